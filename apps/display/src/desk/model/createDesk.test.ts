import fc from 'fast-check';
import { hashSlide, LIMITS } from '@naad/sync-protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CHANNEL_NAME,
  type DeskMessage,
  type Picture,
  type ScreenMessage,
  type SessionSign,
} from '../../screen/screenLink.ts';
import { clientOf } from '../../testing/clientOf.ts';
import { deskOf } from '../../testing/WithDesk.tsx';
import { hostOf } from '../../testing/hostOf.ts';
import type { Desk, DeskOptions } from './desk.ts';
import { reciteMs } from './createAutoScroll.ts';
import type { Store } from './memory.ts';
import { pictureOf, sessionStateOf } from './pictureOf.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

function start(parts: Partial<DeskOptions> = {}): Desk {
  const desk = deskOf(parts);
  open.push(desk);
  return desk;
}

function memoryStore(): Store & { stored: string | null } {
  return {
    stored: null,
    getItem() {
      return this.stored;
    },
    setItem(_key, value) {
      this.stored = value;
    },
  };
}

/** Simulates a projector window on the channel. */
function openScreen(id = 'projector') {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  open.push(channel);
  const pictures: Picture[] = [];
  const signs: SessionSign[] = [];
  const report = (rev: number, painted?: { rev: number; slide: string }) => {
    const message: ScreenMessage = {
      from: 'screen',
      type: 'alive',
      screen: id,
      rev,
      scale: 1,
      isFullscreen: false,
      isOverlay: false,
      ...(painted && { painted }),
    };
    channel.postMessage(message);
  };
  channel.onmessage = ({ data }: MessageEvent<DeskMessage>) => {
    if (data.type === 'picture') pictures.push(data.picture);
    else if (data.type === 'session') signs.push(data.sign);
  };
  return { channel, pictures, signs, report };
}

const shownLine = (desk: Desk) => {
  const { slide } = desk.getState().picture;
  return slide.kind === 'line' ? slide.unicode : slide.kind;
};
const SHABAD = { type: 'shabad', shabadId: 628, verseId: 1189378, lineCount: 4 } as const;

