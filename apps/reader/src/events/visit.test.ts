// @vitest-environment jsdom
import { SiteEvent } from '@naad/api-contract';
import { hasRefusedEvents, keepRefusedEvents, larivaarToggled, makeStore } from '@naad/settings-state';
import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_CHOICE } from '../features/search/searchChoice.ts';
import type { VoiceState } from '../features/voice/createVoiceSearch.ts';
import { eventOfVoice } from '../features/voice/eventOfVoice.ts';
import { ERROR_EVENT } from '../report/reportError.ts';
import { messagePage } from '../routes/message/messagePage.ts';
import type { RoutePage } from '../routes/routeResult.ts';
import { loadWhatIsSent } from '../routes/what-is-sent/loadWhatIsSent.ts';
import { english } from '../testing/english.ts';
import { createEventRecorder } from './createEventRecorder.ts';
import { eventOfPress } from './eventOfPress.ts';
import { createPageEvents, type PageEvents } from './createPageEvents.ts';
import { PAGE_EVENT } from './pageEvent.ts';
import { tellEvent } from './tellEvent.ts';
import { watchVisit } from './watchVisit.ts';

const page = loadWhatIsSent({ i18n: english });
const eventsOfPage: PageEvents = (of, path) => createPageEvents()(of, path);

function searchPage(query: string): RoutePage {
  const message = messagePage(english, { id: 'noResults' } as Parameters<typeof messagePage>[1]);
  const { content } = message;
  if (content.page !== 'message') throw new Error('It is a message.');
  return { ...message, content: { ...content, choice: { ...DEFAULT_CHOICE, query, type: 3, source: 'G' } } };
}

