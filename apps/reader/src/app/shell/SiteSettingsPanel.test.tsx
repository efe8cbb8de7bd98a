import { InEnglish } from '@naad/ui-i18n/testing';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { STORY_PAGES } from '../../testing/storyPages.ts';
import { SiteSettingsPanel } from './SiteSettingsPanel.tsx';

/** Capabilities of a site with nothing beside the scripture. */
const BARE_SITE = {
  name: 'Naad',
  version: '1',
  corpus: { builtFrom: '', hash: '', updated: '', lines: 1, shabads: 1 },
  searchTypes: [],
  sources: [],
  translations: [],
  transliterations: [],
  visraamSources: ['sttm'],
  absent: {},
  features: {},
};

let respond: (response: Response) => void;
let fail: (error: unknown) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', () => {
    return new Promise<Response>((resolve, reject) => {
      respond = resolve;
      fail = reject;
    });
  });
  render(
    <SiteFrame first={STORY_PAGES.shabad}>
      <SiteSettingsPanel />
    </SiteFrame>,
    { wrapper: InEnglish },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const player = () => screen.queryByRole<HTMLInputElement>('switch', { name: 'Audio player' });

describe('the settings panel of the site', () => {
  it('appears once it is known what the site has, so that no setting changes after it has appeared [R11]', async () => {
    expect(player()).toBeNull();
    respond(Response.json(BARE_SITE));
    await wait(0);
    expect(screen.getByRole('heading', { name: 'Translations' })).toBeDefined();
    expect(player()).toBeNull();
  });

  it('shows the line that the page was opened at, as the page renders it', async () => {
    respond(Response.json(BARE_SITE));
    await wait(0);
    const { content } = STORY_PAGES.shabad.page;
    if (content.page !== 'shabad') throw new TypeError('Expected a shabad.');
    const opened = content.shabads[0]?.verses.find(({ id }) => id === content.highlights[0]);
    const sample = screen.getByRole('group', { name: 'Sample' });
    expect(sample.querySelector('[lang=pa-Guru]')?.textContent).toBe(opened?.unicode);
  });

  it('appears after a moment in any case, and then offers everything until it is known', async () => {
    await wait(300);
    expect(player()?.disabled).toBe(false);
    respond(Response.json(BARE_SITE));
    await wait(0);
    expect(player()).toBeNull();
  });

  it('offers everything after a failure [R11]', async () => {
    fail(new TypeError('Failed to fetch'));
    await wait(0);
    expect(player()?.disabled).toBe(false);
    expect(screen.queryByText('Not available on this site', { exact: false })).toBeNull();
  });
});
