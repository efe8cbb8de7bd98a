import { ABSENCES } from '@naad/api-contract';
import { expect, it } from 'vitest';
import { english } from '../testing/english.ts';
import { absenceText } from './absenceText.ts';

it('has a sentence for every reason of the contract, and for none', () => {
  const texts = [...ABSENCES, 'unknown' as const].map((reason) => absenceText(english, reason));
  for (const text of texts) expect(text).toMatch(/^[A-Z].+\.$/);
  expect(new Set(texts).size).toBe(texts.length);
});
