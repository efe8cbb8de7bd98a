import { EMPTY_STATE, type SessionState } from '@naad/sync-protocol';
import type { FollowerState } from '@naad/sync-client';
import { InEnglish } from '@naad/ui-i18n/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { FollowPage } from './FollowPage.tsx';
import { FOLLOWED_API, FOLLOWED_BANI, FOLLOWED_SHABAD, FAILING_API } from './testing/followedApi.ts';

const shown = vi.fn();

beforeEach(() => {
  shown.mockClear();
  // The document of unit tests has none of them.
  Element.prototype.scrollIntoView = shown;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  // Unmount while the stub of scrollIntoView still exists.
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const { id = 0, verses = [] } = FOLLOWED_SHABAD ?? {};
const lineAt = (row: number) => ({ kind: 'shabad', id, highlight: verses[row]?.id ?? 0 }) as const;

function stateOf(session: Partial<SessionState> | null, changes: Partial<FollowerState> = {}): FollowerState {
  return {
    connection: { kind: 'connected' },
    session: session && { ...EMPTY_STATE, ...session },
    hostOnline: true,
    isStale: false,
    ...changes,
  };
}

const page = (state: FollowerState, api = FOLLOWED_API) => (
  <InEnglish>
    <SiteFrame>
      <FollowPage api={api} code="BCD-FGH" state={state} onExit={() => undefined} />
    </SiteFrame>
  </InEnglish>
);

const current = () => document.querySelectorAll('[data-verse-id][aria-current="true"]');
const announced = () => document.querySelector('[aria-live="polite"]')?.textContent;

it('the follow page waits for the display, then marks its line and scrolls it into view [B95]', async () => {
  const { rerender } = render(page(stateOf({})));
  const region = screen.getByRole('region', { name: 'Following' });
  expect(region.textContent).toContain('Connected to display BCD-FGH');
  rerender(page(stateOf(lineAt(2))));
  await waitFor(() => expect(current()).toHaveLength(1));
  expect(current()[0]?.getAttribute('data-verse-id')).toBe(String(verses[2]?.id));
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  expect(announced()).toBe(verses[2]?.unicode);
  const [first] = region.querySelectorAll('[data-verse-id]');
  rerender(page(stateOf(lineAt(3))));
  expect(current()[0]?.getAttribute('data-verse-id')).toBe(String(verses[3]?.id));
  expect(shown).toHaveBeenCalledTimes(2);
  expect(announced()).toBe(verses[3]?.unicode);
  // The text was not rendered again.
  expect(region.querySelectorAll('[data-verse-id]')[0]).toBe(first);
});

it('the follow page shows the bani in the length that the display uses [B96]', async () => {
  const bani = { kind: 'bani', id: FOLLOWED_BANI.id, lineCount: 3 } as const;
  const { rerender } = render(page(stateOf({ ...bani, baniLength: 'short' })));
  await waitFor(() => expect(current()).toHaveLength(1));
  const count = () => document.querySelectorAll('[data-verse-area] [data-verse-id]').length;
  for (const baniLength of ['short', 'extralong'] as const) {
    rerender(page(stateOf({ ...bani, baniLength })));
    const expected = FOLLOWED_BANI.verses.filter(
      ({ lengths, mangal }) => mangal !== 'current' && lengths.includes(baniLength),
    );
    expect(count()).toBe(expected.length);
  }
});

it.each<[string, FollowerState, string]>([
  ['an offline display', stateOf(lineAt(1), { hostOnline: false }), 'showed last'],
  [
    'a lost connection',
    stateOf(lineAt(1), { connection: { kind: 'reconnecting', since: 0 } }),
    'Reconnecting',
  ],
])('the follow page keeps the line of %s, and says so', async (_, state, words) => {
  render(page(state));
  await waitFor(() => expect(current()).toHaveLength(1));
  expect(document.querySelector('[data-status]')?.textContent).toContain(words);
});

it('the follow page shows slides and covers instead of lines, and announces them', async () => {
  const { rerender } = render(page(stateOf({ ...lineAt(1), text: 'vwihgurU', isGurmukhi: true })));
  expect(screen.getAllByText('ਵਾਹਿਗੁਰੂ').map((words) => words.lang)).toEqual(['pa-Guru', 'pa-Guru']);
  expect(current()).toHaveLength(0);
  rerender(page(stateOf({ ...lineAt(1), text: '' })));
  expect(screen.getByText('The screen is blank now.')).toBeTruthy();
  rerender(page(stateOf({ ...lineAt(1), hidden: true })));
  expect(screen.getByText('The screen is hidden now.')).toBeTruthy();
  rerender(page(stateOf(lineAt(1))));
  await waitFor(() => expect(current()).toHaveLength(1));
});

it('the follow page says if a text is not in this collection, or fails to load', async () => {
  const { unmount } = render(page(stateOf({ kind: 'shabad', id: 999_999 })));
  const region = () => within(screen.getByRole('region', { name: 'Following' }));
  await waitFor(() => expect(region().getByText(/not available here/)).toBeTruthy());
  unmount();
  render(page(stateOf(lineAt(1)), FAILING_API));
  await waitFor(() => expect(region().getByText(/Retrying/)).toBeTruthy());
});