describe('the desk', () => {
  it('opens a shabad at the requested line, which becomes home', async () => {
    const desk = start();
    expect(await desk.open({ kind: 'shabad', id: 628, verseId: 783019 })).toBe(true);
    expect(shownLine(desk)).toBe('ਬਾਦਿਸਾਹ ਸਾਹ ਸਭ ਵਸਿ ਕਰਿ ਦੀਨੇ ॥');
    expect(desk.getState().presenter).toMatchObject({ row: 5, home: 5 });
    expect(desk.getState().item).toMatchObject({ previousId: 627, nextId: 629 });
  });

  it('opens a shabad at its title line by default, and never counts headings as unseen', async () => {
    const desk = start();
    await desk.open({ kind: 'shabad', id: 628 });
    desk.press({ key: ' ', isShift: false, isCommand: false, isAlt: false }, 'page');
    expect(desk.getState().presenter).toMatchObject({ home: 2, row: 1 });
  });

  it('keeps the screen and reports the failure if something cannot be opened', async () => {
    let isOnline = true;
    const desk = start({ client: clientOf({ isOnline: () => isOnline }) });
    await desk.open({ kind: 'shabad', id: 628, verseId: 783019 });
    const before = desk.getState().picture;
    isOnline = false;
    expect(await desk.open({ kind: 'bani', id: 21 })).toBe(false);
    expect(desk.getState()).toMatchObject({ hasFailed: true, isLoading: false, picture: before });
    // The loaded lines need no connection.
    desk.present({ type: 'nextPressed' });
    expect(shownLine(desk)).toBe('ਅੰਮ੍ਰਿਤ ਨਾਮ ਮਹਾ ਰਸ ਪੀਨੇ ॥੨॥');
  });

  it('keeps the line when the length of a bani changes', async () => {
    const desk = start();
    await desk.open({ kind: 'bani', id: 21, baniLength: 'extralong' });
    desk.present({ type: 'rowChosen', row: 11 });
    desk.chooseBaniLength('short');
    await vi.waitFor(() => expect(desk.getState().item?.rows).toHaveLength(10));
    expect(shownLine(desk)).toBe('ਥਿਰੁ ਘਰਿ ਬੈਸਹੁ ਹਰਿ ਜਨ ਪਿਆਰੇ ॥');
    expect(desk.getState().presenter).toMatchObject({ row: 9, home: null });
  });

  it('fetches a translation when its language is turned on', async () => {
    const desk = start();
    desk.toggle('en');
    await desk.open({ kind: 'shabad', id: 628, verseId: 576863 });
    expect(desk.getState().picture.slide).toMatchObject({ translations: [] });
    desk.toggle('en');
    await vi.waitFor(() =>
      expect(desk.getState().picture.slide).toMatchObject({ translations: [{ key: 'en.ssk', lang: 'en' }] }),
    );
  });

  it('shows slides and returns to the line', async () => {
    const desk = start();
    await desk.open({ kind: 'shabad', id: 628 });
    const before = shownLine(desk);
    desk.cover('waheguru');
    expect(desk.getState().picture.slide).toMatchObject({ name: 'waheguru', text: 'ਵਾਹਿਗੁਰੂ' });
    desk.announce('ਲੰਗਰ ਤਿਆਰ ਹੈ', true);
    expect(desk.getState().picture.slide).toMatchObject({ name: 'announcement', text: 'ਲੰਗਰ ਤਿਆਰ ਹੈ' });
    desk.press({ key: 'Backspace', isShift: false, isCommand: false, isAlt: false }, 'page');
    expect(shownLine(desk)).toBe(before);
  });

  it('restores its item, history and pins after its page was closed', async () => {
    const store = memoryStore();
    const desk = start({ store });
    await desk.open({ kind: 'shabad', id: 628, verseId: 783019 });
    desk.present({ type: 'nextPressed' });
    desk.toggle('larivaar');
    const position = desk.getState().history[0];
    if (position) desk.togglePin(position);
    desk.close();
    const again = start({ store });
    await vi.waitFor(() => expect(shownLine(again)).toBe('ਅੰਮ੍ਰਿਤ ਨਾਮ ਮਹਾ ਰਸ ਪੀਨੇ ॥੨॥'));
    expect(again.getState()).toMatchObject({
      look: { larivaar: true },
      presenter: { home: 5, seen: [5, 6] },
      pinned: [{ kind: 'shabad', id: 628 }],
    });
  });

  it.each([
    '{',
    '"x"',
    '{"look":1,"history":[{"kind":"x"}],"open":{"kind":"shabad","id":-1},"session":{"code":"x"}}',
  ])('starts empty if the store holds %s', (stored) => {
    const store = { ...memoryStore(), stored };
    const desk = start({ store: { getItem: () => store.stored, setItem: () => undefined } });
    expect(desk.getState()).toMatchObject({ item: null, history: [], session: null });
  });
});

