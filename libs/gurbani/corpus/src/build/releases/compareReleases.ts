import { encodingDifferences } from './encodingDifferences.ts';
import type { Release, ReleaseLine } from './release.ts';

/** A line of both releases whose text differs. */
export interface ChangedLine {
  readonly before: ReleaseLine;
  readonly after: ReleaseLine;
  /** Differences of encoding alone; null for other letters, or the same in another order. */
  readonly encoding: readonly string[] | null;
}

export interface Comparison {
  readonly before: string;
  readonly after: string;
  /** Lines of both releases. */
  readonly sharedCount: number;
  readonly changed: readonly ChangedLine[];
  /** Lines that only got another id: the old and the new one. */
  readonly renamed: readonly (readonly [string, string])[];
  readonly removed: readonly ReleaseLine[];
  readonly added: readonly ReleaseLine[];
}

/** Lines of one release by id. */
const byId = ({ lines }: Release): Map<string, ReleaseLine> => new Map(lines.map((line) => [line.id, line]));

/** The nearest line before and after one that both releases have under the same id. */
function neighbours({ lines }: Release, isShared: (line: ReleaseLine) => boolean): Map<string, string> {
  const found = new Map<string, string>();
  let previous = '';
  lines.forEach((line) => {
    if (isShared(line)) previous = line.id;
    else found.set(line.id, previous);
  });
  let next = '';
  lines.toReversed().forEach((line) => {
    if (isShared(line)) next = line.id;
    else found.set(line.id, `${found.get(line.id) ?? ''} ${next}`);
  });
  return found;
}

/**
 * Finds the lines that one release lacks and the other has between the same lines with the same letters. Where two
 * could be meant, none is: an id never leads to a guess.
 */
function findRenamed(before: Release, after: Release): [string, string][] {
  const [old, current] = [byId(before), byId(after)];
  const oldPlaces = neighbours(before, ({ id }) => current.has(id));
  const newPlaces = neighbours(after, ({ id }) => old.has(id));
  const candidates = after.lines.filter(({ id }) => !old.has(id));
  return before.lines
    .filter(({ id }) => !current.has(id))
    .flatMap((line): [string, string][] => {
      const matches = candidates.filter(
        (each) =>
          newPlaces.get(each.id) === oldPlaces.get(line.id) &&
          encodingDifferences(line.unicode, each.unicode) !== null,
      );
      const [only] = matches;
      return only && matches.length === 1 ? [[line.id, only.id]] : [];
    });
}

/** Compares two releases line by line. */
export function compareReleases(before: Release, after: Release): Comparison {
  const renamed = findRenamed(before, after);
  const current = byId(after);
  const newIds = new Map(renamed);
  const kept = new Set<string>();
  const changed: ChangedLine[] = [];
  const removed: ReleaseLine[] = [];
  for (const line of before.lines) {
    const other = current.get(newIds.get(line.id) ?? line.id);
    if (!other) {
      removed.push(line);
      continue;
    }
    kept.add(other.id);
    if (line.unicode === other.unicode) continue;
    changed.push({
      before: line,
      after: other,
      encoding: encodingDifferences(line.unicode, other.unicode),
    });
  }
  return {
    before: before.name,
    after: after.name,
    sharedCount: kept.size,
    changed,
    renamed,
    removed,
    added: after.lines.filter(({ id }) => !kept.has(id)),
  };
}
