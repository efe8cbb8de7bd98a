import type { Finding } from './judge.ts';
import { findMarkers, withoutMarkers } from './markers.ts';

/** A finding in the log, with the case index from its marker, or null. */
export interface LogFinding extends Finding {
  readonly index: number | null;
  readonly line: string;
}

/** Reads the log of a server line by line. */
export interface LogWatch {
  read(line: string): LogFinding[];
  lines(): number;
}

/** pino's `error`. */
const ERROR_LEVEL = 50;
const SHOWN_CHARACTERS = 300;

/** The error that a line reports, or null. */
function errorOf(line: string): string | null {
  try {
    const { level, msg, err } = JSON.parse(line) as {
      level?: unknown;
      msg?: unknown;
      err?: { type?: unknown; id?: unknown; code?: unknown; message?: unknown };
    };
    if (typeof level !== 'number' || level < ERROR_LEVEL) return null;
    return [msg, err?.type, err?.id, err?.code, err?.message]
      .filter((each) => typeof each === 'string')
      .join(': ');
  } catch {
    // Node prints uncaught exceptions as plain text.
    return /\b(Error|Exception|unhandled|uncaught)\b|^\w*Error:/i.test(line) ? line : null;
  }
}

/** @param secrets tokens and codes that the server issued; may grow while the log is read */
export function createLogWatch(secrets: ReadonlySet<string>): LogWatch {
  let lines = 0;
  return {
    lines: () => lines,
    read(line) {
      lines += 1;
      const shown = line.slice(0, SHOWN_CHARACTERS);
      const markers = findMarkers(line, secrets);
      const index = markers.find((each) => each.index !== null)?.index ?? null;
      const kinds = [...new Set(markers.map(({ kind }) => kind))];
      const found: LogFinding[] = kinds.map((kind) => ({
        detector: 'secret in the log',
        summary: kind,
        index,
        line: shown,
      }));
      const error = errorOf(line);
      if (error !== null) {
        const summary = withoutMarkers(error).slice(0, 120);
        found.push({ detector: 'error in the log', summary, index, line: shown });
      }
      return found;
    },
  };
}
