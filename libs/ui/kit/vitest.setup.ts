import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Test files share a document, so each test restores it and the clock.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
