import { expect, it } from 'vitest';
import { capabilitiesWith, routeContextOf } from '../../testing/routeContextOf.ts';
import { loadWithheldNotes } from './loadWithheldNotes.ts';

const translators = [{ key: 'en.bindra', language: 'en', name: 'Pritpal Singh Bindra', sourceIds: ['N'] }];
const context = routeContextOf('/shabad?id=30002', {
  getCapabilities: () => Promise.resolve({ ...capabilitiesWith([]), translators }),
});

it('a translation that is withheld in several shabads is named once [T27]', async () => {
  const withheld = ['en.bindra'];
  expect(await loadWithheldNotes(context, [{ withheld }, {}, { withheld }])).toEqual([
    "The translation by Pritpal Singh Bindra isn't shown where the source has it beside the wrong lines.",
  ]);
});

it('a text without withheld translations has no note [T27]', async () => {
  expect(await loadWithheldNotes(context, [{}])).toEqual([]);
});
