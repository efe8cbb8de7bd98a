import { hasRefusedEvents } from '@naad/settings-state';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellEvent } from '../../events/tellEvent.ts';
import { InEnglish } from '../../testing/InEnglish.tsx';

const beacon = vi.fn((_url: string, _body: Blob) => true);

beforeEach(() => {
  vi.resetModules();
  beacon.mockClear();
  navigator.sendBeacon = beacon as unknown as Navigator['sendBeacon'];
});
afterEach(() => {
  window.localStorage.clear();
});

/** Each test is a visit of its own, and so has the modules of its own that remember it. */
async function open(site = {}) {
  const { WhatIsSentPage } = await import('./WhatIsSentPage.tsx');
  const { SiteFrame } = await import('../../testing/SiteFrame.tsx');
  return render(
    <SiteFrame site={site}>
      <WhatIsSentPage />
    </SiteFrame>,
    { wrapper: InEnglish },
  );
}

const shown = () =>
  within(screen.getByRole('list', { name: /^(What would be sent|Sent of this visit)$/ })).getAllByRole(
    'listitem',
  );
const search = () => {
  act(() => {
    tellEvent({ kind: 'click', action: 'search-query', text: 'secret' });
  });
};
const leave = () => {
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
};

it('says that nothing is sent, and shows what would be', async () => {
  await open();
  expect(screen.getByText(/^Nothing: Naad does not record visits/)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
  search();
  expect(shown().at(-1)?.textContent.trim()).toBe('{"kind":"click","action":"search-query"}');
  leave();
  expect(beacon).not.toHaveBeenCalled();
});

it('shows what was sent, and lets a visitor end it where visits are heard', async () => {
  await open({ events: { withText: false } });
  search();
  expect(shown().at(-1)?.textContent).toMatch(/not sent yet$/);
  leave();
  expect(shown().at(-1)?.textContent).toMatch(/ sent$/);
  expect(beacon.mock.calls.map(([url]) => url)).toEqual(['/api/events']);

  const refusal = screen.getByRole('switch', { name: 'Send nothing of my visits' });
  search();
  await userEvent.click(refusal);
  expect(hasRefusedEvents(window)).toBe(true);
  expect(screen.getByRole('heading', { name: 'What would be sent' })).toBeTruthy();
  search();
  await userEvent.click(refusal);
  expect(hasRefusedEvents(window)).toBe(false);
  leave();
  // What waited when it was refused, and what came meanwhile, stays here.
  expect(beacon).toHaveBeenCalledOnce();
});

it('says so where words are sent', async () => {
  await open({ events: { withText: true } });
  expect(screen.getByText(/^What you search for and say is sent too/)).toBeTruthy();
});
