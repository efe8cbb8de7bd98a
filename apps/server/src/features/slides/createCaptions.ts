/** The first lines of a file of subtitles. */
export const WEBVTT_HEADER = 'WEBVTT\n\n';

/** Cues shorter than this are slides that were passed on the way to another. */
const SHORTEST_MS = 200;

/** Writes the cues of one file of subtitles. */
export interface Captions {
  /** Ends the shown caption and begins the next one; an empty text is none. Repeating a text changes nothing. */
  show(text: string, now: number): void;
}

/**
 * Writes a WebVTT cue for each caption once it ends, since a cue must name its end.
 *
 * @param start time 0 of the file, in milliseconds of the clock of `show`
 */
export function createCaptions(start: number, write: (text: string) => void): Captions {
  let shown = '';
  let since = start;
  return {
    show(text, now) {
      if (text === shown) return;
      if (shown !== '' && now - since >= SHORTEST_MS) {
        write(`${timestamp(since - start)} --> ${timestamp(now - start)}\n${cueText(shown)}\n\n`);
      }
      shown = text;
      since = now;
    },
  };
}

/** `hh:mm:ss.mmm`. */
function timestamp(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(Math.floor(ms % 1_000)).padStart(3, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1_000) % 60)}.${rest}`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes a text; an empty line would end the cue. */
function cueText(text: string): string {
  return text
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .join('\n');
}
