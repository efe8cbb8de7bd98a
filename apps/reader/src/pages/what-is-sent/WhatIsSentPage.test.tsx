import { hasRefusedEvents } from '@naad/settings-state';
import { InEnglish } from '@naad/ui-i18n/testing';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dispatchSiteEvent } from '../../shared/dispatchSiteEvent.ts';

const beacon = vi.fn((_url: string, _body: string) => true);

beforeEach(() => {
  vi.resetModules();
  beacon.mockClear();
  navigator.sendBeacon = beacon as unknown as Navigator['sendBeacon'];
});
afterEach(() => {
  window.localStorage.clear();
});

/** Renders the page in fresh modules, since these remember the visit. */
async function open(site = {}, hasAcceptedNotice = true) {
  const { agreeToEvents } = await import('./recorder/siteRecorder.ts');
  if (hasAcceptedNotice) agreeToEvents();
  const { WhatIsSentPage } = await import('./WhatIsSentPage.tsx');
  const { SiteFrame } = await import('../../testing/SiteFrame.tsx');
  return render(
    <SiteFrame site={site} preferences={{ hasAcceptedNotice }}>
      <WhatIsSentPage />
    </SiteFrame>,
    { wrapper: InEnglish },
  );
}

const shown = () =>
  within(screen.getByRole('list', { name: /^(What would be sent|Sent about this visit)$/ })).getAllByRole(
    'listitem',
  );
const search = () => {
  act(() => {
    dispatchSiteEvent({ kind: 'click', action: 'search-query', text: 'secret' });
  });
};
const leave = () => {
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
};

it('the page says that nothing is sent, and shows what would be', async () => {
  await open();
  expect(screen.getByText(/^Nothing: Naad does not record visits/)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
  search();
  expect(shown().at(-1)?.textContent.trim()).toBe('{"kind":"click","action":"search-query"}');
  leave();
  expect(beacon).not.toHaveBeenCalled();
});

it('the page sends nothing before the visitor accepts the privacy notice [P17]', async () => {
  await open({ events: { withText: false } }, false);
  search();
  expect(screen.getByRole('list', { name: 'What would be sent' })).toBeTruthy();
  leave();
  expect(beacon).not.toHaveBeenCalled();
});

it('the page shows what was sent and lets the visitor refuse it [V16]', async () => {
  await open({ events: { withText: false } });
  search();
  expect(shown().at(-1)?.textContent).toMatch(/not sent yet$/);
  leave();
  expect(shown().at(-1)?.textContent).toMatch(/ sent$/);
  expect(beacon.mock.calls.map(([url]) => url)).toEqual(['/api/events']);

  const refusal = screen.getByRole('switch', { name: 'Send nothing about my visits' });
  search();
  await userEvent.click(refusal);
  expect(hasRefusedEvents(window)).toBe(true);
  expect(screen.getByRole('heading', { name: 'What would be sent' })).toBeTruthy();
  search();
  await userEvent.click(refusal);
  expect(hasRefusedEvents(window)).toBe(false);
  leave();
  // Events queued at the refusal, and those after it, are never sent.
  expect(beacon).toHaveBeenCalledOnce();
});

it('the page says so if typed words are sent', async () => {
  await open({ events: { withText: true } });
  expect(screen.getByText(/^It also records what you search for and say/)).toBeTruthy();
});
