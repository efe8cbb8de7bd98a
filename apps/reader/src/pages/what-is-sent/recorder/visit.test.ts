// @vitest-environment jsdom
import { SiteEvent } from '@naad/api-contract';
import { hasRefusedEvents, saveRefusedEvents, larivaarToggled, makeStore } from '@naad/settings-state';
import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { english } from '@naad/ui-i18n/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_CHOICE } from '../../../features/search/searchChoice.ts';
import type { VoiceState } from '../../../features/voice/createVoiceSearch.ts';
import { voiceEvent } from '../../../features/voice/voiceEvent.ts';
import { ERROR_EVENT } from '../../../shared/report/reportError.ts';
import { messagePage } from '../../message/messagePage.ts';
import type { RoutePage } from '../../routeResult.ts';
import { loadWhatIsSent } from '../loadWhatIsSent.ts';
import { createEventRecorder } from './createEventRecorder.ts';
import { eventOfPress } from './eventOfPress.ts';
import { createPageEvents, type PageEvents } from './createPageEvents.ts';
import { PAGE_EVENT } from '../../../shared/navigation/useArrival.ts';
import { dispatchSiteEvent } from '../../../shared/dispatchSiteEvent.ts';
import { watchVisit } from './watchVisit.ts';

const page = loadWhatIsSent({ i18n: english });
const eventsOfPage: PageEvents = (of, path) => createPageEvents()(of, path);

function searchPage(query: string): RoutePage {
  const message = messagePage(english, { id: 'noResults' } as Parameters<typeof messagePage>[1]);
  const { content } = message;
  if (content.page !== 'message') throw new Error('Expected a message page.');
  return { ...message, content: { ...content, choice: { ...DEFAULT_CHOICE, query, type: 3, source: 'G' } } };
}

beforeEach(() => {
  window.history.replaceState(null, '', '/shabad?id=3590');
});
afterEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('the events of a page [V15]', () => {
  it("contain the path's first segment only", () => {
    expect(eventsOfPage(page, '/shabad?id=3590#line')).toEqual([{ kind: 'page', path: '/shabad' }]);
    expect(eventsOfPage({ ...page, status: 404 }, '/secret')).toEqual([{ kind: 'page', path: '/404' }]);
    expect(eventsOfPage(page, '/sync/ABC-XYZ')).toEqual([{ kind: 'page', path: '/sync/' }]);
    expect(eventsOfPage(page, '/ਕ')).toEqual([{ kind: 'page', path: '/' }]);
  });

  it('contain the type and source of a search, and separately its text', () => {
    const events = eventsOfPage(searchPage('secret words'), '/search');
    expect(events).toEqual([
      { kind: 'page', path: '/search' },
      { kind: 'click', action: 'search-query', text: 'secret words' },
      { kind: 'click', action: 'search-type', label: '3' },
      { kind: 'click', action: 'search-source', label: 'G' },
      { kind: 'error', action: 'no-results-found', text: 'secret words' },
    ]);
    for (const event of events) expect(SiteEvent.parse(event)).toEqual(event);
  });
});

describe('the events of searches', () => {
  it('count each search once, whatever shows its results', () => {
    const events = createPageEvents();
    const searches = (query: string, path: string) =>
      events(searchPage(query), path).filter((event) => 'action' in event && event.action === 'search-query')
        .length;
    expect(['a', 'a', 'b', 'a'].map((query) => searches(query, '/search'))).toEqual([1, 0, 1, 1]);
  });
});

describe('the event of a press [V15]', () => {
  it.each([
    ['<button id="gurmukhi-keyboard-toggle" data-pressed></button>', { action: 'gurmukhi-keyboard' }],
    ['<div data-related><a href="/shabad?id=1" data-pressed></a></div>', { action: 'related-shabad' }],
    ['<a href="/ang?ang=5"><b data-pressed></b></a>', { action: 'open-page' }],
    ['<a href="https://wa.me/?text=x" data-pressed></a>', { action: 'share', label: 'whatsapp' }],
    ['<a href="https://www.facebook.com/x" data-pressed></a>', { action: 'share', label: 'facebook' }],
  ])('for %s is %j', (html, expected) => {
    expect(pressed(html)).toEqual({ kind: 'click', ...expected });
  });

  it.each([
    '<a href="https://elsewhere.example/ang" data-pressed></a>',
    '<a href="/shabad?id=1" data-pressed></a>',
    '<p data-pressed></p>',
  ])('is none for %s', (html) => {
    expect(pressed(html)).toBeNull();
  });

  function pressed(html: string) {
    document.body.innerHTML = html;
    const target = document.querySelector('[data-pressed]');
    if (!target) throw new Error('No element has data-pressed.');
    const event = eventOfPress(target);
    if (event) expect(SiteEvent.parse(event)).toEqual(event);
    return event;
  }
});

describe('the events of a voice search [V15]', () => {
  it('are its start, its end and its result', () => {
    const events = eventsOf([
      { phase: 'starting' },
      { phase: 'recording', levels: [], sentTo: null },
      { phase: 'recording', levels: [0.5], sentTo: null },
      { phase: 'processing', levels: [0.5] },
      { phase: 'heard', letters: 'ਧਧਰ' },
    ]);
    expect(events).toEqual([
      { kind: 'click', action: 'start-recording' },
      { kind: 'click', action: 'stop-recording' },
      { kind: 'click', action: 'voice-search-success', text: 'ਧਧਰ' },
    ]);
  });

  it('name its problem', () => {
    expect(eventsOf([{ phase: 'failed', problem: 'noAudio', said: 'private' }])).toEqual([
      { kind: 'error', action: 'voice-search-failed', label: 'noAudio' },
    ]);
  });

  function eventsOf(states: readonly VoiceState[]) {
    let before: VoiceState['phase'] = 'starting';
    const events = states.flatMap((state) => {
      const event = voiceEvent(before, state);
      before = state.phase;
      return event ?? [];
    });
    for (const event of events) expect(SiteEvent.parse(event)).toEqual(event);
    return events;
  }
});

