import { hashSlide, type Painted, type Slide } from '@naad/sync-protocol';
import { afterPaint, hasDirectScreens, sendDirectly } from '../../screen/directLink.ts';
import {
  CHANNEL_NAME,
  type DeskMessage,
  parseScreenMessage,
  type Picture,
  type SessionSign,
  type ScreenMessage,
} from '../../screen/screenLink.ts';

/** Last reported status of a projector window. */
export interface ScreenStatus {
  readonly id: string;
  /** Revision that it has painted. */
  readonly rev: number;
  /** Hash of the slide that it has painted; null from an older window. */
  readonly slide: string | null;
  /** Scale of the text; 1 if it has the chosen size. */
  readonly scale: number;
  /** Number of translations without legible room. */
  readonly leftOut: number;
  readonly isFullscreen: boolean;
  /** True after a few silent seconds: the window crashed or its device is gone. */
  readonly isLost: boolean;
}

export interface Screens {
  /** Sends a picture to all screens. */
  show(picture: Picture): void;
  /** Gives the windows that this desk has opened the slides that may come next. */
  prepare(slides: () => readonly Slide[]): void;
  /** Calls back once the picture is on the windows that this desk has opened; at once if it is. A callback is called once. */
  afterPaint(callback: () => void): void;
  close(): void;
}

export interface ScreensOptions {
  /** Unique id of this desk. */
  readonly desk: string;
  /** The sign of the session, which screens ask for every second. */
  readonly sessionSign: () => SessionSign;
  readonly onChange: (screens: readonly ScreenStatus[]) => void;
  readonly onKey: (key: Extract<ScreenMessage, { type: 'key' }>) => void;
  /** Called when another desk of this browser has sent a picture. */
  readonly onOtherDesk: () => void;
  readonly lostAfterMs?: number;
}

/** Screens report every second, but a hidden window may be slower. */
const LOST_AFTER_MS = 4_000;
/** A lost screen is listed for this long, then removed. */
const FORGOTTEN_AFTER_MS = 60_000;

/** The desk's side of the channel to the projector windows. */
export function createScreens(options: ScreensOptions): Screens {
  const { desk, sessionSign, onChange, onKey, onOtherDesk, lostAfterMs = LOST_AFTER_MS } = options;
  const channel = new BroadcastChannel(CHANNEL_NAME);
  const known = new Map<string, ScreenStatus & { readonly heardAt: number }>();
  let picture: Picture | null = null;
  // Muted while another desk has the screens, or the two would overwrite each other.
  let isMuted = false;
  /** Callbacks for the time after the next paint; null while no paint is due. */
  let afterNextPaint: Set<() => void> | null = null;

  let lastReport = '[]';
  const notify = () => {
    const statuses = [...known.values()].map(({ heardAt: _heardAt, ...status }) => status);
    // Skip reports without news, or the desk would render again every second.
    const report = JSON.stringify(statuses);
    if (report === lastReport) return;
    lastReport = report;
    onChange(statuses);
  };
  const post = (message: DeskMessage) => {
    channel.postMessage(message);
  };
  const send = () => {
    if (picture === null || isMuted) return;
    const message = { from: 'desk', type: 'picture', desk, picture } as const;
    sendDirectly(message);
    post(message);
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
      const { screen: id, rev, scale, leftOut = 0, isFullscreen, isOverlay, painted } = message;
      if (!isOverlay) {
        const { rev: paintedRev = rev, slide = null } = painted ?? {};
        const heardAt = Date.now();
        known.set(id, { id, rev: paintedRev, slide, scale, leftOut, isFullscreen, isLost: false, heardAt });
        if (!isMuted) post({ from: 'desk', type: 'session', desk, sign: sessionSign() });
      }
      // A window that has just opened or woken has an outdated picture.
      if (rev !== picture?.rev) send();
    }
    notify();
  };

  const timer = setInterval(() => {
    const now = Date.now();
    for (const [id, status] of known) {
      const silence = now - status.heardAt;
      if (silence > FORGOTTEN_AFTER_MS) known.delete(id);
      else if (silence > lostAfterMs && !status.isLost) known.set(id, { ...status, isLost: true });
      else continue;
      notify();
    }
  }, lostAfterMs / 4);

  return {
    show(next) {
      picture = next;
      isMuted = false;
      send();
      if (afterNextPaint) return;
      afterNextPaint = new Set();
      afterPaint(() => {
        const callbacks = afterNextPaint ?? [];
        afterNextPaint = null;
        for (const callback of callbacks) callback();
      });
    },
    prepare(slides) {
      if (hasDirectScreens()) sendDirectly({ from: 'desk', type: 'upcoming', desk, slides: slides() });
    },
    afterPaint(callback) {
      if (afterNextPaint) afterNextPaint.add(callback);
      else callback();
    },
    close() {
      clearInterval(timer);
      channel.close();
    },
  };
}

/** Summarizes what the projector windows have painted, the one that is furthest behind; null without any. */
export function paintedOf(screens: readonly ScreenStatus[], picture: Picture): Painted | null {
  const [first, ...others] = screens.filter(({ isLost, slide }) => !isLost && slide !== null);
  if (!first) return null;
  const { rev, slide } = others.reduce((last, each) => (each.rev < last.rev ? each : last), first);
  const isCurrent = rev === picture.rev && slide === hashSlide(picture.slide);
  return { rev, slide: slide ?? '', isCurrent };
}

function isOtherDesk(data: unknown, desk: string): boolean {
  const { from, type, desk: other } = (data ?? {}) as { from?: unknown; type?: unknown; desk?: unknown };
  return from === 'desk' && type === 'picture' && typeof other === 'string' && other !== desk;
}
