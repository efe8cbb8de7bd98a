/** A seeded random generator. */
export interface Random {
  /** A whole number from 0, below `limit`. */
  below(limit: number): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  /** @throws RangeError when there are no choices */
  pick<Choice>(choices: readonly Choice[]): Choice;
}

/** Mixes two numbers into 32 bits (MurmurHash3's finalizer), so that adjacent indexes draw unrelated values. */
function mix(seed: number, index: number): number {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 0x7f4a7c15, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A generator (mulberry32) for one case: the same seed and index draw the same values on every machine. */
export function createRandom(seed: number, index: number): Random {
  let state = mix(seed, index);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 0x1_0000_0000;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    between: (min, max) => min + below(max - min + 1),
    chance: (probability) => next() < probability,
    pick(choices) {
      if (choices.length === 0) throw new RangeError('There is nothing to pick from.');
      return choices[below(choices.length)] as (typeof choices)[number];
    },
  };
}
