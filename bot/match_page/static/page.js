"use strict";
// Everything here is a comfort: without it the page shows the newest board, and its links lead to every turn.
(() => {
  const root = document.documentElement;
  const KEPT = "pantheon-look";
  const remember = (look) => { try { localStorage.setItem(KEPT, look); } catch { /* Nothing is kept. */ } };
  const recall = () => { try { return localStorage.getItem(KEPT); } catch { return null; } };
  const looks = ["auto", "light", "dark", "contrast"];
  if (looks.includes(recall())) root.dataset.theme = recall();

  const find = (id) => document.getElementById(id);
  const say = (text) => { find("status").textContent = text; };

  // The look.
  function offerLooks() {
    const choice = find("look");
    choice.value = root.dataset.theme;
    choice.parentElement.hidden = false;
    choice.addEventListener("change", () => {
      root.dataset.theme = choice.value;
      remember(choice.value);
    });
  }

  // Explanations, in a dialog beside the board instead of far below it.
  function explain(id) {
    const about = find("about-" + id);
    const shown = find("explanation");
    if (!about || !shown.showModal) return false;
    find("explained").textContent = about.previousElementSibling
      ? about.previousElementSibling.textContent : about.parentElement.firstElementChild.textContent;
    shown.querySelector("div").replaceChildren(...[...about.childNodes].map((each) => each.cloneNode(true)));
    if (!shown.open) shown.showModal();
    return true;
  }

  // Times: how long ago, in the language of the page.
  const STEPS = [[60, "second", 1], [3600, "minute", 60], [86400, "hour", 3600], [Infinity, "day", 86400]];
  function tellTimes() {
    const ago = new Intl.RelativeTimeFormat(root.lang, { numeric: "auto" });
    for (const time of document.querySelectorAll("time")) {
      const at = new Date(time.dateTime);
      if (isNaN(at)) continue;
      const seconds = (at - Date.now()) / 1000;
      const [, unit, size] = STEPS.find(([most]) => Math.abs(seconds) < most);
      time.title = at.toLocaleString(root.lang);
      time.textContent = ago.format(Math.round(seconds / size), unit);
      // "5 minutes ago" follows no "since".
      if (time.closest(".since")) time.closest(".since").firstElementChild.hidden = true;
    }
  }

  // New contents in place of the old ones: what was open stays open, and the focus stays where it was.
  function show(html) {
    const match = find("match");
    const made = document.createElement("template");
    made.innerHTML = html;
    const fresh = made.content.getElementById("match");
    if (!match || !fresh) return false;
    const open = [...match.querySelectorAll("details[open]")].map((each) => each.id);
    const focused = document.activeElement;
    const way = match.contains(focused) && focused.dataset.way;
    const within = match.contains(focused) && focused.closest("details");
    match.replaceWith(fresh);
    for (const id of open) if (id && find(id)) find(id).open = true;
    if (way) (fresh.querySelector(`[data-way="${way}"]`) || fresh.querySelector("[data-way]"))?.focus();
    else if (within && find(within.id)) find(within.id).querySelector("summary").focus();
    tellTimes();
    return true;
  }

  // Steps to other turns without loading the page again; where that fails, the link is followed.
  async function go(address, { keep = true } = {}) {
    try {
      const answer = await fetch(address, { headers: { Accept: "text/html" } });
      if (!answer.ok) throw new Error(answer.status);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.getElementById("match");
      if (!fresh || !show(fresh.outerHTML)) throw new Error("no match");
      if (keep) history.pushState(null, "", address);
      document.title = page.title;
      follow(page.getElementById("content").dataset.events || "");
      say(find("asked").textContent.trim().replace(/\s+/g, " "));
    } catch {
      location.assign(address);
    }
  }

  // New boards as they come.
  let source = null;
  let lost = false;
  function follow(address) {
    const content = find("content");
    if (source && source.from === address && source.readyState !== EventSource.CLOSED) return;
    if (source) source.close();
    source = null;
    if (!address || !window.EventSource) return;
    source = new EventSource(address);
    source.from = address;
    source.addEventListener("page", (event) => {
      const shown = find("match");
      if (shown && event.lastEventId && event.lastEventId === shown.dataset.version) return;
      if (!show(event.data)) return;
      say(find("asked").textContent.trim().replace(/\s+/g, " "));
      if ("ended" in find("match").dataset) source.close();
    });
    source.addEventListener("gone", () => { source.close(); location.reload(); });
    source.addEventListener("open", () => { if (lost) say(content.dataset.found); lost = false; });
    source.addEventListener("error", () => {
      if (!lost) say(content.dataset.lost);
      lost = true;
      if (source.readyState === EventSource.CLOSED) setTimeout(() => follow(address), 30000 + Math.random() * 30000);
    });
  }

  function clicked(event) {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target.closest("a");
    if (!link) return;
    if (link.dataset.piece) {
      if (explain(link.dataset.piece)) event.preventDefault();
    } else if (link.dataset.way && location.protocol !== "file:") {
      event.preventDefault();
      go(link.href);
    }
  }

  function pressed(event) {
    const busy = event.target.closest("input, select, textarea, dialog, [contenteditable]");
    if (busy || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const way = { ArrowLeft: "back", ArrowRight: "on" }[event.key];
    const link = way && document.querySelector(`[data-way="${way}"]`);
    if (link) { event.preventDefault(); link.click(); }
  }

  document.addEventListener("DOMContentLoaded", () => {
    offerLooks();
    tellTimes();
    setInterval(tellTimes, 30000);
    document.addEventListener("click", clicked);
    document.addEventListener("keydown", pressed);
    const shown = find("explanation");
    shown.querySelector("button").addEventListener("click", () => shown.close());
    shown.addEventListener("click", (event) => { if (event.target === shown) shown.close(); });
    window.addEventListener("popstate", () => go(location.href, { keep: false }));
    follow(find("content").dataset.events || "");
  });
})();