beforeEach(() => {
  window.history.replaceState(null, '', '/shabad?id=3590');
});
afterEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('what is told of a page', () => {
  it('is its path, and no more', () => {
    expect(eventsOfPage(page, '/shabad?id=3590#line')).toEqual([{ kind: 'page', path: '/shabad' }]);
    expect(eventsOfPage({ ...page, status: 404 }, '/secret')).toEqual([{ kind: 'page', path: '/404' }]);
    expect(eventsOfPage(page, '/sync/ABC-XYZ')).toEqual([{ kind: 'page', path: '/sync/' }]);
    expect(eventsOfPage(page, '/ਕ')).toEqual([{ kind: 'page', path: '/' }]);
  });

  it('is of a search its type and source, its words apart', () => {
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

describe('what is told of searches', () => {
  it('is each once, whatever shows what it found', () => {
    const events = createPageEvents();
    const searches = (query: string, path: string) =>
      events(searchPage(query), path).filter((event) => 'action' in event && event.action === 'search-query')
        .length;
    expect(['a', 'a', 'b', 'a'].map((query) => searches(query, '/search'))).toEqual([1, 0, 1, 1]);
  });
});

describe('what is told of a press (behaviour 1.34)', () => {
  it.each([
    ['<button id="gurmukhi-keyboard-toggle" data-pressed></button>', { action: 'gurmukhi-keyboard' }],
    ['<div data-related><a href="/shabad?id=1" data-pressed></a></div>', { action: 'related-shabad' }],
    ['<a href="/ang?ang=5"><b data-pressed></b></a>', { action: 'open-page' }],
    ['<a href="https://wa.me/?text=x" data-pressed></a>', { action: 'share', label: 'whatsapp' }],
    ['<a href="https://www.facebook.com/x" data-pressed></a>', { action: 'share', label: 'facebook' }],
  ])('%s', (html, told) => {
    expect(pressed(html)).toEqual({ kind: 'click', ...told });
  });

  it.each([
    '<a href="https://elsewhere.example/ang" data-pressed></a>',
    '<a href="/shabad?id=1" data-pressed></a>',
    '<p data-pressed></p>',
  ])('nothing: %s', (html) => {
    expect(pressed(html)).toBeNull();
  });

  function pressed(html: string) {
    document.body.innerHTML = html;
    const target = document.querySelector('[data-pressed]');
    if (!target) throw new Error('Nothing is pressed.');
    const event = eventOfPress(target);
    if (event) expect(SiteEvent.parse(event)).toEqual(event);
    return event;
  }
});

describe('what is told of a voice search (behaviour 1.34)', () => {
  it('is where it begins and ends, and what came of it', () => {
    const { told } = follow([
      { phase: 'starting' },
      { phase: 'recording', levels: [], sentTo: null },
      { phase: 'recording', levels: [0.5], sentTo: null },
      { phase: 'processing', levels: [0.5] },
      { phase: 'heard', letters: 'ਧਧਰ' },
    ]);
    expect(told).toEqual([
      { kind: 'click', action: 'start-recording' },
      { kind: 'click', action: 'stop-recording' },
      { kind: 'click', action: 'voice-search-success', text: 'ਧਧਰ' },
    ]);
  });

  it('is what went wrong', () => {
    expect(follow([{ phase: 'failed', problem: 'noAudio', said: 'private' }]).told).toEqual([
      { kind: 'error', action: 'voice-search-failed', label: 'noAudio' },
    ]);
  });

  function follow(states: readonly VoiceState[]) {
    let before: VoiceState['phase'] = 'starting';
    const told = states.flatMap((state) => {
      const event = eventOfVoice(before, state);
      before = state.phase;
      return event ?? [];
    });
    for (const event of told) expect(SiteEvent.parse(event)).toEqual(event);
    return { told };
  }
});

describe('the recorder', () => {
  it('leaves out words unless they are wanted, from what is sent and from what is shown', () => {
    for (const withText of [false, true]) {
      const send = vi.fn(() => true);
      const recorder = createEventRecorder({ withText, send });
      for (const event of eventsOfPage(searchPage('secret'), '/search')) recorder.record(event);
      recorder.flush();
      expect(JSON.stringify(recorder.get()).includes('secret')).toBe(withText);
      expect(JSON.stringify(send.mock.calls).includes('secret')).toBe(withText);
    }
  });

  it('sends in parcels, each event once', () => {
    const send = vi.fn((_parcel: readonly SiteEvent[]) => true);
    const recorder = createEventRecorder({ withText: false, send });
    for (let count = 0; count < 45; count += 1) recorder.record({ kind: 'page', path: '/' });
    recorder.flush();
    recorder.flush();
    expect(send.mock.calls.map(([parcel]) => parcel.length)).toEqual([20, 20, 5]);
  });

  it('says of each whether it was sent, and never sends what it might not', () => {
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

describe('a visit that is watched', () => {
  it('has its pages, settings, presses and errors recorded, until it ends', () => {
    const recorder = createEventRecorder({ withText: false, send: () => false });
    const store = makeStore({ preferences: DEFAULT_PREFERENCES });
    document.body.innerHTML =
      '<button id="gurmukhi-keyboard-toggle">K</button><div data-related=""><a href="/shabad?id=1">R</a></div>';
    window.history.replaceState(null, '', '/help');
    const end = watchVisit({ recorder, store, page, href: '/shabad?id=3590' });
    store.dispatch(larivaarToggled());
    tellEvent({ kind: 'click', action: 'copy-short-url' });
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
    tellEvent({ kind: 'click', action: 'copy-short-url' });
    expect(recorder.get()).toHaveLength(7);
  });
});

describe('whether a visit is heard', () => {
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
    const { isHeard, siteRecorder } = await import('./siteRecorder.ts');
    const recorder = siteRecorder(events, '/api');
    recorder.record({ kind: 'page', path: '/' });
    recorder.flush();
    expect(isHeard(events)).toBe(beacons.length > 0);
  }

  it('is for the operator to ask', async () => {
    await visit(null);
    expect(beacons).toEqual([]);
    vi.resetModules();
    await visit({ withText: false });
    expect(beacons).toEqual(['/api/events']);
  });

  it('is for the visitor to refuse', async () => {
    keepRefusedEvents(window, true);
    await visit({ withText: false });
    expect(beacons).toEqual([]);
    keepRefusedEvents(window, false);
    expect(hasRefusedEvents(window)).toBe(false);
  });

  it('is not, where the browser asks not to be followed', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    await visit({ withText: false });
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    expect(beacons).toEqual([]);
  });
});
