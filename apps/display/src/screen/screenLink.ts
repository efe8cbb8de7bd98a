import { parseMessage, Slide } from '@naad/sync-protocol';
import { DEFAULT_LOOK, type Look, parseLook } from '../look/look.ts';

/** The complete content of the screen, so that a missed message doesn't matter. */
export interface Picture {
  /** Revision, which grows with every change of a desk. */
  readonly rev: number;
  readonly slide: Slide;
  readonly look: Look;
}

export const EMPTY_PICTURE: Picture = { rev: 0, slide: { kind: 'blank' }, look: DEFAULT_LOOK };

/** The desk's session: there is none, the server has confirmed it lately, or not for ten seconds. */
export type SessionSign = 'none' | 'confirmed' | 'lost';

export type DeskMessage =
  | {
      readonly from: 'desk';
      readonly type: 'picture';
      readonly desk: string;
      readonly picture: Picture;
    }
  /** Slides that may come next, for windows that the desk has opened: they lay them out while nothing else happens. */
  | {
      readonly from: 'desk';
      readonly type: 'upcoming';
      readonly desk: string;
      readonly slides: readonly Slide[];
    }
  /** The answer to each `alive` of a screen, since a hidden desk's own timers hardly run. */
  | {
      readonly from: 'desk';
      readonly type: 'session';
      readonly desk: string;
      readonly sign: SessionSign;
    };

/** Messages of screens. `alive` comes every second; the first one also requests the picture. */
export type ScreenMessage =
  | {
      readonly from: 'screen';
      readonly type: 'alive';
      readonly screen: string;
      readonly rev: number;
      /** Scale of the text; 1 if it has the chosen size. */
      readonly scale: number;
      /** Translations without legible room; missing from windows of older releases. */
      readonly leftOut?: number;
      readonly isFullscreen: boolean;
      /** True for a stream overlay, which is not visible in the hall. */
      readonly isOverlay: boolean;
      /** Revision and hash of the slide that it has painted; missing from windows of older releases. */
      readonly painted?: { readonly rev: number; readonly slide: string };
    }
  | { readonly from: 'screen'; readonly type: 'closed'; readonly screen: string }
  /** A key that was pressed in the screen's window. */
  | {
      readonly from: 'screen';
      readonly type: 'key';
      readonly key: string;
      readonly isShift: boolean;
      readonly isCommand: boolean;
      readonly isAlt: boolean;
    };

export const CHANNEL_NAME = 'naad-display';
export const ALIVE_INTERVAL_MS = 1_000;

/** Parses a desk's message, which may come from another release; null if invalid. */
export function parseDeskMessage(data: unknown): DeskMessage | null {
  if (!isRecord(data) || data['from'] !== 'desk') return null;
  const { type, desk, picture, sign, slides } = data;
  if (type === 'session' && typeof desk === 'string' && isSessionSign(sign))
    return { from: 'desk', type, desk, sign };
  if (type === 'upcoming' && typeof desk === 'string' && Array.isArray(slides)) {
    const valid = slides
      .map((slide: unknown) => parseMessage(Slide, slide))
      .filter((slide) => slide !== null);
    return { from: 'desk', type, desk, slides: valid };
  }
  if (type !== 'picture') return null;
  if (typeof desk !== 'string' || !isRecord(picture) || typeof picture['rev'] !== 'number') return null;
  const slide = parseMessage(Slide, picture['slide']);
  if (slide === null) return null;
  const look = parseLook(picture['look']);
  return { from: 'desk', type: 'picture', desk, picture: { rev: picture['rev'], slide, look } };
}

/** Parses a screen's message; null if invalid. */
export function parseScreenMessage(data: unknown): ScreenMessage | null {
  if (!isRecord(data) || data['from'] !== 'screen') return null;
  const isFlag = (name: string) => typeof data[name] === 'boolean';
  switch (data['type']) {
    case 'alive':
      return typeof data['screen'] === 'string' &&
        typeof data['rev'] === 'number' &&
        typeof data['scale'] === 'number' &&
        isFlag('isFullscreen') &&
        isFlag('isOverlay')
        ? (data as unknown as ScreenMessage)
        : null;
    case 'closed':
      return typeof data['screen'] === 'string' ? (data as unknown as ScreenMessage) : null;
    case 'key':
      return typeof data['key'] === 'string' && isFlag('isShift') && isFlag('isCommand') && isFlag('isAlt')
        ? (data as unknown as ScreenMessage)
        : null;
    default:
      return null;
  }
}

function isSessionSign(sign: unknown): sign is SessionSign {
  return sign === 'none' || sign === 'confirmed' || sign === 'lost';
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}
