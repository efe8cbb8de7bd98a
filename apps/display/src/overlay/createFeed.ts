import { parseMessage, SlideFeed } from '@naad/sync-protocol';
import { DEFAULT_LOOK, type Look } from '../look/look.ts';
import { withSettings } from '../look/wireSettings.ts';
import { EMPTY_PICTURE, type Picture } from '../screen/screenLink.ts';

/** The slide of a session, from the server. */
export interface Feed {
  readonly getState: () => Picture;
  readonly subscribe: (listener: () => void) => () => void;
  close(): void;
}

export interface FeedParts {
  readonly url: string;
  /** How long to wait after the server refused; a connection that was lost comes back by itself. */
  readonly againMs?: number;
}

const AGAIN_MS = 5_000;

/** Follows the feed of a session; what was shown last stays while it comes back. */
export function createFeed({ url, againMs = AGAIN_MS }: FeedParts): Feed {
  const listeners = new Set<() => void>();
  let picture = EMPTY_PICTURE;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: Picture) => {
    picture = next;
    for (const listener of listeners) listener();
  };
  const open = () => {
    const opened = new EventSource(url);
    source = opened;
    opened.addEventListener('slide', ({ data }: MessageEvent<string>) => {
      const said = parseFeed(data);
      if (said) show({ rev: picture.rev + 1, slide: said.slide, look: lookOf(said) });
    });
    opened.addEventListener('end', () => {
      show({ ...picture, rev: picture.rev + 1, slide: { kind: 'blank' } });
      again(opened);
    });
    opened.addEventListener('error', () => {
      // Refused, as while there is no such session yet: the browser does not ask again by itself.
      if (opened.readyState === EventSource.CLOSED) again(opened);
    });
  };
  const again = (former: EventSource) => {
    former.close();
    if (source === former) timer = setTimeout(open, againMs);
  };
  open();

  return {
    getState: () => picture,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      clearTimeout(timer);
      source?.close();
      source = null;
    },
  };
}

function parseFeed(data: string): SlideFeed | null {
  try {
    return parseMessage(SlideFeed, JSON.parse(data));
  } catch {
    return null;
  }
}

/** How the display says that it looks; its sizes are those of the wire, which are exact. */
function lookOf({ fontSizes, settings }: SlideFeed): Look {
  const {
    fontSize: _line,
    translationFontSize: _translation,
    transliterationFontSize: _other,
    ...rest
  } = settings ?? {};
  return withSettings({ ...DEFAULT_LOOK, sizes: fontSizes }, rest);
}
