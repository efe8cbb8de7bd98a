import { defineConfig } from 'vitest/config';
import { sharedTestConfig } from '../../../vitest.shared.ts';

// The corpus test reads and compares all 141,264 lines in each of its tests.
export default defineConfig({ test: { ...sharedTestConfig('gurbani-text'), testTimeout: 60_000 } });
