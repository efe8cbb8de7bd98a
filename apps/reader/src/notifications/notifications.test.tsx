import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '../navigation/NavigationContext.tsx';
import { Notifications } from '../shell/Notifications.tsx';
import { InEnglish } from '../testing/InEnglish.tsx';
import type { News } from './createNotificationList.ts';
import { NotificationsProvider } from './NotificationsContext.tsx';
import { useNotify } from './useNotify.ts';
import { useNotifyError } from './useNotifyError.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('./Toasts.tsx');
});

const News = ({ news, error }: { news?: News; error?: News }) => {
  const notify = useNotify();
  const notifyError = useNotifyError();
  return (
    <button
      onClick={() => {
        if (news) notify(news);
        if (error) notifyError(error);
      }}
    >
      Do it
    </button>
  );
};

function show(child: ReactNode, failure: Failure | null = null) {
  const onRetry = vi.fn();
  const onDismiss = vi.fn();
  render(
    <InEnglish>
      <NotificationsProvider>
        {child}
        <Notifications failure={failure} onRetry={onRetry} onDismiss={onDismiss} />
      </NotificationsProvider>
    </InEnglish>,
  );
  return { onRetry, onDismiss, region: within(screen.getByRole('region', { name: 'Notifications' })) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const doIt = () => fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
const urgencyOf = (text: string) =>
  screen.getByText(text, { exact: false }).closest('[aria-live]')?.getAttribute('aria-live');
const placeOf = (text: string) =>
  screen.getByText(text, { exact: false }).closest('[data-place]')?.getAttribute('data-place');

describe('news', () => {
  it('stands in the one region of its name for 2,500 ms, read when there is time', async () => {
    const { region } = show(<News news={{ text: 'Copied' }} />);
    doIt();
    await region.findByText('Copied');
    expect([urgencyOf('Copied'), placeOf('Copied')]).toEqual(['polite', 'bottom']);
    await pass(2300);
    expect(region.queryByText('Copied')).not.toBeNull();
    await pass(400);
    expect(region.queryByText('Copied')).toBeNull();
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });

  it('of a failed call stands at the top for 4,000 ms, read at once', async () => {
    const { region } = show(<News error={{ text: 'Not saved' }} />);
    doIt();
    await region.findByText('Not saved');
    expect([urgencyOf('Not saved'), placeOf('Not saved')]).toEqual(['assertive', 'top-end']);
    await pass(3500);
    expect(region.queryByText('Not saved')).not.toBeNull();
    await pass(1000);
    expect(region.queryByText('Not saved')).toBeNull();
  });

  it('comes only after its live region, which screen readers have to know first', async () => {
    const { region } = show(<News news={{ text: 'Copied' }} />);
    doIt();
    await vi.waitFor(() => {
      expect(document.querySelectorAll('[aria-live="assertive"]').length).toBeGreaterThan(0);
    });
    expect(region.queryByText('Copied')).toBeNull();
    expect(await region.findByText('Copied')).toBeTruthy();
  });

  it('waits while someone attends to it', async () => {
    const { region } = show(<News news={{ text: 'Copied' }} />);
    doIt();
    const dismiss = await region.findByRole('button', { name: 'Dismiss' });
    act(() => {
      dismiss.focus();
    });
    await pass(60_000);
    fireEvent.click(dismiss);
    expect(region.queryByText('Copied')).toBeNull();
  });

  it('may offer one thing to do, and goes when that is done', async () => {
    const run = vi.fn();
    const { region } = show(<News news={{ text: 'Removed', action: { label: 'Undo', run } }} />);
    doIt();
    fireEvent.click(await region.findByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
    expect(region.queryByText('Removed', { exact: false })).toBeNull();
  });

  it('may lead somewhere', async () => {
    const { region } = show(
      <News news={{ text: 'Added', action: { label: 'Open', href: '/shabad?id=1,2' } }} />,
    );
    doIt();
    const link = await region.findByRole('link', { name: 'Open' });
    expect(link.getAttribute('href')).toBe('/shabad?id=1,2');
  });
});

describe('a page that could not be loaded', () => {
  it.each([
    ['timeout', 'Network connection timed out (usually down or slow connection)'],
    ['offline', "It seems you aren't connected to internet; offline mode unsupported"],
    ['unknown', "Can't load page"],
  ] as const)('for %s says why, and can be asked for again', (reason, words) => {
    const { region, onRetry, onDismiss } = show(null, { href: '/ang?ang=2', reason });
    expect(urgencyOf(words)).toBe('polite');
    fireEvent.click(region.getByRole('link', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledExactlyOnceWith('/ang?ang=2');
    fireEvent.click(region.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('for a missing part of the program is opened as a whole', () => {
    const { region } = show(null, { href: '/ang?ang=2', reason: 'chunk' });
    region.getByText('We are having trouble in rendering this route.');
    region.getByText('newer since you opened it', { exact: false });
    const link = region.getByRole('link', { name: 'Open the page anew' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['/ang?ang=2', 'external']);
  });
});

it('is told plainly where the toasts do not come', async () => {
  vi.doMock('./Toasts.tsx', () => {
    throw new Error('No connection');
  });
  const { region } = show(<News news={{ text: 'Copied' }} />);
  doIt();
  await region.findByText('Copied');
  await pass(60_000);
  fireEvent.click(region.getByRole('button', { name: 'Dismiss' }));
  expect(region.queryByText('Copied')).toBeNull();
});
