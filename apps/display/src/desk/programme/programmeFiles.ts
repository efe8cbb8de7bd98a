import type { JournalEntry } from '../model/journal.ts';

/** A longer pause separates two programmes. */
const PAUSE_MS = 3 * 60 * 60_000;
/** Video sites refuse shorter chapters; what was on the screen that briefly was passed over. */
const MIN_CHAPTER_MS = 10_000;

/** When the latest programme began, in milliseconds since 1970; null without any text. */
export function programmeStart(journal: readonly JournalEntry[]): number | null {
  const first = journal.findLastIndex(
    ({ at }, index) => index === 0 || at - (journal[index - 1]?.at ?? 0) > PAUSE_MS,
  );
  return journal[first]?.at ?? null;
}

/** The journal as CSV, in the order of time, with a byte order mark, without which spreadsheets misread Gurmukhi. */
export function journalCsv(journal: readonly JournalEntry[]): string {
  const rows = journal.map(({ at, kind, id, ang, title }) => [
    new Date(at).toISOString(),
    kind,
    String(id),
    ang === null ? '' : String(ang),
    title,
  ]);
  const lines = [['time', 'kind', 'id', 'ang', 'title'], ...rows].map((row) => row.map(csvField).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** Quotes a field that needs it (RFC 4180). */
function csvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A chapter of a recording; times in milliseconds from its beginning. */
export interface Chapter {
  readonly from: number;
  readonly to: number;
  readonly title: string;
}

/**
 * The texts of a recording as its chapters.
 *
 * @param beganAt when the recording began, and `now`, in milliseconds since 1970
 * @param opening title of the time before the first text
 */
export function chaptersOf(
  journal: readonly JournalEntry[],
  { beganAt, now, opening }: { readonly beganAt: number; readonly now: number; readonly opening: string },
): Chapter[] {
  const earlier = journal.findLast(({ at }) => at <= beganAt);
  const starts = journal
    .filter(({ at }) => at > beganAt && at < now)
    .map((entry) => ({ from: entry.at - beganAt, title: titleOf(entry) }));
  const isOpen = earlier !== undefined && beganAt - earlier.at < PAUSE_MS;
  const all = [{ from: 0, title: isOpen ? titleOf(earlier) : opening }, ...starts];
  const endOf = (index: number) => all[index + 1]?.from ?? now - beganAt;
  const kept = all.filter(
    ({ from }, index) => index === all.length - 1 || endOf(index) - from >= MIN_CHAPTER_MS,
  );
  return kept.map(({ from, title }, index) => ({
    // What came before a dropped first chapter belongs to the next one.
    from: index === 0 ? 0 : from,
    to: kept[index + 1]?.from ?? now - beganAt,
    title,
  }));
}

function titleOf({ title, ang }: JournalEntry): string {
  return ang === null ? title : `${title} (ਅੰਗ ${String(ang)})`;
}

const two = (number: number) => String(number).padStart(2, '0');

function clockOf(ms: number): { hours: number; minutes: number; seconds: number } {
  const seconds = Math.floor(ms / 1_000);
  return {
    hours: Math.floor(seconds / 3_600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** Chapters as WebVTT, for players. */
export function chaptersVtt(chapters: readonly Chapter[]): string {
  const stamp = (ms: number) => {
    const { hours, minutes, seconds } = clockOf(ms);
    return `${two(hours)}:${two(minutes)}:${two(seconds)}.${String(Math.floor(ms) % 1_000).padStart(3, '0')}`;
  };
  const cues = chapters.map(({ from, to, title }) => `${stamp(from)} --> ${stamp(to)}\n${title}\n`);
  return ['WEBVTT\n', ...cues].join('\n');
}

/** Chapters as lines of time and title, for the description of a video. */
export function chapterLines(chapters: readonly Chapter[]): string {
  return chapters
    .map(({ from, title }) => {
      const { hours, minutes, seconds } = clockOf(from);
      const time = hours > 0 ? `${String(hours)}:${two(minutes)}` : String(minutes);
      return `${time}:${two(seconds)} ${title}`;
    })
    .join('\n');
}
