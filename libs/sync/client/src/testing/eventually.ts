/** Waits until something holds, looking often; fails with what it last said. */
export async function eventually<Value>(look: () => Value, withinMs = 8_000): Promise<Value> {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      return look();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

/** For tests of what does not happen. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
