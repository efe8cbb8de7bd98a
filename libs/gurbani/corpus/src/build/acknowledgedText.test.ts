import { describe, expect, it } from 'vitest';
import { assertAcknowledged, changedShabads, fingerprintText } from './acknowledgedText.ts';
import { openSourceDatabase } from './sourceDatabase.ts';

const database = openSourceDatabase();
const lines = database.lines();

describe('the acknowledged text', () => {
  it('is that of the installed database', async () => {
    await assertAcknowledged(fingerprintText(database.builtFrom, lines));
  });

  it('stops a build when one letter of one line is another, and names its shabad', async () => {
    const changed = lines.map((line, index) =>
      index === 70_000 ? { ...line, gurmukhi: line.gurmukhi.replace(/[a-z]/, 'ß') } : line,
    );
    const before = fingerprintText(database.builtFrom, lines);
    const after = fingerprintText(database.builtFrom, changed);
    expect(changedShabads(before, after)).toEqual([lines[70_000]?.shabadId]);
    await expect(assertAcknowledged(after)).rejects.toThrow(lines[70_000]?.shabadId);
  });

  it('notices a line that is gone and one that moved to another shabad', () => {
    const before = fingerprintText(database.builtFrom, lines);
    const after = fingerprintText(database.builtFrom, lines.slice(1));
    expect(changedShabads(before, after)).toEqual([lines[0]?.shabadId]);
  });
});
