import { SiteEvent } from '@naad/api-contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LineActions } from '../features/copy/LineActions/LineActions.tsx';
import { GoOn } from '../features/home/GoOn/GoOn.tsx';
import { TIMED_BANIS } from '../features/home/timedBani.ts';
import { facebookHref } from '../features/share/facebookHref.ts';
import { waysThat } from '../features/voice/testing/waysThat.ts';
import { VoicePanel } from '../features/voice/VoicePanel/VoicePanel.tsx';
import { InstallBanner } from '../shell/InstallBanner/InstallBanner.tsx';
import { InEnglish } from '../testing/InEnglish.tsx';
import { SiteFrame } from '../testing/SiteFrame.tsx';
import { eventOfPress } from './eventOfPress.ts';
import { SITE_EVENT } from './tellEvent.ts';

const never = () => undefined;

/** What is told of a press on a link or a button of it. */
async function pressed(part: ReactElement, role: 'link' | 'button', name: string) {
  render(part, { wrapper: InEnglish });
  const event = eventOfPress(await screen.findByRole(role, { name }));
  if (event) expect(SiteEvent.parse(event)).toEqual(event);
  return event;
}

const click = (action: string, label?: string) => ({ kind: 'click', action, ...(label && { label }) });

describe('a press on Home', () => {
  const resume = { ang: 5, href: '/ang?ang=5' };

  it('goes on with what was read', async () => {
    const part = <GoOn headingId="a" resume={resume} timedBani={null} />;
    expect(await pressed(part, 'link', 'Resume at ang 5')).toEqual(click('sehaj-paath-link'));
  });

  it.each(TIMED_BANIS)('opens the bani of the hour: $id', async (timedBani) => {
    const part = <GoOn headingId="a" resume={resume} timedBani={timedBani} />;
    const name = { japji: 'Japji Sahib', rehraas: 'Rehraas Sahib', sohilaa: 'Sohilaa Sahib' }[timedBani.id];
    expect(await pressed(part, 'link', name)).toEqual(click(`${timedBani.id}-sahib-link`));
  });
});

describe('a press on what is done with a line', () => {
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
  ])('%s', async (name, label) => {
    expect(await pressed(part, 'link', name)).toEqual(click('line-sharer', label));
  });
});

describe('a press on the offer of an app', () => {
  const apps = [{ platform: 'android', href: 'https://store.example/naad' }] as const;
  const offer = (
    <SiteFrame site={{ links: { donate: '/', feedback: '/', apps } }}>
      <InstallBanner userAgent="Android" />
    </SiteFrame>
  );

  it.each([
    ['link', 'Get the app', click('smart-banner-install')],
    ['button', 'Dismiss', null],
  ] as const)('%s %s', async (role, name, told) => {
    expect(await pressed(offer, role, name)).toEqual(told);
  });
});

describe('a voice search', () => {
  let told: unknown[] = [];
  beforeEach(() => {
    told = [];
    const hear = (event: Event) => told.push((event as CustomEvent).detail);
    window.addEventListener(SITE_EVENT, hear);
    return () => {
      window.removeEventListener(SITE_EVENT, hear);
    };
  });

  it('tells when it begins and ends, and what was heard', async () => {
    const ways = waysThat({ hear: 'ਧਧਰਗਜ' });
    render(<VoicePanel id="voice" presses={1} ways={ways} onHeard={never} onClose={never} />, {
      wrapper: InEnglish,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    await vi.waitFor(() => {
      expect(told).toEqual([
        click('start-recording'),
        click('stop-recording'),
        { ...click('voice-search-success'), text: 'ਧਧਰਗਜ' },
      ]);
    });
  });
});
