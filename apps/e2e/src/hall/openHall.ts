import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, devices, type Locator, type Page } from '@playwright/test';
import { ControllerPage } from '../pages/ControllerPage.ts';
import { DisplayDesk, type DisplayScreen } from '../pages/DisplayDesk.ts';
import { SyncPage } from '../pages/SyncPage.ts';
import { type BuiltServer, freePort, startBuiltServer } from '../startBuiltServer.ts';
import { followLegacy, type LegacyFollower } from './legacyClients.ts';
import { watchSession, type SessionState } from './watchSession.ts';
import { type Cable, createCable } from './createCable.ts';

/** The shabad that is open in the hall, on ang 201. */
export const HALL_SHABAD = {
  id: 628,
  letters: 'ਸਤਕਸ',
  line: 'ਸਤਿਗੁਰਿ ਤੁਮਰੇ ਕਾਜ ਸਵਾਰੇ ॥੧॥ ਰਹਾਉ ॥',
};

const PHONE: BrowserContextOptions = devices['Pixel 7'];
const SMALL_PHONE: BrowserContextOptions = { ...PHONE, viewport: { width: 360, height: 640 } };
const COMPUTER: BrowserContextOptions = devices['Desktop Chrome'];

/** A page on a device with its own cable. */
export interface Seat<Opened> {
  readonly cable: Cable;
  readonly page: Page;
  readonly opened: Opened;
  /** The state that the server last sent to it. */
  sessionState(): SessionState | null;
}

export interface Hall {
  /** Origin of the server, which trusts the proxies of this machine; without a trailing slash. */
  readonly origin: string;
  readonly code: string;
  readonly pin: string;
  readonly display: Seat<DisplayDesk>;
  readonly screen: DisplayScreen;
  readonly controllers: readonly [Seat<ControllerPage>, Seat<ControllerPage>];
  /** The last one shows a single line in full screen. */
  readonly followers: readonly [Seat<SyncPage>, Seat<SyncPage>, Seat<SyncPage>];
  readonly legacy: LegacyFollower;
  /** Verse id of the current line on each page. */
  lines(): Promise<Readonly<Record<string, string>>>;
  /** The state that the server last sent to each page. */
  sessionState(): Readonly<Record<string, SessionState | null>>;
  /** Another phone, which hasn't entered the PIN. */
  addPhone(): Promise<Seat<ControllerPage>>;
  /** Kills the server like a power cut. */
  killServer(): Promise<void>;
  /** Restarts the server on its port, as a supervisor does. */
  startServer(): Promise<void>;
  close(): Promise<void>;
}

/** Verse id of the only matching element, or the number of matches. */
function verseOf(locator: Locator): Promise<string> {
  return locator.evaluateAll(([first, ...others]: HTMLElement[]) =>
    first && others.length === 0
      ? (first.dataset['verseId'] ?? 'no verse')
      : `${String(others.length + (first ? 1 : 0))} lines`,
  );
}

/** Ids of a phone's lines, in order. */
export function versesOf({ opened }: Seat<ControllerPage>): Promise<string[]> {
  return opened.lines.evaluateAll((lines: HTMLElement[]) =>
    lines.map(({ dataset }) => dataset['verseId'] ?? 'no verse'),
  );
}

/**
 * Opens a hall: a desk with a projector, two phones that control it, three followers and a legacy follower, all on the
 * same line. It has its own server and a new data folder.
 *
 * @param prepare changes each page but the projector before it loads
 */
export async function openHall(
  browser: Browser,
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<Hall> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'naad-hall-'));
  const port = await freePort();
  const start = () => startBuiltServer({ PORT: String(port), DATA_DIR: dataFolder, TRUST_PROXY: 'loopback' });
  let server: BuiltServer = await start();
  const cables: Cable[] = [];

  async function seat<Opened>(device: BrowserContextOptions, open: (page: Page) => Promise<Opened>) {
    const cable = await createCable(port);
    cables.push(cable);
    const context = await browser.newContext({ ...device, baseURL: cable.origin });
    const page = await context.newPage();
    await prepare(page);
    const sessionState = watchSession(page);
    return { cable, page, sessionState, opened: await open(page) };
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
  const addedPhones: Seat<ControllerPage>[] = [];
  const guests = { one, other, computer, phone, smallPhone };

  return {
    origin: server.origin,
    ...session,
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
        Object.keys(guests).map((name, index) => [name, ofGuests[index] ?? '']),
      );
      return {
        screen: onScreen,
        desk: onDesk,
        ...seen,
        legacy: String(legacy.last()?.highlight),
      };
    },
    sessionState: () =>
      Object.fromEntries(Object.entries(guests).map(([name, { sessionState }]) => [name, sessionState()])),
    async addPhone() {
      const added = await seat(PHONE, (page) => ControllerPage.open(page, `/${session.code}`));
      addedPhones.push(added);
      return added;
    },
    killServer: () => server.kill(),
    async startServer() {
      server = await start();
    },
    async close() {
      legacy.leave();
      await Promise.all(
        [display, ...Object.values(guests), ...addedPhones].map(({ page }) => page.context().close()),
      );
      await Promise.all(cables.map((cable) => cable.remove()));
      await server.stop();
      await rm(dataFolder, { recursive: true });
    },
  };
}
