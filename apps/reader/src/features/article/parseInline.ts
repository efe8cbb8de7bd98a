/** A piece of a text: its words without the marks, cut where the script changes. */
export type InlineSegment =
  | { readonly kind: 'text' | 'key' | 'term'; readonly text: string; readonly runs: readonly ScriptRun[] }
  | {
      readonly kind: 'link';
      readonly text: string;
      readonly runs: readonly ScriptRun[];
      /** A path of this site, a place on this page, or an https address. */
      readonly href: string;
    };

/** Letters of one kind. */
export interface ScriptRun {
  readonly text: string;
  readonly isGurmukhi: boolean;
}

/**
 * Links lead to a path, a place on the page or an https address, and nowhere else: `//host` would be another site, and
 * `javascript:` is none. Words of a term touch its stars, so that a multiplication is none either.
 */
const MARK =
  /\[(?<link>[^[\]]+)\]\((?<href>\/(?!\/)[^\s()]*|#[^\s()]+|https:\/\/[^\s()]+)\)|`(?<key>[^`]+)`|\*(?<term>[^\s*](?:[^*]*[^\s*])?)\*/gu;

/**
 * Gurmukhi words with what stands between them. A danda belongs to several scripts, so it never begins a run, but goes
 * with the word that it ends.
 */
const GURMUKHI =
  /\p{Script=Gurmukhi}[\p{Script_Extensions=Gurmukhi}\u200c\u200d]*(?:\s+[\p{Script_Extensions=Gurmukhi}\u200c\u200d]+)*/gu;

/**
 * Reads the marks of an article's text (see `Article`). What is no complete mark stays text as it stands: nothing is
 * lost, and the texts of the segments together are the text without its marks.
 */
export function parseInline(text: string): readonly InlineSegment[] {
  const segments: InlineSegment[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) segments.push(segmentOf('text', text.slice(end, match.index)));
    segments.push(markedSegment(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < text.length) segments.push(segmentOf('text', text.slice(end)));
  return segments;
}

function markedSegment({ link, href, key, term }: Record<string, string | undefined>): InlineSegment {
  if (link !== undefined && href !== undefined) {
    return { kind: 'link', text: link, runs: splitScripts(link), href };
  }
  return key === undefined ? segmentOf('term', term ?? '') : segmentOf('key', key);
}

function segmentOf(kind: 'text' | 'key' | 'term', text: string): InlineSegment {
  return { kind, text, runs: splitScripts(text) };
}

/** Cuts a text into Gurmukhi and the rest. */
export function splitScripts(text: string): readonly ScriptRun[] {
  const runs: ScriptRun[] = [];
  let end = 0;
  for (const match of text.matchAll(GURMUKHI)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index), isGurmukhi: false });
    runs.push({ text: match[0], isGurmukhi: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), isGurmukhi: false });
  return runs;
}
