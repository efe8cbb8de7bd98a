import { setFlagsFromString } from 'node:v8';

/** Heap growth before garbage collection, in per cent of the heap in use. */
const GROWTH_PERCENT = 50;

/**
 * Limits the memory of the process. By default V8 grows its heap severalfold before collecting, with little
 * benefit here: most data is outside the heap and never changes, and responses of megabytes are rare.
 * Measured in docs/benchmarks.md, “Start-up and memory”.
 */
export function collectSooner(): void {
  setFlagsFromString(`--heap-growing-percent=${String(GROWTH_PERCENT)}`);
}
