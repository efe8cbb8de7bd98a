import { describe, expect, it } from 'vitest';
import { proofsIn, proofTable, readProofs, readRequirements } from './lib/acceptance.mjs';
import { workspaceRoot } from './lib/workspace-root.mjs';

describe('docs/acceptance.md', () => {
  const requirements = readRequirements(workspaceRoot);
  const { proofs, cited } = readProofs(workspaceRoot);
  const ids = requirements.map(({ id }) => id);

  it('gives each requirement a unique id', () => {
    expect(ids.length).toBeGreaterThan(570);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has a proof for every id', () => {
    const proved = new Set(proofs.map(({ id }) => id));
    expect(ids.filter((id) => !proved.has(id))).toEqual([]);
  });

  it('has a requirement for every id that a test or comment names', () => {
    const known = new Set(ids);
    expect([...proofs, ...cited].filter(({ id }) => !known.has(id))).toEqual([]);
  });
});

describe('proofs', () => {
  it('are test titles, headings or budgets that end with ids', () => {
    expect(
      proofsIn('a.test.ts', `it('keeps one tap [B1, S2.3]', run); it("isn't a proof [see B2] there");`),
    ).toEqual([
      { id: 'B1', file: 'a.test.ts', title: 'keeps one tap' },
      { id: 'S2.3', file: 'a.test.ts', title: 'keeps one tap' },
    ]);
    expect(proofsIn('a.md', '# One\n\n## Speed [F6]\n\ntext [F7]\n')).toEqual([
      { id: 'F6', file: 'a.md', title: 'Speed' },
    ]);
    expect(proofsIn('.size-limit.mjs', "{ name: 'embed.js [K16]' }")).toEqual([
      { id: 'K16', file: '.size-limit.mjs', title: 'embed.js' },
    ]);
  });

  it('are listed with their requirement in the table', () => {
    const table = proofTable(
      [{ id: 'B1', text: 'One tap' }],
      [{ id: 'B1', file: 'a.test.ts', title: 'keeps one tap' }],
    );
    expect(table).toContain('| B1 | One tap | a.test.ts › keeps one tap |');
  });
});
