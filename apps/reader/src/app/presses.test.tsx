import { SiteEvent } from '@naad/api-contract';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LineActions } from '../features/copy/LineActions/LineActions.tsx';
import { GoOn } from '../pages/home/GoOn/GoOn.tsx';
import { TIMED_BANIS } from '../features/home/timedBani.ts';
import { facebookHref } from '../features/share/facebookHref.ts';
import { fakeVoice } from '../features/voice/testing/fakeVoice.ts';
import { VoicePanel } from '../features/voice/VoicePanel/VoicePanel.tsx';
import { InstallBanner } from './shell/InstallBanner/InstallBanner.tsx';
import { SiteFrame } from '../testing/SiteFrame.tsx';
import { eventOfPress } from '../pages/what-is-sent/recorder/eventOfPress.ts';
import { SITE_EVENT } from '../shared/dispatchSiteEvent.ts';

const never = () => undefined;

/** The event of a press on a link or button of a rendered part. */
async function eventOf(part: ReactElement, role: 'link' | 'button', name: string | RegExp) {
  render(part, { wrapper: InEnglish });
  const event = eventOfPress(await screen.findByRole(role, { name }));
  if (event) expect(SiteEvent.parse(event)).toEqual(event);
  return event;
}

const click = (action: string, label?: string) => ({ kind: 'click', action, ...(label && { label }) });

describe('the event of a press on Home [V15]', () => {
  const last = { kind: 'ang', ang: 5, percent: 0, href: '/ang?ang=5' } as const;

  it('names the link to resume reading', async () => {
    const part = <GoOn paaths={[]} last={last} timedBani={null} />;
    expect(await eventOf(part, 'link', /^Continue/)).toEqual(click('sehaj-paath-link'));
  });

  it.each(TIMED_BANIS)('names the bani of the hour: $id', async (timedBani) => {
    const part = <GoOn paaths={[]} last={last} timedBani={timedBani} />;
    const name = { japji: /Japji Sahib/, rehraas: /Rehraas Sahib/, sohilaa: /Sohilaa Sahib/ }[timedBani.id];
    expect(await eventOf(part, 'link', name)).toEqual(click(`${timedBani.id}-sahib-link`));
  });
});

describe('the event of a press on the actions of a line [V15]', () => {
  const part = (
    <LineActions
      count={1}
      onCopy={never}
      onShare={never}
      facebookHref={facebookHref('https://naad.example/s/1')}
      shabadHref="/shabad?id=1"
    />
  );

  it.each([
    ['Facebook', 'facebook'],
    ['Open shabad', 'open-shabad'],
  ])('for %s has the label %s', async (name, label) => {
    expect(await eventOf(part, 'link', name)).toEqual(click('line-sharer', label));
  });
});

describe('the event of a press on the install banner [V15]', () => {
  const apps = [{ platform: 'android', href: 'https://store.example/naad' }] as const;
  const offer = (
    <SiteFrame site={{ links: { donate: '/', feedback: '/', apps } }}>
      <InstallBanner userAgent="Android" />
    </SiteFrame>
  );

  it.each([
    ['link', 'Get the app', click('smart-banner-install')],
    ['button', 'Dismiss', null],
  ] as const)('for the %s %s is as expected', async (role, name, expected) => {
    expect(await eventOf(offer, role, name)).toEqual(expected);
  });
});

describe('a voice search [V15]', () => {
  let events: unknown[] = [];
  beforeEach(() => {
    events = [];
    const handle = (event: Event) => events.push((event as CustomEvent).detail);
    window.addEventListener(SITE_EVENT, handle);
    return () => {
      window.removeEventListener(SITE_EVENT, handle);
    };
  });

  it('sends events for its start, its end and the transcript', async () => {
    const ways = fakeVoice({ hear: 'ਧਧਰਗਜ' });
    render(<VoicePanel id="voice" presses={1} ways={ways} onHeard={never} onClose={never} />, {
      wrapper: InEnglish,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    await vi.waitFor(() => {
      expect(events).toEqual([
        click('start-recording'),
        click('stop-recording'),
        { ...click('voice-search-success'), text: 'ਧਧਰਗਜ' },
      ]);
    });
  });
});
