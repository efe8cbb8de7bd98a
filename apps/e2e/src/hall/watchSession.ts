import type { Page } from '@playwright/test';

/** The state that the server last sent to a page. */
export interface SessionState {
  readonly epoch: string;
  readonly seq: number;
  /** Id of a shabad, bani or ceremony. */
  readonly id: number | null;
  /** Verse id of the current line. */
  readonly highlight: number | null;
}

interface ServerMessage {
  readonly seq?: number;
  readonly epoch?: string;
  readonly state?: { readonly id: number | null; readonly highlight: number | null };
}

/** A Socket.IO event (42) or acknowledgement (43) in a namespace. */
const PACKET = /^4[23]\/[^,]+,\d*(\[.*\])$/s;

/**
 * Listens to the server's messages to a page, since no page shows sequence numbers.
 * @returns a function that gets the newest state, or null; older states that arrive late are ignored
 */
export function watchSession(page: Page): () => SessionState | null {
  let state: SessionState | null = null;

  function readPacket(packet: string): void {
    const [, text] = PACKET.exec(packet) ?? [];
    if (text === undefined) return;
    for (const message of JSON.parse(text) as (ServerMessage | null)[]) {
      if (typeof message?.seq !== 'number' || message.epoch === undefined) continue;
      const { seq, epoch } = message;
      if (state?.epoch === epoch && seq < state.seq) continue;
      const { id = state?.id ?? null, highlight = state?.highlight ?? null } = message.state ?? {};
      state = { seq, epoch, id, highlight };
    }
  }

  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => readPacket(String(payload)));
  });
  // Without a WebSocket the same packets arrive as polling responses.
  page.on('response', (response) => {
    if (!response.url().includes('transport=polling') || response.request().method() !== 'GET') return;
    void response.text().then(
      (text) => text.split('\u001e').forEach(readPacket),
      () => undefined,
    );
  });
  return () => state;
}
