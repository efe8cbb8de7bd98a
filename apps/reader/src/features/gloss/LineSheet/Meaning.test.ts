import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutMeaning } from './Meaning.tsx';

it('a short meaning is kept whole', () => {
  expect(cutMeaning(' ਭਾਗਾਂ ਵਾਲਾ; ਮੁਬਾਰਿਕ ')).toBe('ਭਾਗਾਂ ਵਾਲਾ; ਮੁਬਾਰਿਕ');
  expect(cutMeaning('ਕ'.repeat(300))).toBe('ਕ'.repeat(300));
});

it('a long meaning is cut at 300 characters, with an ellipsis [B64, S5.14, S9.5]', () => {
  expect(cutMeaning('ਕ'.repeat(301))).toBe(`${'ਕ'.repeat(300)}…`);
  expect(cutMeaning(`${'ਕ'.repeat(299)} ਖਗ`)).toBe(`${'ਕ'.repeat(299)}…`);
});

it('a cut never separates a letter from its signs', () => {
  expect(cutMeaning(`${'ਕ'.repeat(299)}ਖਿਗ`)).toBe(`${'ਕ'.repeat(299)}…`);
  const text = fc.string({
    unit: fc.constantFrom('ਕ', 'ਿ', 'ੰ', '੍', ' ', '😀', ';'),
    minLength: 280,
    maxLength: 340,
  });
  fc.assert(
    fc.property(text, (meaning) => {
      const cut = cutMeaning(meaning);
      expect(cut.length).toBeLessThanOrEqual(301);
      const kept = cut.endsWith('…') ? cut.slice(0, -1) : cut;
      expect(meaning.trim().startsWith(kept)).toBe(true);
      if (cut !== meaning.trim()) {
        expect(meaning.trim().slice(kept.length)).not.toMatch(/^[\p{M}\uDC00-\uDFFF]/u);
        expect(cut).toMatch(/…$/);
      }
    }),
  );
});
