export interface StepperRange {
  readonly min: number;
  readonly max: number;
  /** The distance of one step; more than 0. */
  readonly step: number;
}

/**
 * The value one step up (`1`) or down (`-1`), never beyond an end, without the dust of binary fractions
 * (0.1 + 0.2 is 0.3).
 */
export function steppedValue(value: number, direction: 1 | -1, { min, max, step }: StepperRange): number {
  const digits = Math.max(fractionDigits(step), fractionDigits(value));
  const next = Number((value + direction * step).toFixed(digits));
  return Math.min(max, Math.max(min, next));
}

function fractionDigits(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
