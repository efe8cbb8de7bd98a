import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Test files share one document, so each test restores it and the clock.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// jsdom has no layout, so there is nothing to scroll.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;
