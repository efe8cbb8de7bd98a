import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, devices, type Locator, type Page } from '@playwright/test';
import { ControllerPage } from '../pages/ControllerPage.ts';
import { DisplayDesk, type DisplayScreen } from '../pages/DisplayDesk.ts';
import { SyncPage } from '../pages/SyncPage.ts';
import { type BuiltServer, freePort, startBuiltServer } from '../startBuiltServer.ts';
import { followLegacy, type LegacyFollower } from './followLegacy.ts';
import { hearSession, type HeardState } from './hearSession.ts';
import { type Cable, layCable } from './layCable.ts';

/** What is open in the hall: ang 201. */
export const HALL_SHABAD = {
  id: 628,
  letters: 'ਸਤਕਸ',
  line: 'ਸਤਿਗੁਰਿ ਤੁਮਰੇ ਕਾਜ ਸਵਾਰੇ ॥੧॥ ਰਹਾਉ ॥',
};

const PHONE: BrowserContextOptions = devices['Pixel 7'];
const SMALL_PHONE: BrowserContextOptions = { ...PHONE, viewport: { width: 360, height: 640 } };
const COMPUTER: BrowserContextOptions = devices['Desktop Chrome'];

/** A page on a device of its own, at the end of a cable of its own. */
export interface Seat<Opened> {
  readonly cable: Cable;
  readonly page: Page;
  readonly opened: Opened;
  /** What the server last said to it. */
  heard(): HeardState | null;
}

export interface Hall {
  readonly code: string;
  readonly display: Seat<DisplayDesk>;
  readonly screen: DisplayScreen;
  readonly controllers: readonly [Seat<ControllerPage>, Seat<ControllerPage>];
  /** The last has the line alone on its screen. */
  readonly followers: readonly [Seat<SyncPage>, Seat<SyncPage>, Seat<SyncPage>];
  readonly legacy: LegacyFollower;
  /** What each of the pages has as the line, by the id of the verse. */
  lines(): Promise<Readonly<Record<string, string>>>;
  /** What the server last said to each of the pages. */
  heard(): Readonly<Record<string, HeardState | null>>;
  /** As a cut of the power does. */
  killServer(): Promise<void>;
  /** As whoever watches over it does, at its old address. */
  startServer(): Promise<void>;
  close(): Promise<void>;
}

/** What stands there once, or how often it does. */
function verseOf(locator: Locator): Promise<string> {
  return locator.evaluateAll(([first, ...others]: HTMLElement[]) =>
    first && others.length === 0
      ? (first.dataset['verseId'] ?? 'no verse')
      : `${String(others.length + (first ? 1 : 0))} lines`,
  );
}

/** Ids of the lines that a phone has, in their order. */
export function versesOf({ opened }: Seat<ControllerPage>): Promise<string[]> {
  return opened.lines.evaluateAll((lines: HTMLElement[]) =>
    lines.map(({ dataset }) => dataset['verseId'] ?? 'no verse'),
  );
}

/**
 * A hall: a computer with a desk and a projector, two phones that drive it, three devices that follow, and one of before, all on
 * the same line. The server is their own, and what it keeps is new.
 */
export async function openHall(browser: Browser): Promise<Hall> {
  const kept = await mkdtemp(path.join(tmpdir(), 'naad-hall-'));
  const port = await freePort();
  const start = () => startBuiltServer({ PORT: String(port), DATA_DIR: kept });
  let server: BuiltServer = await start();
  const cables: Cable[] = [];

  async function seat<Opened>(device: BrowserContextOptions, open: (page: Page) => Promise<Opened>) {
    const cable = await layCable(port);
    cables.push(cable);
    const context = await browser.newContext({ ...device, baseURL: cable.origin });
    const page = await context.newPage();
    const heard = hearSession(page);
    return { cable, page, heard, opened: await open(page) };
  }

  const display = await seat(COMPUTER, (page) => DisplayDesk.open(page));
  const desk = display.opened;
  const screen = await desk.openScreen();
  await desk.openByLetters(HALL_SHABAD.letters, HALL_SHABAD.line);
  const session = await desk.startSession();
  const control = (device: BrowserContextOptions) =>
    seat(device, (page) => ControllerPage.enter(page, session));
  const follow = (device: BrowserContextOptions) =>
    seat(device, (page) => SyncPage.follow(page, session.code));
  const [one, other, computer, phone, smallPhone] = await Promise.all([
    control(PHONE),
    control(SMALL_PHONE),
    follow(COMPUTER),
    follow(PHONE),
    follow(SMALL_PHONE),
  ]);
  await smallPhone.opened.current.waitFor();
  await smallPhone.opened.fullScreen.click();
  const legacy = followLegacy(server.origin, session.code);
  const guests = { one, other, computer, phone, smallPhone };

  return {
    code: session.code,
    display,
    screen,
    controllers: [one, other],
    followers: [computer, phone, smallPhone],
    legacy,
    async lines() {
      const [onScreen, onDesk, ...ofGuests] = await Promise.all([
        verseOf(screen.slide.locator('[data-verse-id]')),
        verseOf(desk.current),
        verseOf(one.opened.activeLine),
        verseOf(other.opened.activeLine),
        verseOf(computer.opened.current),
        verseOf(phone.opened.current),
        verseOf(smallPhone.opened.lineAlone.locator('[data-verse-id]')),
      ]);
      const seen = Object.fromEntries(
        Object.keys(guests).map((name, place) => [name, ofGuests[place] ?? '']),
      );
      return {
        screen: onScreen,
        desk: onDesk,
        ...seen,
        legacy: String(legacy.last()?.highlight),
      };
    },
    heard: () => Object.fromEntries(Object.entries(guests).map(([name, { heard }]) => [name, heard()])),
    killServer: () => server.kill(),
    async startServer() {
      server = await start();
    },
    async close() {
      legacy.leave();
      await Promise.all([display, ...Object.values(guests)].map(({ page }) => page.context().close()));
      await Promise.all(cables.map((cable) => cable.remove()));
      await server.stop();
      await rm(kept, { recursive: true });
    },
  };
}