describe('the event recorder', () => {
  it('removes texts from sent and shown events by default [V16]', () => {
    for (const withText of [false, true]) {
      const send = vi.fn(() => true);
      const recorder = createEventRecorder({ withText, send });
      for (const event of eventsOfPage(searchPage('secret'), '/search')) recorder.record(event);
      recorder.flush();
      expect(JSON.stringify(recorder.get()).includes('secret')).toBe(withText);
      expect(JSON.stringify(send.mock.calls).includes('secret')).toBe(withText);
    }
  });

  it('sends events in batches, each once', () => {
    const send = vi.fn((_batch: readonly SiteEvent[]) => true);
    const recorder = createEventRecorder({ withText: false, send });
    for (let count = 0; count < 45; count += 1) recorder.record({ kind: 'page', path: '/' });
    recorder.flush();
    recorder.flush();
    expect(send.mock.calls.map(([batch]) => batch.length)).toEqual([20, 20, 5]);
  });

  it('marks sent events and never sends refused ones later', () => {
    const send = vi.fn(() => false);
    const recorder = createEventRecorder({ withText: false, send });
    recorder.record({ kind: 'page', path: '/' });
    recorder.flush();
    send.mockReturnValue(true);
    recorder.record({ kind: 'page', path: '/help' });
    recorder.flush();
    expect(send.mock.lastCall).toEqual([[{ kind: 'page', path: '/help' }]]);
    expect(recorder.get().map(({ isSent }) => isSent)).toEqual([false, true]);
  });
});

describe('watchVisit', () => {
  it('records pages, settings, presses and errors until it ends', () => {
    const recorder = createEventRecorder({ withText: false, send: () => false });
    const store = makeStore({ preferences: DEFAULT_PREFERENCES });
    document.body.innerHTML =
      '<button id="gurmukhi-keyboard-toggle">K</button><div data-related=""><a href="/shabad?id=1">R</a></div>';
    window.history.replaceState(null, '', '/help');
    const end = watchVisit({ recorder, store, page, href: '/shabad?id=3590' });
    store.dispatch(larivaarToggled());
    dispatchSiteEvent({ kind: 'click', action: 'copy-short-url' });
    document.querySelector('button')?.click();
    document.querySelector('a')?.addEventListener('click', (event) => {
      event.preventDefault();
    });
    document.querySelector('a')?.click();
    window.dispatchEvent(new CustomEvent(ERROR_EVENT, { detail: { id: 'ApiError:notFound' } }));
    window.history.replaceState(null, '', '/ang?ang=5');
    window.dispatchEvent(new CustomEvent(PAGE_EVENT, { detail: page }));
    const recorded = recorder.get().map(({ event }) => event);
    expect(recorded).toEqual([
      { kind: 'page', path: '/shabad' },
      { kind: 'click', action: 'setting', label: 'isLarivaar' },
      { kind: 'click', action: 'copy-short-url' },
      { kind: 'click', action: 'gurmukhi-keyboard' },
      { kind: 'click', action: 'related-shabad' },
      { kind: 'error', action: 'generic-error', label: 'ApiError:notFound' },
      { kind: 'page', path: '/ang' },
    ]);
    for (const event of recorded) expect(SiteEvent.parse(event)).toEqual(event);
    end();
    store.dispatch(larivaarToggled());
    dispatchSiteEvent({ kind: 'click', action: 'copy-short-url' });
    expect(recorder.get()).toHaveLength(7);
  });
});

describe('sending of events', () => {
  const beacons: string[] = [];
  beforeEach(() => {
    vi.resetModules();
    beacons.length = 0;
    navigator.sendBeacon = (url) => {
      beacons.push(String(url));
      return true;
    };
  });

  async function visit(events: { withText: boolean } | null): Promise<void> {
    const { agreeToEvents, areEventsSent, siteRecorder } = await import('./siteRecorder.ts');
    const recorder = siteRecorder(events, '/api');
    recorder.record({ kind: 'page', path: '/before' });
    expect(areEventsSent(events)).toBe(false);
    agreeToEvents();
    expect(beacons).toEqual([]);
    recorder.record({ kind: 'page', path: '/' });
    recorder.flush();
    expect(areEventsSent(events)).toBe(beacons.length > 0);
  }

  it('happens only if the operator wants it', async () => {
    await visit(null);
    expect(beacons).toEqual([]);
    vi.resetModules();
    await visit({ withText: false });
    expect(beacons).toEqual(['/api/events']);
  });

  it('stops if the visitor refuses', async () => {
    saveRefusedEvents(window, true);
    await visit({ withText: false });
    expect(beacons).toEqual([]);
    saveRefusedEvents(window, false);
    expect(hasRefusedEvents(window)).toBe(false);
  });

  it('stops if the browser sends Global Privacy Control', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    await visit({ withText: false });
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    expect(beacons).toEqual([]);
  });
});