describe('consecutive lines', () => {
  it('continue into the next and previous shabad in a sehaj paath', async () => {
    const requested: number[] = [];
    const client = clientOf();
    const desk = start({
      client: {
        ...client,
        getShabads: (ids, includes) => {
          requested.push(...ids.map(Number));
          return client.getShabads([628 as never], includes);
        },
      },
    });
    await desk.open({ kind: 'shabad', id: 628, verseId: 1400897 });
    desk.toggle('sehaj');
    desk.present({ type: 'nextPressed' });
    await vi.waitFor(() => expect(requested).toEqual([628, 629]));
    await vi.waitFor(() => expect(desk.getState().presenter.row).toBe(0));
    desk.present({ type: 'previousPressed' });
    await vi.waitFor(() => expect(requested).toEqual([628, 629, 627]));
    await vi.waitFor(() => expect(desk.getState().presenter.row).toBe(10));
    desk.toggle('sehaj');
    desk.present({ type: 'nextPressed' });
    expect(requested).toHaveLength(3);
  });

  it('advance while auto scroll is on, and pause under a slide', async () => {
    const desk = start();
    await desk.open({ kind: 'shabad', id: 628 });
    vi.useFakeTimers();
    try {
      desk.toggle('autoScroll');
      vi.advanceTimersByTime(reciteMs('ਸਤਿਗੁਰਿ ਤੁਮਰੇ ਕਾਜ ਸਵਾਰੇ ॥੧॥ ਰਹਾਉ ॥'));
      expect(shownLine(desk)).toBe('ਦੁਸਟ ਦੂਤ ਪਰਮੇਸਰਿ ਮਾਰੇ ॥');
      desk.cover('waheguru');
      vi.advanceTimersByTime(60_000);
      expect(shownLine(desk)).toBe('text');
      desk.present({ type: 'uncovered' });
      desk.toggle('autoScroll');
      vi.advanceTimersByTime(60_000);
      expect(shownLine(desk)).toBe('ਦੁਸਟ ਦੂਤ ਪਰਮੇਸਰਿ ਮਾਰੇ ॥');
    } finally {
      vi.useRealTimers();
    }
  });

  it('are shown in their paragraph in paragraph mode', async () => {
    const desk = start();
    await desk.open({ kind: 'shabad', id: 628, verseId: 783019 });
    desk.toggle('paragraph');
    expect(desk.getState().picture.slide).toMatchObject({
      around: { before: [], after: ['ਅੰਮ੍ਰਿਤ ਨਾਮ ਮਹਾ ਰਸ ਪੀਨੇ ॥੨॥'] },
    });
  });
});

describe('a list', () => {
  const LIST = {
    name: 'Sunday',
    items: [
      { id: 1400897, shabadId: 628 },
      { id: 'slide:ਵਾਹਿਗੁਰੂ', shabadId: null },
      { id: 'bani:21', shabadId: null },
      { id: 'bani:999', shabadId: null },
    ],
  };

  it('goes on to its next entry after the last line, and back to the last line of the one before', async () => {
    const desk = start();
    expect(await desk.openList(LIST)).toBe(true);
    expect(desk.getState().list?.entries.map(({ unicode }) => unicode)).toEqual([
      'ਨਾਨਕ ਓਟ ਪਕਰੀ ਪ੍ਰਭ ਸੁਆਮੀ ॥੪॥੧੦੮॥',
      'ਵਾਹਿਗੁਰੂ',
      'ਰਹਰਾਸਿ ਸਾਹਿਬ',
    ]);
    await desk.playEntry(0);
    desk.present({ type: 'nextPressed' });
    expect(desk.getState().picture.slide).toMatchObject({ kind: 'text', text: 'ਵਾਹਿਗੁਰੂ' });
    desk.present({ type: 'nextPressed' });
    await vi.waitFor(() =>
      expect(desk.getState()).toMatchObject({ item: { kind: 'bani', id: 21 }, presenter: { row: 0 } }),
    );
    desk.present({ type: 'previousPressed' });
    expect(desk.getState().list?.at).toBe(1);
    desk.present({ type: 'previousPressed' });
    await vi.waitFor(() => expect(desk.getState().item?.kind).toBe('shabad'));
    expect(desk.getState().presenter.row).toBe(10);
  });

  it('waits while something else is on the screen', async () => {
    const desk = start();
    await desk.openList(LIST);
    await desk.playEntry(0);
    desk.cover('waheguru');
    desk.present({ type: 'nextPressed' });
    expect(shownLine(desk)).toBe('ਨਾਨਕ ਓਟ ਪਕਰੀ ਪ੍ਰਭ ਸੁਆਮੀ ॥੪॥੧੦੮॥');
    expect(desk.getState().list?.at).toBe(0);
  });

  it('is not opened without a connection, or with nothing of the scripture', async () => {
    expect(await start({ client: clientOf({ isOnline: () => false }) }).openList(LIST)).toBe(false);
    expect(await start().openList({ name: '', items: [{ id: 'bani:999', shabadId: null }] })).toBe(false);
  });
});

