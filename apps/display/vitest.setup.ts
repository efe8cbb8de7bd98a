import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Files share a document: each test leaves it, and its clock, as they were.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
