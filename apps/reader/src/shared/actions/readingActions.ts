import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import {
  allSizesStepped,
  assistToggled,
  preferenceToggled,
  larivaarToggled,
  readingModeToggled,
  translationToggled,
  transliterationToggled,
  unicodeToggled,
} from '@naad/settings-state';
import type { Action } from './action.ts';
import type { KeyCombo } from './keyCombo.ts';
import type { Place } from './PlaceContext.tsx';

type SettingsEvent = Parameters<Parameters<Action['run']>[0]['dispatch']>[0];

const hasVerses = (place: Place) => place.hasVerses;

/** An action that changes how verses are rendered; by default enabled on pages with verses. */
function reading(
  id: string,
  label: MessageDescriptor,
  event: () => SettingsEvent,
  keys?: KeyCombo,
  isEnabled: (place: Place) => boolean = hasVerses,
): Action {
  const run: Action['run'] = ({ dispatch }) => {
    dispatch(event());
  };
  return keys === undefined ? { id, label, isEnabled, run } : { id, label, keys, isEnabled, run };
}

/** Actions that change how verses are rendered, in the order of the requirements; those without default keys last. */
export const READING_ACTIONS: readonly Action[] = [
  reading('larivaar', msg`Larivaar`, larivaarToggled, 'l'),
  reading('larivaarAssist', msg`Larivaar assist`, assistToggled, 'shift+l'),
  reading('visraams', msg`Visraams`, () => preferenceToggled('hasVisraams'), 'v'),
  reading('autoScroll', msg`Auto scroll`, () => preferenceToggled('hasAutoScroll'), 'a'),
  reading('splitView', msg`Split view`, () => readingModeToggled('split'), '/'),
  reading(
    'readingMode',
    msg`Reading mode`,
    () => readingModeToggled('reading'),
    'r',
    (place) => place.hasVerses && !place.isAng,
  ),
  reading('unicode', msg`Unicode: the font of your device`, unicodeToggled, 'u'),
  reading('centreAlign', msg`Centre align`, () => preferenceToggled('isCentred'), 'mod+shift+c'),
  reading('english', msg`English translation`, () => translationToggled('english'), 'e'),
  reading('punjabi', msg`Punjabi translation`, () => translationToggled('punjabi'), 't'),
  reading('spanish', msg`Spanish translation`, () => translationToggled('spanish'), 's'),
  reading('englishLetters', msg`English transliteration`, () => transliterationToggled('en'), 'shift+e'),
  reading('shahmukhiLetters', msg`Shahmukhi transliteration`, () => transliterationToggled('ur'), 'shift+s'),
  reading('hindiLetters', msg`Hindi transliteration`, () => transliterationToggled('hi'), 'shift+h'),
  reading('larger', msg`Larger text`, () => allSizesStepped(1), '+'),
  reading('smaller', msg`Smaller text`, () => allSizesStepped(-1), '-'),
  reading('ipaLetters', msg`IPA transliteration`, () => transliterationToggled('ipa')),
  reading('hindi', msg`Hindi translation`, () => translationToggled('hindi')),
  reading(
    'akhandPaath',
    msg`Akhand paath`,
    () => readingModeToggled('akhand'),
    undefined,
    (place) => place.isAng,
  ),
  reading(
    'sehajPaath',
    msg`Sehaj paath`,
    () => readingModeToggled('sehaj'),
    undefined,
    (place) => place.isAng,
  ),
  reading(
    'paragraphMode',
    msg`Paragraph mode`,
    () => preferenceToggled('isParagraph'),
    undefined,
    (place) => place.isBani,
  ),
  reading('wordMeanings', msg`Word meanings`, () => preferenceToggled('hasGloss')),
  reading('audioPlayer', msg`Audio player`, () => preferenceToggled('hasAudioPlayer')),
];