describe('a locked desk', () => {
  it('takes no key, neither its own nor a screen’s, stays locked after a reload, and obeys phones', async () => {
    const store = memoryStore();
    const host = hostOf();
    const desk = start({ store, startSession: () => host });
    desk.startSession();
    const { channel, report } = openScreen();
    await desk.open({ kind: 'shabad', id: 628 });
    const line = shownLine(desk);
    desk.lock(true);
    expect(
      desk.press({ key: 'ArrowDown', isShift: false, isCommand: false, isAlt: false }, 'page'),
    ).toBeNull();
    channel.postMessage({
      from: 'screen',
      type: 'key',
      screen: 'projector',
      key: 'w',
      isShift: false,
      isCommand: false,
      isAlt: false,
    });
    report(0);
    await vi.waitFor(() => expect(desk.getState().screens).toHaveLength(1));
    expect(shownLine(desk)).toBe(line);
    expect(start({ store }).getState().isLocked).toBe(true);
    host.receive('1', { type: 'text', text: 'vwihgurU', isGurmukhi: true, isAnnouncement: true });
    await vi.waitFor(() => expect(shownLine(desk)).toBe('text'));
    desk.lock(false);
    desk.press({ key: 'Backspace', isShift: false, isCommand: false, isAlt: false }, 'page');
    expect(shownLine(desk)).toBe(line);
  });
});

