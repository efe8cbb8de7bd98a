import { expect, it } from 'vitest';
import { createRelated, relatedColumns } from './createRelated.ts';
import { encodePack, openPack } from './pack.ts';

it('createRelated reads back the related shabads', () => {
  const written = [
    [
      { shabad: 12_704, score: 100 },
      { shabad: 1, score: 1 },
    ],
    [],
    [{ shabad: 0, score: 40 }],
  ];
  const related = createRelated(openPack(encodePack('related', relatedColumns(written))));
  expect([0, 1, 2].map(related)).toEqual(written);
  expect(() => related(3)).toThrow(RangeError);
});
