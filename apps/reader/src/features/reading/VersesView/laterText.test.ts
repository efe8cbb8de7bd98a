import { parseAng, parseVerseId, type VerseLine } from '@naad/gurbani-model';
import { renderInTurns } from '@naad/gurbani-render/server';
import { InEnglish } from '@naad/ui-i18n/testing';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { VersesMode } from './blocks.ts';
import { VersesView } from './VersesView.tsx';

function line(id: number): VerseLine {
  const verse = parseVerseId(id);
  const ang = parseAng(1);
  if (verse === null || ang === null) throw new Error('The ids are invalid.');
  return {
    id: verse,
    ang,
    unicode: `ਸਤਿ ਨਾਮੁ ${String(id)} ॥`,
    visraams: [],
    translations: [
      id % 7 === 0
        ? { key: 'en.ssk', lang: 'en', text: 'Truth & <Na…', isCut: true }
        : { key: 'en.ssk', lang: 'en', text: `Truth & <Name> ${String(id)}` },
    ],
    transliterations: [{ script: 'en', lang: 'pa-Latn', text: 'sat naam' }],
  };
}

const verses = Array.from({ length: 1_000 }, (_, index) => ({ ...line(index + 1), paragraph: index >> 2 }));

async function rendered(count: number, mode: VersesMode) {
  const view = createElement(VersesView, { verses: verses.slice(0, count), mode, isLarivaar: false });
  const tree = createElement(InEnglish, { children: view });
  let turns = 0;
  const pieces = await renderInTurns(tree, {
    render: renderToString,
    withContexts: (children) => createElement(InEnglish, { children }),
    nextTurn: () => {
      turns += 1;
      return Promise.resolve();
    },
  });
  return { html: pieces.join(''), expected: renderToString(tree), turns };
}

describe('a long text rendered by a server in turns', () => {
  it.each(['mixed', 'split', 'paragraph', 'alone', 'reading'] as VersesMode[])(
    'gives the same HTML as rendered at once (%s)',
    async (mode) => {
      const { html, expected, turns } = await rendered(1_000, mode);
      expect(html).toBe(expected);
      expect(turns).toBeGreaterThan(8);
    },
  );

  it('takes a single turn for a shabad of usual length', async () => {
    const { html, expected, turns } = await rendered(40, 'mixed');
    expect(html).toBe(expected);
    expect(turns).toBe(0);
  });
});
