import { InEnglish } from '@naad/ui-i18n/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '../navigation/NavigationContext.tsx';
import { Notifications } from './Notifications.tsx';
import type { NotificationContent } from './createNotificationList.ts';
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

const NotificationContent = ({
  news,
  error,
}: {
  news?: NotificationContent;
  error?: NotificationContent;
}) => {
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

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const doIt = () => fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
const urgencyOf = (text: string) =>
  screen.getByText(text, { exact: false }).closest('[aria-live]')?.getAttribute('aria-live');
const placeOf = (text: string) =>
  screen.getByText(text, { exact: false }).closest('[data-place]')?.getAttribute('data-place');

describe('a notification', () => {
  it('stays in the notifications region for 2,500 ms and is announced politely [S9.7]', async () => {
    const { region } = show(<NotificationContent news={{ text: 'Copied' }} />);
    doIt();
    await region.findByText('Copied');
    expect([urgencyOf('Copied'), placeOf('Copied')]).toEqual(['polite', 'bottom']);
    await advance(2300);
    expect(region.queryByText('Copied')).not.toBeNull();
    await advance(400);
    expect(region.queryByText('Copied')).toBeNull();
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });

  it('of an error stays at the top for 4,000 ms and is announced at once [S8.29]', async () => {
    const { region } = show(<NotificationContent error={{ text: 'Not saved' }} />);
    doIt();
    await region.findByText('Not saved');
    expect([urgencyOf('Not saved'), placeOf('Not saved')]).toEqual(['assertive', 'top-end']);
    await advance(3500);
    expect(region.queryByText('Not saved')).not.toBeNull();
    await advance(1000);
    expect(region.queryByText('Not saved')).toBeNull();
  });

  it('appears after its live region, which must exist before screen readers announce it', async () => {
    const { region } = show(<NotificationContent news={{ text: 'Copied' }} />);
    doIt();
    await vi.waitFor(() => {
      expect(document.querySelectorAll('[aria-live="assertive"]').length).toBeGreaterThan(0);
    });
    expect(region.queryByText('Copied')).toBeNull();
    expect(await region.findByText('Copied')).toBeTruthy();
  });

  it('stays while it has the focus', async () => {
    const { region } = show(<NotificationContent news={{ text: 'Copied' }} />);
    doIt();
    const dismiss = await region.findByRole('button', { name: 'Dismiss' });
    act(() => {
      dismiss.focus();
    });
    await advance(60_000);
    fireEvent.click(dismiss);
    expect(region.queryByText('Copied')).toBeNull();
  });

  it('can have an action and disappears once it is taken', async () => {
    const run = vi.fn();
    const { region } = show(
      <NotificationContent news={{ text: 'Removed', action: { label: 'Undo', run } }} />,
    );
    doIt();
    fireEvent.click(await region.findByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
    expect(region.queryByText('Removed', { exact: false })).toBeNull();
  });

  it('can have a link', async () => {
    const { region } = show(
      <NotificationContent news={{ text: 'Added', action: { label: 'Open', href: '/shabad?id=1,2' } }} />,
    );
    doIt();
    const link = await region.findByRole('link', { name: 'Open' });
    expect(link.getAttribute('href')).toBe('/shabad?id=1,2');
  });
});

describe('the notice of a failed navigation', () => {
  it.each([
    ['timeout', 'The connection timed out. Try again.'],
    ['offline', 'You are offline. Check your connection, then try again.'],
    ['unknown', "Can't load page"],
  ] as const)('names the reason %s and offers a retry', (reason, words) => {
    const { region, onRetry, onDismiss } = show(null, { href: '/ang?ang=2', reason });
    expect(urgencyOf(words)).toBe('polite');
    fireEvent.click(region.getByRole('link', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledExactlyOnceWith('/ang?ang=2');
    fireEvent.click(region.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('of a missing chunk links the page as a new document', () => {
    const { region } = show(null, { href: '/ang?ang=2', reason: 'chunk' });
    region.getByText('This page could not be shown.');
    region.getByText('a new version of this site', { exact: false });
    const link = region.getByRole('link', { name: 'Reload the page' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['/ang?ang=2', 'external']);
  });
});

it('a notification is shown as a plain notice if the toasts fail to load', async () => {
  vi.doMock('./Toasts.tsx', () => {
    throw new Error('No connection');
  });
  const { region } = show(<NotificationContent news={{ text: 'Copied' }} />);
  doIt();
  await region.findByText('Copied');
  await advance(60_000);
  fireEvent.click(region.getByRole('button', { name: 'Dismiss' }));
  expect(region.queryByText('Copied')).toBeNull();
});
