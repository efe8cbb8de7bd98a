/**
 * Polls until `look` succeeds; fails with its last error.
 *
 * @param withinMs when to give up: long by default, so that only a busy machine comes near
 */
export async function eventually<Value>(
  look: () => Value | Promise<Value>,
  withinMs = 15_000,
): Promise<Value> {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

/** Waits for earlier messages to arrive, for tests that something doesn't happen. */
export function settled(ms = 120): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
