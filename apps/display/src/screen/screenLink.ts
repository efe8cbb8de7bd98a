import { parseMessage, Slide } from '@naad/sync-protocol';
import { DEFAULT_LOOK, type Look } from '../look/look.ts';
import { parseLook } from '../look/parseLook.ts';

/** What the desk and the windows it projects to say to each other, within one browser. */

/** Everything that is on the screen, whole: one that is missed is made good by the next. */
export interface Picture {
  /** Rises with every change of a desk. */
  readonly rev: number;
  readonly slide: Slide;
  readonly look: Look;
}

export const EMPTY_PICTURE: Picture = { rev: 0, slide: { kind: 'blank' }, look: DEFAULT_LOOK };

export type DeskMessage = {
  readonly from: 'desk';
  readonly type: 'picture';
  readonly desk: string;
  readonly picture: Picture;
};

/** `alive` each second with what stands there; the first also asks for the picture. */
export type ScreenMessage =
  | {
      readonly from: 'screen';
      readonly type: 'alive';
      readonly screen: string;
      readonly rev: number;
      /** 1 where the text has the size that was wished for. */
      readonly scale: number;
      readonly isFullscreen: boolean;
      /** Over a picture of a stream; nobody in the hall sees it. */
      readonly isOverlay: boolean;
    }
  | { readonly from: 'screen'; readonly type: 'closed'; readonly screen: string }
  /** A key that was pressed while the window of the screen had the focus. */
  | {
      readonly from: 'screen';
      readonly type: 'key';
      readonly key: string;
      readonly isShift: boolean;
      readonly isCommand: boolean;
      readonly isAlt: boolean;
    };

export const CHANNEL_NAME = 'naad-display';
export const ALIVE_EVERY_MS = 1_000;

/** A picture from another window, which may be of another release; null for what is none. */
export function parseDeskMessage(data: unknown): DeskMessage | null {
  if (!isRecord(data) || data['from'] !== 'desk' || data['type'] !== 'picture') return null;
  const { desk, picture } = data;
  if (typeof desk !== 'string' || !isRecord(picture) || typeof picture['rev'] !== 'number') return null;
  const slide = parseMessage(Slide, picture['slide']);
  if (slide === null) return null;
  const look = parseLook(picture['look']);
  return { from: 'desk', type: 'picture', desk, picture: { rev: picture['rev'], slide, look } };
}

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

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}
