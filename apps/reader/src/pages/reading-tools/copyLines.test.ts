// @vitest-environment jsdom

import { english } from '@naad/ui-i18n/testing';
import { expect, it, vi } from 'vitest';
import { contentOf, STORY_PAGES } from '../../testing/storyPages.ts';
import { copiedContent } from './copyLines.ts';
import { linesOf, type ReadText, shabadHrefOf } from './readText.ts';

const context = { i18n: english, apiPrefix: '/api' };
const { origin } = window.location;
const { shabads, credits } = contentOf(STORY_PAGES.shabad, 'shabad');
const shabad: ReadText = { kind: 'shabads', shabads, credits };
const ang: ReadText = { kind: 'ang', ang: contentOf(STORY_PAGES.ang, 'ang').ang, credits };

it('a whole shabad is copied with its address, work, ang, raag and writer', async () => {
  const { passages, credits: named } = await copiedContent(shabad, null, context);
  expect(passages).toEqual([
    {
      lines: shabads[0]?.verses,
      place: ['Sri Guru Granth Sahib Ji', 'Ang 968', 'Raag Raamkalee', 'Satta and Balwand'],
      address: `${origin}/shabad?id=3590`,
    },
  ]);
  expect(named[0]?.label).toBe('English translation: Dr. Sant Singh Khalsa');
});

it('some lines of a shabad are copied with an address that highlights them', async () => {
  const lines = linesOf(shabad).slice(1, 3);
  const { passages } = await copiedContent(shabad, lines, context);
  expect(passages.map(({ address }) => address)).toEqual([
    `${origin}/shabad?id=3590&highlight=${lines.map(({ id }) => String(id)).join(',')}`,
  ]);
  expect(passages[0]?.lines).toEqual(lines);
});

it('an ang is copied without its writers if they fail to load', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { passages } = await copiedContent(ang, null, context);
  const { source, ang: page } = contentOf(STORY_PAGES.ang, 'ang').ang;
  expect(passages[0]?.address).toBe(`${origin}/ang?ang=${String(page)}&source=${source.id}`);
  expect(passages[0]?.place).toEqual([source.english, `Ang ${String(page)}`]);
  expect(passages[0]?.lines).toEqual(linesOf(ang));
});

it('a line links to its shabad unless the shabad is the page itself', () => {
  const [line] = linesOf(ang);
  expect(shabadHrefOf(ang, line)).toBe(`/shabad?id=${String(line?.shabadId)}&highlight=${String(line?.id)}`);
  expect(shabadHrefOf(shabad, linesOf(shabad)[0])).toBeNull();
  expect(shabadHrefOf({ ...shabad, day: '2024-01-31' }, linesOf(shabad)[0])).toContain(
    '/shabad?id=3590&highlight=',
  );
});