describe('undo', () => {
  const before = 'ਬਾਦਿਸਾਹ ਸਾਹ ਸਭ ਵਸਿ ਕਰਿ ਦੀਨੇ ॥';

  it('returns to the text, line, home and seen lines that stood before a jump', async () => {
    const desk = start();
    await desk.open({ kind: 'shabad', id: 628, verseId: 783019 });
    desk.present({ type: 'nextPressed' });
    const { presenter } = desk.getState();
    await desk.open({ kind: 'bani', id: 21 });
    expect(desk.getState().undoUntil).not.toBeNull();
    expect(desk.undo()).toBe(true);
    expect(desk.getState()).toMatchObject({ presenter, item: { kind: 'shabad', id: 628 } });
    // What was shown by mistake is no part of the programme.
    expect(desk.getState().journal.map(({ kind }) => kind)).toEqual(['shabad']);
  });

  it.each([
    ['a slide', (desk: Desk) => desk.cover('waheguru')],
    ['hiding the screen', (desk: Desk) => desk.present({ type: 'hidden', isHidden: true })],
    ['a line out of turn', (desk: Desk) => desk.present({ type: 'rowChosen', row: 9 })],
    ['the way home', (desk: Desk) => desk.present({ type: 'rowChosen', row: 0 })],
  ])('takes back %s, by Ctrl Z too', async (_what, jump) => {
    const desk = start();
    await desk.open({ kind: 'shabad', id: 628, verseId: 783019 });
    jump(desk);
    expect(shownLine(desk)).not.toBe(before);
    desk.press({ key: 'z', isShift: false, isCommand: true, isAlt: false }, 'line');
    expect(shownLine(desk)).toBe(before);
  });

  it('takes jumps back one by one, and leaves steps to the next line alone', async () => {
    const desk = start();
    await desk.open({ kind: 'shabad', id: 628, verseId: 783019 });
    desk.cover('waheguru');
    desk.cover('moolMantra');
    desk.undo();
    expect(desk.getState().picture.slide).toMatchObject({ name: 'waheguru' });
    desk.undo();
    expect(shownLine(desk)).toBe(before);
    desk.undo();
    expect(desk.getState().undoUntil).toBeNull();
    desk.present({ type: 'nextPressed' });
    expect(desk.getState().undoUntil).toBeNull();
    expect(desk.undo()).toBe(false);
  });

  it('is over after ten seconds', async () => {
    const desk = start();
    await desk.open({ kind: 'shabad', id: 628 });
    vi.useFakeTimers();
    try {
      desk.cover('waheguru');
      vi.advanceTimersByTime(9_900);
      expect(desk.getState().undoUntil).not.toBeNull();
      vi.advanceTimersByTime(200);
      expect(desk.getState().undoUntil).toBeNull();
      expect(desk.undo()).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('of a phone leaves only the screen that it names [SYNC-UNDO-1]', async () => {
    const host = hostOf();
    const desk = start({ startSession: () => host });
    desk.startSession();
    await desk.open({ kind: 'shabad', id: 628, verseId: 783019 });
    expect(host.shown.at(-1)?.settings).toMatchObject({ canUndo: true });
    desk.cover('waheguru');
    const of = sessionStateOf(desk.getState().presenter, desk.getState().item);
    host.receive('1', { type: 'undo', of: { ...of, text: 'another slide' } });
    host.receive('2', { type: 'undo', of });
    await vi.waitFor(() => expect(shownLine(desk)).toBe(before));
    expect(host.shown.flatMap(({ answers }) => answers)).toEqual(['2']);
  });
});

describe('any sequence of keys', () => {
  it('keeps screens and session equal to the state machine, in 300 random runs', async () => {
    const host = hostOf();
    const desk = start({ startSession: () => host });
    desk.startSession();
    await desk.open({ kind: 'shabad', id: 628 });
    const aKey = fc.record({
      key: fc.constantFrom(
        'ArrowDown',
        'ArrowUp',
        ' ',
        'Home',
        'Backspace',
        'w',
        'm',
        'd',
        'b',
        'l',
        '+',
        '-',
      ),
      isShift: fc.boolean(),
      isCommand: fc.constant(false),
      isAlt: fc.constant(false),
    });
    fc.assert(
      fc.property(fc.array(aKey, { maxLength: 30 }), (keys) => {
        for (const key of keys) {
          const before = desk.getState();
          desk.press(key, 'page');
          const { presenter, item, picture } = desk.getState();
          expect(picture).toEqual(pictureOf(desk.getState(), picture.rev));
          expect(host.shown.at(-1)?.state).toEqual(sessionStateOf(presenter, item));
          if (before.picture.rev !== picture.rev) expect(picture.rev).toBe(before.picture.rev + 1);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('screens', () => {
  it('show the desk’s picture, even if they are opened later', async () => {
    const desk = start();
    const first = openScreen('first');
    await desk.open({ kind: 'shabad', id: 628 });
    await vi.waitFor(() => expect(first.pictures.at(-1)?.rev).toBe(desk.getState().picture.rev));
    const second = openScreen('second');
    second.report(0);
    await vi.waitFor(() => expect(second.pictures.at(-1)?.slide).toEqual(desk.getState().picture.slide));
    await vi.waitFor(() => expect(desk.getState().screens.map(({ id }) => id)).toContain('second'));
  });

  it('belong to one desk per browser', async () => {
    const former = start();
    const latter = start();
    await vi.waitFor(() => expect(former.getState().isReplaced).toBe(true));
    expect(latter.getState().isReplaced).toBe(false);
    former.takeOver();
    await vi.waitFor(() => expect(latter.getState().isReplaced).toBe(true));
    expect(former.getState().isReplaced).toBe(false);
  });
});

describe('a session', () => {
  it('gets the complete state of the screen, with rows from 1', async () => {
    const host = hostOf();
    const desk = start({ startSession: () => host });
    desk.startSession();
    await desk.open({ kind: 'shabad', id: 628, verseId: 576863 });
    desk.present({ type: 'nextPressed' });
    expect(host.shown.at(-1)?.state).toEqual({
      kind: 'shabad',
      id: 628,
      highlight: 1189378,
      homeId: 576863,
      baniLength: null,
      lineCount: 4,
      text: null,
      isGurmukhi: false,
      hidden: false,
    });
    desk.cover('blank');
    expect(host.shown.at(-1)?.state).toMatchObject({ id: 628, highlight: 1189378, text: '' });
  });

  it('has its taps applied in order, and each answered once it is shown', async () => {
    const host = hostOf();
    const desk = start({ startSession: () => host });
    desk.startSession();
    host.receive('1', SHABAD);
    host.receive('2', { type: 'fontSize', target: 'gurbani', value: 'plus' });
    host.receive('3', { type: 'text', text: 'vwihgurU', isGurmukhi: true, isAnnouncement: true });
    host.receive('4', { type: 'hide', hidden: true });
    host.receive('5', { type: 'display', settings: { larivaar: true, baniLength: 's' } });
    await vi.waitFor(() =>
      expect(host.shown.flatMap(({ answers }) => answers)).toEqual(['1', '2', '3', '4', '5']),
    );
    expect(desk.getState()).toMatchObject({
      presenter: { row: 3, isHidden: true, cover: { text: 'vwihgurU' } },
      look: { larivaar: true, sizes: { gurbani: 10 } },
      baniLength: 'short',
    });
  });

  it('denies a tap that failed, that came too late or whose text came too late [U4]', async () => {
    const host = hostOf();
    const desk = start({ startSession: () => host });
    desk.startSession();
    host.receive('failed', { ...SHABAD, shabadId: 999 });
    host.receive('late', SHABAD, () => true);
    let checks = 0;
    host.receive('slow', SHABAD, () => ++checks > 1);
    await vi.waitFor(() =>
      expect(host.denied).toEqual([
        ['failed', 'failed'],
        ['late', 'expired'],
        ['slow', 'expired'],
      ]),
    );
    expect(desk.getState()).toMatchObject({ item: null, isLoading: false });
    expect(host.shown.flatMap(({ answers }) => answers)).toEqual([]);
  });

  it('reports what the projector has painted, with its hash, and whether that is the latest picture [U7]', async () => {
    const host = hostOf();
    const desk = start({ startSession: () => host });
    desk.startSession();
    await desk.open({ kind: 'shabad', id: 628 });
    expect(host.shown.at(-1)?.painted).toBeNull();
    const screen = openScreen();
    const { rev, slide } = desk.getState().picture;
    const lastPainted = () => host.shown.at(-1)?.painted;
    screen.report(rev, { rev: rev - 1, slide: '00000000' });
    await vi.waitFor(() =>
      expect(lastPainted()).toEqual({ rev: rev - 1, slide: '00000000', isCurrent: false }),
    );
    screen.report(rev, { rev, slide: '00000000' });
    await vi.waitFor(() => expect(lastPainted()).toMatchObject({ rev, isCurrent: false }));
    screen.report(rev, { rev, slide: hashSlide(slide) });
    await vi.waitFor(() => expect(lastPainted()).toEqual({ rev, slide: hashSlide(slide), isCurrent: true }));
  });

  it('is called lost on projectors once it was not confirmed for ten seconds [U8]', async () => {
    const host = hostOf({ connection: { kind: 'reconnecting', since: 0 } });
    const desk = start({ startSession: () => host });
    const screen = openScreen();
    screen.report(0);
    await vi.waitFor(() => expect(screen.signs).toEqual(['none']));
    desk.startSession();
    screen.report(0);
    await vi.waitFor(() => expect(screen.signs).toEqual(['none', 'confirmed']));
    const now = Date.now() + LIMITS.unconfirmedMs;
    vi.spyOn(Date, 'now').mockReturnValue(now);
    screen.report(0);
    await vi.waitFor(() => expect(screen.signs).toEqual(['none', 'confirmed', 'lost']));
  });

  it('does not answer a tap that failed', async () => {
    const host = hostOf();
    const desk = start({ startSession: () => host });
    desk.startSession();
    host.receive('1', { ...SHABAD, shabadId: 999 });
    host.receive('2', SHABAD);
    await vi.waitFor(() => expect(host.shown.flatMap(({ answers }) => answers)).toEqual(['2']));
  });

  it('answers a tap only once an open screen shows it', async () => {
    const host = hostOf();
    const desk = start({ startSession: () => host });
    desk.startSession();
    const screen = openScreen();
    screen.report(0);
    await vi.waitFor(() => expect(desk.getState().screens).toHaveLength(1));
    host.receive('1', SHABAD);
    await vi.waitFor(() => expect(screen.pictures.at(-1)?.slide).toMatchObject({ verseId: 1189378 }));
    expect(host.shown.flatMap(({ answers }) => answers)).toEqual([]);
    screen.report(screen.pictures.at(-1)?.rev ?? 0);
    await vi.waitFor(() => expect(host.shown.flatMap(({ answers }) => answers)).toEqual(['1']));
  });
});
