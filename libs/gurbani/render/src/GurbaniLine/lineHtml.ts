import { splitSyllables, type Word } from '@naad/gurbani-text';
import type { LineDisplay } from '../plainDisplay.ts';
import styles from './GurbaniLine.module.css';
import { type PlacedWord, wordGroups } from './wordGroups.ts';

/** A row never begins with a sign or a mark, not even where the source has one at the head of a word. */
const STAYS = /^[\p{M}\p{P}₀-₉]/u;

/** A sign without a letter, as four words of the source begin; a face with a dotted circle would draw one below it. */
const LONE_SIGNS = /^\p{M}+/u;

const LONE = `<span class=${styles['lone'] ?? ''}>$&</span>`;
const TOGETHER = `<span class=${styles['together'] ?? ''}>`;
const TOGETHER_WHERE_IT_FITS = `<span class=${styles['togetherWhereItFits'] ?? ''}>`;
const MARKED = ` class=${styles['marked'] ?? ''}`;

/**
 * A line as HTML: its words in elements that carry their address, and what is between them.
 *
 * Text and not React elements, for the longest bani has 12,391 words: so its server draws it in a third of the time,
 * and its browser takes it over line by line and not word by word. Nothing gets in that is not escaped or written here.
 */
export function lineHtml(words: readonly Word[], display: LineDisplay): string {
  const { isLarivaar, markedWords } = display;
  const drawGroup = isLarivaar ? joinedGroupHtml : groupHtml;
  const groups = wordGroups(words).map((group) => ({ group, html: drawGroup(group, markedWords) }));
  if (!isLarivaar) return groups.map(({ html }) => html).join(' ');
  return groups
    .map(
      ({ group, html }, place) => (place > 0 && !STAYS.test(group[0]?.word.text ?? '') ? '<wbr>' : '') + html,
    )
    .join('');
}

function groupHtml(group: readonly PlacedWord[], markedWords: readonly number[]): string {
  const html = group
    .map(({ word, index }) => wordHtml(index, attributesOf(word), textHtml(word.text), markedWords))
    .join(' ');
  return group.length > 1 ? heldTogether(group, html) : html;
}

/** Without a space an end mark does not leave the syllable before it by itself; what it opens has to be held. */
function joinedGroupHtml(group: readonly PlacedWord[], markedWords: readonly number[]): string {
  const html = group
    .map(({ word, index }) => {
      const text = word.isEndMark
        ? textHtml(word.text)
        : splitSyllables(word.text).map(textHtml).join('<wbr>');
      const odd = index % 2 === 1 ? ' data-odd' : '';
      return wordHtml(index, attributesOf(word) + odd + partingOf(word), text, markedWords);
    })
    .join('');
  const isHeld = group.length > 1 && (group[0]?.word.isEndMark || isLong(group));
  return isHeld ? heldTogether(group, html) : html;
}

/** A row of a phone has room for so many letters in the largest size. */
const MOST_LETTERS_TOGETHER = 13;

/** As ॥੨॥੨੧॥੯॥੧੧॥੧੦॥੧੦॥੨੨॥੬੦॥੧੪੩॥, which has to wrap within where a row is too short for it. */
function isLong(group: readonly PlacedWord[]): boolean {
  const letters = group.map(({ word }) => word.text.replace(/\p{M}/gu, '').length);
  return letters.reduce((sum, each) => sum + each) > MOST_LETTERS_TOGETHER;
}

function heldTogether(group: readonly PlacedWord[], html: string): string {
  return `${isLong(group) ? TOGETHER_WHERE_IT_FITS : TOGETHER}${html}</span>`;
}

function wordHtml(index: number, attributes: string, html: string, markedWords: readonly number[]): string {
  const place = ` data-word=${String(index)}`;
  return markedWords.includes(index)
    ? `<mark${place}${attributes}${MARKED}>${html}</mark>`
    : `<span${place}${attributes}>${html}</span>`;
}

/** A light pause is known of a word, and drawn by nobody. */
function attributesOf({ visraam }: Word): string {
  if (visraam === 'main') return ' data-visraam=main';
  return visraam === 'yamki' ? ' data-visraam=yamki' : '';
}

/** Where there is room among joined words: on both sides of an end mark, and after the four words that one touches. */
function partingOf({ text, isEndMark }: Word): string {
  if (isEndMark) return ' data-apart=both';
  return /[।॥]/.test(text) ? ' data-apart=after' : '';
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');
}

function textHtml(text: string): string {
  return escaped(text).replace(LONE_SIGNS, LONE);
}
