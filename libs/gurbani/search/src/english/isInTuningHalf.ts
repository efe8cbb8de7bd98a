import type { ShabadIndex } from '@naad/gurbani-corpus';

/**
 * Whether a shabad is in the half that weights are tuned and word meanings are learnt on; figures are reported on the
 * other half only. Shabads fall on either side as if by chance, but always the same.
 */
export function isInTuningHalf(shabad: ShabadIndex): boolean {
  return Math.imul(shabad + 1, 0x9e3779b1) >>> 31 === 0;
}
