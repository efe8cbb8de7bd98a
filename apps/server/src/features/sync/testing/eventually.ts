/** Waits until something holds, looking often; fails with what it last said. */
export async function eventually<Value>(
  look: () => Value | Promise<Value>,
  withinMs = 4_000,
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

/** Lets what was sent before arrive, for tests of what does not: something else went the same way meanwhile. */
export function settled(ms = 120): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
