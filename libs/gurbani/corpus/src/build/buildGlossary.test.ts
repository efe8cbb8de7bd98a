import { expect, it } from 'vitest';
import { buildGlossary } from './buildGlossary.ts';

it('gives each word once, its meanings by how often they are given', () => {
  expect(
    buildGlossary(['ਮਨਿ = ਮਨ ਵਿਚ। ਗੁਰਿ = ਗੁਰੂ ਨੇ।', 'ਮਨਿ = ਮਨ ਕਰਕੇ॥੧॥', '', 'ਮਨਿ =  ਮਨ ਕਰਕੇ। ਮਨਿ = ਮੰਨ ਕੇ।']),
  ).toEqual([
    { word: 'ਗੁਰਿ', meanings: ['ਗੁਰੂ ਨੇ'] },
    { word: 'ਮਨਿ', meanings: ['ਮਨ ਕਰਕੇ', 'ਮਨ ਵਿਚ', 'ਮੰਨ ਕੇ'] },
  ]);
});
