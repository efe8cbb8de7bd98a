/** anvaad-js is built for browsers and reads `self` on load; Node has no such global. */
(globalThis as { self?: unknown }).self ??= globalThis;
