import {
  CHANNEL_NAME,
  type DeskMessage,
  parseScreenMessage,
  type Picture,
  type ScreenMessage,
} from '../../screen/screenLink.ts';

/** A window that projects, as it last said. */
export interface ScreenStatus {
  readonly id: string;
  /** What stands there. */
  readonly rev: number;
  /** 1 where the text has the size that was wished for. */
  readonly scale: number;
  readonly isFullscreen: boolean;
  /** Heard nothing of for a while: closed by a crash, or its device is gone. */
  readonly isLost: boolean;
}

export interface Screens {
  /** Puts a picture on all of them. */
  put(picture: Picture): void;
  close(): void;
}

export interface ScreensParts {
  /** Names this desk. */
  readonly desk: string;
  readonly onChange: (screens: readonly ScreenStatus[]) => void;
  readonly onKey: (key: Extract<ScreenMessage, { type: 'key' }>) => void;
  /** Another desk of this browser has put a picture there. */
  readonly onOtherDesk: () => void;
  readonly lostAfterMs?: number;
}

/** Screens say that they are there each second; a hidden window may be slow, so one is not lost at once. */
const LOST_AFTER_MS = 4_000;
/** A lost screen is shown as lost for so long, then it was closed. */
const FORGOTTEN_AFTER_MS = 60_000;

/** The desk's side of the link to the windows that project. */
export function createScreens(parts: ScreensParts): Screens {
  const { desk, onChange, onKey, onOtherDesk, lostAfterMs = LOST_AFTER_MS } = parts;
  const channel = new BroadcastChannel(CHANNEL_NAME);
  const known = new Map<string, ScreenStatus & { readonly heardAt: number }>();
  let picture: Picture | null = null;
  // Two desks that both answered screens would show theirs in turn.
  let isMuted = false;

  let told = '[]';
  const tell = () => {
    const statuses = [...known.values()].map(({ heardAt: _heardAt, ...status }) => status);
    // A sign of life that says nothing new is no news: the desk would be drawn anew each second.
    const text = JSON.stringify(statuses);
    if (text === told) return;
    told = text;
    onChange(statuses);
  };
  const send = () => {
    if (picture === null || isMuted) return;
    channel.postMessage({ from: 'desk', type: 'picture', desk, picture } satisfies DeskMessage);
  };

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = parseScreenMessage(data);
    if (message === null) {
      if (!isOtherDesk(data, desk)) return;
      isMuted = true;
      onOtherDesk();
      return;
    }
    if (message.type === 'key') return onKey(message);
    if (message.type === 'closed') known.delete(message.screen);
    else {
      const { screen: id, rev, scale, isFullscreen, isOverlay } = message;
      if (!isOverlay) known.set(id, { id, rev, scale, isFullscreen, isLost: false, heardAt: Date.now() });
      // A window that was opened, or woke up, has an old picture.
      if (rev !== picture?.rev) send();
    }
    tell();
  };

  const timer = setInterval(() => {
    const now = Date.now();
    for (const [id, status] of known) {
      const silence = now - status.heardAt;
      if (silence > FORGOTTEN_AFTER_MS) known.delete(id);
      else if (silence > lostAfterMs && !status.isLost) known.set(id, { ...status, isLost: true });
      else continue;
      tell();
    }
  }, lostAfterMs / 4);

  return {
    put(next) {
      picture = next;
      isMuted = false;
      send();
    },
    close() {
      clearInterval(timer);
      channel.close();
    },
  };
}

function isOtherDesk(data: unknown, desk: string): boolean {
  const { from, desk: other } = (data ?? {}) as { from?: unknown; desk?: unknown };
  return from === 'desk' && typeof other === 'string' && other !== desk;
}
