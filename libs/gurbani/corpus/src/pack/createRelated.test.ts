import { expect, it } from 'vitest';
import { createRelated, relatedColumns } from './createRelated.ts';
import { encodePack, openPack } from './pack.ts';

it('createRelated reads back the related shabads and the reasons', () => {
  const written = [
    [
      { shabad: 12_704, score: 100, sharedLines: 40, sharedWords: [], isAlikeInEnglish: false },
      { shabad: 1, score: 1, sharedLines: 0, sharedWords: ['ਸਾਰਿੰਗ', 'ਬੂੰਦ'], isAlikeInEnglish: true },
    ],
    [],
    [{ shabad: 0, score: 40, sharedLines: 1, sharedWords: ['ਦੀਪਕ'], isAlikeInEnglish: true }],
  ];
  const related = createRelated(openPack(encodePack('related', relatedColumns(written))));
  expect([0, 1, 2].map(related)).toEqual(written);
  expect(() => related(3)).toThrow(RangeError);
});
