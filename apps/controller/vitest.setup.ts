import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Files share a document: each test leaves it, and its clock, as they were.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// The test document has no layout, so nothing to scroll.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;
