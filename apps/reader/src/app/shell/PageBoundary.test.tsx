import { render, screen } from '@testing-library/react';
import { TransportError } from '@naad/api-client';
import { InEnglish } from '@naad/ui-i18n/testing';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '../../shared/loadChunk.ts';
import { ERROR_EVENT } from '../../shared/report/reportError.ts';
import { PageBoundary } from './PageBoundary.tsx';

beforeEach(() => {
  // React logs every caught error.
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

describe('PageBoundary', () => {
  it('keeps the rest of the site after an error and says what to do', () => {
    fail(new Error('broken'));
    expect(heading()).toBe("Something isn't working");
    screen.getByText('The rest of the site');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.slice(0, 2)).toEqual(['/shabad?id=1', '/']);
    expect(screen.getByRole('link', { name: 'Load the page again' }).getAttribute('rel')).toBe('external');
  });

  it('names a timeout [S4.57]', () => {
    fail(new TransportError('timeout', 'late'));
    expect(heading()).toBe('The connection timed out. Try again.');
  });

  it('names a missing chunk [S4.59, S8.21]', () => {
    fail(new ChunkLoadError('gone'));
    expect(heading()).toBe('This page could not be shown.');
  });

  it('reports the error [S4.57]', async () => {
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
