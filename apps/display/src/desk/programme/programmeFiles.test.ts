import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '../model/journal.ts';
import { chapterLines, chaptersOf, chaptersVtt, journalCsv, programmeStart } from './programmeFiles.ts';

const START = Date.UTC(2026, 10, 22, 10, 0, 0);
const entry = (seconds: number, title: string, ang: number | null = 201): JournalEntry => ({
  at: START + seconds * 1_000,
  kind: ang === null ? 'bani' : 'shabad',
  id: 628,
  title,
  ang,
});
const JOURNAL = [
  entry(65, 'ਸਤਿਗੁਰਿ ਤੁਮਰੇ ਕਾਜ ਸਵਾਰੇ ॥੧॥ ਰਹਾਉ ॥'),
  entry(70, 'ਗ਼ਲਤ'),
  entry(72, 'ਰਹਰਾਸਿ ਸਾਹਿਬ', null),
  entry(4_000, 'ਧੰਨੁ ਧੰਨੁ', 968),
];
const chapters = chaptersOf(JOURNAL, { beganAt: START, now: START + 5_000_500, opening: 'Start' });

describe('the files of a programme', () => {
  it('has its texts as chapters, without those of a few seconds [U36]', () => {
    expect(chapterLines(chapters)).toBe(
      ['0:00 Start', '1:12 ਰਹਰਾਸਿ ਸਾਹਿਬ', '1:06:40 ਧੰਨੁ ਧੰਨੁ (ਅੰਗ 968)'].join('\n'),
    );
  });

  it('is a WebVTT file of cues that follow one another', () => {
    expect(chaptersVtt(chapters)).toBe(
      [
        'WEBVTT\n',
        '00:00:00.000 --> 00:01:12.000\nStart\n',
        '00:01:12.000 --> 01:06:40.000\nਰਹਰਾਸਿ ਸਾਹਿਬ\n',
        '01:06:40.000 --> 01:23:20.500\nਧੰਨੁ ਧੰਨੁ (ਅੰਗ 968)\n',
      ].join('\n'),
    );
  });

  it('begins with the text that was on the screen when the recording began', () => {
    const late = chaptersOf(JOURNAL, { beganAt: START + 100_000, now: START + 5_000_000, opening: 'Start' });
    expect(chapterLines(late)).toBe('0:00 ਰਹਰਾਸਿ ਸਾਹਿਬ\n1:05:00 ਧੰਨੁ ਧੰਨੁ (ਅੰਗ 968)');
  });

  it('is a CSV file that a spreadsheet reads as Unicode [U35]', () => {
    expect(journalCsv([entry(0, 'ਇੱਕ, "ਦੋ"'), entry(1, 'ਰਹਰਾਸਿ', null)])).toBe(
      '\uFEFFtime,kind,id,ang,title\r\n2026-11-22T10:00:00.000Z,shabad,628,201,"ਇੱਕ, ""ਦੋ"""\r\n2026-11-22T10:00:01.000Z,bani,628,,ਰਹਰਾਸਿ\r\n',
    );
  });

  it('begins after the last long pause', () => {
    expect(programmeStart([])).toBeNull();
    expect(programmeStart(JOURNAL)).toBe(START + 65_000);
    expect(programmeStart([...JOURNAL, entry(40_000, 'ਸ਼ਾਮ')])).toBe(START + 40_000_000);
  });
});
