import type { Page } from '@playwright/test';
import type { RecordedLine } from './recordTaps.ts';

interface EchoWindow {
  /** The page's connections, in the order of opening. */
  openedSockets: WebSocket[];
  /** Echoes that were sent by a phone, or passed by a projector. */
  echoes: RecordedLine[];
  /** Draws on a projector for an echo. */
  drawEcho?: () => void;
}

/** Prepares a page before it loads, so that its own socket can carry echoes and a desk passes them to its projector. */
export async function prepareEchoes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = Object.assign(window as unknown as EchoWindow, {
      openedSockets: [] as WebSocket[],
      echoes: [] as RecordedLine[],
    });
    const channel = new BroadcastChannel('echoes');
    const passed = new Set<string>();
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        kept.openedSockets.push(this);
        // The first listener: the page itself handles the message afterwards.
        this.addEventListener('message', ({ data }) => {
          for (const [echo] of String(data).matchAll(/echo \d+ of \d+/g)) {
            if (passed.has(echo)) continue;
            passed.add(echo);
            channel.postMessage(echo);
          }
        });
      }
    };
  });
}

/**
 * Lets a phone send an echo at each tap beside its lines, from now on: a message as long as a command, on its own socket,
 * whose content the server sends to the desk at once. It is a name for the phone, with a number.
 */
export function recordEchoTaps(phone: Page, code: string, phoneNumber: number): Promise<void> {
  return phone.evaluate(
    ([namespace, ofPhone]) => {
      const kept = window as unknown as EchoWindow;
      addEventListener(
        'click',
        ({ target, timeStamp }) => {
          if ((target as Element).closest('[data-verse-id]')) return;
          const waited = performance.now() - timeStamp;
          const line = `echo ${String(kept.echoes.length + 1)} of ${ofPhone}`;
          kept.echoes.push({ line, at: Date.now() - waited });
          const message = JSON.stringify(['rename', { name: line, filling: 'x'.repeat(70) }]);
          kept.openedSockets
            .findLast(({ readyState }) => readyState === WebSocket.OPEN)
            ?.send(`42/${namespace},${message}`);
        },
        { capture: true },
      );
    },
    [code, String(phoneNumber)] as const,
  );
}

/** Records the end of the frame after each echo that reaches a projector. */
export function recordEchoes(screen: Page): Promise<void> {
  return screen.evaluate(() => {
    const kept = Object.assign(window as unknown as EchoWindow, { echoes: [] as RecordedLine[] });
    new BroadcastChannel('echoes').onmessage = ({ data }: MessageEvent<string>) => {
      kept.drawEcho?.();
      requestAnimationFrame(() => setTimeout(() => kept.echoes.push({ line: data, at: Date.now() })));
    };
  });
}

/**
 * From now on a projector also draws for each echo, in the frame that is recorded: it changes between a copy of its
 * slide and a mirrored one, both laid out before. This is the least that any slide costs after an echo.
 */
export function drawForEchoes(screen: Page): Promise<void> {
  return screen.evaluate(() => {
    const slide = document.querySelector('[data-slide]');
    if (!slide) throw new Error('There is no slide.');
    // Without functions that have names: tsx marks those with a helper that the page doesn't have.
    const copies = ['none', 'scaleX(-1)'].map((transform) => {
      const layer = document.createElement('div');
      layer.style.cssText = 'position: fixed; inset: 0; z-index: 9; background: Canvas; visibility: hidden';
      layer.style.transform = transform;
      layer.append(slide.cloneNode(true));
      document.body.append(layer);
      return layer;
    });
    let shown = 0;
    Object.assign(window, {
      drawEcho() {
        shown = 1 - shown;
        for (const [index, { style }] of copies.entries())
          style.visibility = index === shown ? 'visible' : 'hidden';
      },
    });
  });
}

/** Waits until a projector has recorded so many echoes. */
export async function waitForEchoes(screen: Page, count: number): Promise<void> {
  await screen.waitForFunction(
    (awaited) => (window as unknown as EchoWindow).echoes.length >= awaited,
    count,
  );
}

/** The echoes recorded on a page. */
export function recordedEchoes(page: Page): Promise<RecordedLine[]> {
  return page.evaluate(() => (window as unknown as EchoWindow).echoes);
}
