"""Monitoring for the operator: samples of the process's state, metrics and health over HTTP, alerts in a channel."""
