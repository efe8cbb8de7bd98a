/** anvaad-js is built for browsers and reads `self` when it loads; this gives it one where there is none. */
(globalThis as { self?: unknown }).self ??= globalThis;
