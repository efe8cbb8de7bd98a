import { render, screen } from '@testing-library/react';
import { TransportError } from '@naad/api-client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '../loadChunk.ts';
import { ERROR_EVENT } from '../report/reportError.ts';
import { InEnglish } from '../testing/InEnglish.tsx';
import { PageBoundary } from './PageBoundary.tsx';

beforeEach(() => {
  // React says of every caught error that it was caught.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Broken({ error }: { error: Error }): never {
  throw error;
}

function fail(error: Error) {
  render(
    <MemoryRouter initialEntries={['/shabad?id=1']}>
      <p>The rest of the site</p>
      <PageBoundary>
        <Broken error={error} />
      </PageBoundary>
    </MemoryRouter>,
    { wrapper: InEnglish },
  );
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('a page that cannot be drawn', () => {
  it('leaves the rest of the site, and says what to do', () => {
    fail(new Error('broken'));
    expect(heading()).toBe("Waheguru! Something isn't working correctly");
    screen.getByText('The rest of the site');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.slice(0, 2)).toEqual(['/shabad?id=1', '/']);
    expect(screen.getByRole('link', { name: 'Load the page again' }).getAttribute('rel')).toBe('external');
  });

  it('says that it took too long where it did', () => {
    fail(new TransportError('timeout', 'late'));
    expect(heading()).toBe('Network connection timed out (usually down or slow connection)');
  });

  it('says so where a part of the program is missing', () => {
    fail(new ChunkLoadError('gone'));
    expect(heading()).toBe('We are having trouble in rendering this route.');
  });

  it('is reported', async () => {
    const handle = vi.fn();
    window.addEventListener(ERROR_EVENT, handle, { once: true });
    fail(new RangeError('broken once'));
    await vi.waitFor(() => {
      expect(handle).toHaveBeenCalledOnce();
    });
    const [event] = handle.mock.calls[0] as [CustomEvent];
    expect(event.detail).toMatchObject({ id: 'RangeError', message: 'broken once', where: 'render' });
  });
});
