import type { Page } from '@playwright/test';

/** What the server last said to a page of what is on the screen. */
export interface HeardState {
  readonly epoch: string;
  readonly seq: number;
  /** The item: a shabad, bani or ceremony, by its id. */
  readonly id: number | null;
  /** The line of it. */
  readonly highlight: number | null;
}

interface Said {
  readonly seq?: number;
  readonly epoch?: string;
  readonly state?: { readonly id: number | null; readonly highlight: number | null };
}

/** Text of an event (42) or an answer (43) of the sockets' wire, below a namespace. */
const SAID = /^4[23]\/[^,]+,\d*(\[.*\])$/s;

/**
 * Listens to what the server says to a page, whichever way it comes: no page shows the number of what it shows.
 *
 * @returns asks for the last that was said; null until then. Whatever is older than what was said before does not count.
 */
export function hearSession(page: Page): () => HeardState | null {
  let heard: HeardState | null = null;

  function take(packet: string): void {
    const [, text] = SAID.exec(packet) ?? [];
    if (text === undefined) return;
    for (const said of JSON.parse(text) as (Said | null)[]) {
      if (typeof said?.seq !== 'number' || said.epoch === undefined) continue;
      const { seq, epoch } = said;
      if (heard?.epoch === epoch && seq < heard.seq) continue;
      const { id = heard?.id ?? null, highlight = heard?.highlight ?? null } = said.state ?? {};
      heard = { seq, epoch, id, highlight };
    }
  }

  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => take(String(payload)));
  });
  // Where a socket did not come about, the same packets come as answers.
  page.on('response', (response) => {
    if (!response.url().includes('transport=polling') || response.request().method() !== 'GET') return;
    void response.text().then(
      (text) => text.split('\u001e').forEach(take),
      () => undefined,
    );
  });
  return () => heard;
}
