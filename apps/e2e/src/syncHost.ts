import type { Browser, Page } from '@playwright/test';

/** What a display says is on its screen; what is left out is nothing. */
export interface ShownState {
  readonly kind?: 'shabad' | 'bani' | 'ceremony';
  readonly id?: number;
  readonly highlight?: number;
  readonly lineCount?: number;
  readonly baniLength?: 'short' | 'medium' | 'long' | 'extralong';
  readonly text?: string;
  readonly isGurmukhi?: boolean;
  readonly hidden?: boolean;
}

/** A display as the protocol has it, in a browser of its own: the script of the sockets is the one that the server gives. */
export interface SyncHost {
  readonly code: string;
  show(state: ShownState): Promise<void>;
  end(): Promise<void>;
}

interface HostSocket {
  connected: boolean;
  once(event: string, listener: () => void): void;
  emit(event: string, message: unknown, acknowledge?: () => void): void;
}
interface HostWindow {
  io(url: string, options: object): HostSocket;
  socket: HostSocket;
  revision: number;
}

const PIN = '424242';
const NOTHING = {
  ...{ kind: 'none', id: null, highlight: null, homeId: null, baniLength: null, lineCount: null },
  ...{ text: null, isGurmukhi: false, hidden: false },
};
const FONT_SIZES = { gurbani: 9, translation: 5, teeka: 4, transliteration: 4 };

async function begin(page: Page): Promise<{ code: string; token: string }> {
  const answer = await page.request.get('/api/sync/begin/display-of-a-test?v=2');
  const { data } = (await answer.json()) as { data: { namespaceString: string; token: string } };
  return { code: data.namespaceString, token: data.token };
}

/** It lives as long as the context it is given, or the browser. */
export async function startSyncHost(browser: Browser, baseURL: string): Promise<SyncHost> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const { code, token } = await begin(page);
  await page.goto('/help');
  await page.addScriptTag({ url: '/socket.io/socket.io.js' });
  await page.evaluate(
    ({ code, auth }) => {
      const host = window as unknown as HostWindow;
      host.revision = 0;
      host.socket = host.io(`/${code}`, { transports: ['websocket'], auth });
      return new Promise<void>((resolve) => host.socket.once('connect', resolve));
    },
    { code, auth: { v: 2, role: 'host', token, pin: PIN, takesSettings: false } },
  );
  return {
    code,
    show: (state) =>
      page.evaluate(
        (message) => {
          const host = window as unknown as HostWindow;
          host.revision += 1;
          return new Promise<void>((resolve) =>
            host.socket.emit('show', { ...message, rev: host.revision }, resolve),
          );
        },
        { state: { ...NOTHING, ...state }, fontSizes: FONT_SIZES, answers: [] },
      ),
    async end() {
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => (window as unknown as HostWindow).socket.emit('end', {}, resolve)),
      );
      await context.close();
    },
  };
}
