import { ABSENCES } from '@naad/api-contract';
import { english } from '@naad/ui-i18n/testing';
import { expect, it } from 'vitest';
import { absenceText } from './absenceText.ts';

it('absenceText has a sentence for every reason of the contract, and for an unknown one', () => {
  const texts = [...ABSENCES, 'unknown' as const].map((reason) => absenceText(english, reason));
  for (const text of texts) expect(text).toMatch(/^[A-Z].+\.$/);
  expect(new Set(texts).size).toBe(texts.length);
});
