import { porterStem } from './porterStem.ts';

/** Words of old English and irregular forms, after the word they are compared as. */
const FORMS: Readonly<Record<string, string>> = {
  you: 'thou thee ye',
  your: 'thy thine yours',
  yourself: 'thyself',
  do: 'doth does did done doest dost',
  have: 'hath has had hast having',
  be: 'is are am was were been being art wert',
  shall: 'shalt will wilt would wouldst should shouldst',
  can: 'canst could couldst',
  may: 'mayest mayst might',
  he: 'him his himself',
  she: 'her hers herself',
  i: 'me my mine myself',
  we: 'us our ours ourselves',
  they: 'them their theirs themselves',
  who: 'whom whose whosoever whoever whoso',
  come: 'came cometh comes coming',
  go: 'went gone goes goeth going',
  know: 'knew known knoweth',
  see: 'saw seen seeth',
  give: 'gave given giveth',
  take: 'took taken taketh',
  find: 'found findeth',
  become: 'became becometh',
  speak: 'spoke spoken speaketh',
  say: 'said saith says sayeth',
  forget: 'forgot forgotten',
  forsake: 'forsook forsaken',
  sing: 'sang sung singeth',
  drink: 'drank drunk drinketh',
  eat: 'ate eaten eateth',
  fall: 'fell fallen',
  hold: 'held',
  keep: 'kept',
  leave: 'left',
  lose: 'lost',
  make: 'made maketh',
  meet: 'met',
  obtain: 'obtaineth',
  think: 'thought',
  teach: 'taught',
  bring: 'brought',
  buy: 'bought',
  seek: 'sought seeketh',
  feel: 'felt',
  tell: 'told',
  bear: 'bore borne born',
  bind: 'bound',
  break: 'broke broken',
  burn: 'burnt',
  choose: 'chose chosen',
  die: 'died dying dead death dies dieth',
  draw: 'drew drawn',
  dwell: 'dwelt dwells dwelling abide abides abiding abode',
  enshrine: 'enshrined enshrining',
  flee: 'fled',
  grow: 'grew grown',
  hear: 'heard heareth',
  hide: 'hid hidden',
  lead: 'led',
  lie: 'lay lain lying',
  rise: 'rose risen arise arose arisen',
  run: 'ran runneth',
  send: 'sent',
  show: 'shown',
  slay: 'slew slain',
  sleep: 'slept asleep',
  spend: 'spent',
  spread: 'spreading',
  stand: 'stood',
  steal: 'stole stolen',
  strike: 'struck stricken',
  swear: 'swore sworn',
  throw: 'threw thrown',
  understand: 'understood',
  wake: 'woke awoke awake awaken awakened awakens',
  wear: 'wore worn',
  weep: 'wept',
  win: 'won',
  write: 'wrote written writ',
  man: 'men',
  woman: 'women',
  foot: 'feet',
  tooth: 'teeth',
  child: 'children',
  life: 'lives live living lived',
  wife: 'wives',
  ox: 'oxen',
  grace: 'gracious graciously',
  lotus: 'lotuses',
  till: 'until',
  among: 'amongst',
  on: 'upon',
  although: 'though',
  never: 'neer',
  ever: 'eer',
  over: 'oer',
  through: 'thru',
  honour: 'honor honored honoured honors honours',
  saviour: 'savior',
  favour: 'favor favored favoured favors favours',
  colour: 'color colors colours colored coloured',
  jewel: 'jewelled jeweled jewels',
};

const LEMMA_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(FORMS).flatMap(([lemma, forms]) => forms.split(' ').map((form) => [form, lemma] as const)),
);

/** Third person and second person of the old verb: `meditateth`, `knowest`. */
const OLD_VERB = /(?<=[a-z]{3})(?:eth|est)$/;
/** Words that only look like one. */
const NO_VERB = new Set([
  'forest',
  'honest',
  'modest',
  'harvest',
  'interest',
  'request',
  'conquest',
  'tempest',
  'teeth',
]);

/** Words whose stem is another word's: a caste is nothing cast. */
const UNSTEMMED: Readonly<Record<string, string>> = { caste: 'caste', castes: 'caste' };

/**
 * What an English word is compared as: the stem of its plain form, so that `doth` meets `does`, `thy` meets `your` and
 * `meditating` meets `meditates`.
 * @param word as `englishWords` gives it
 */
export function foldEnglish(word: string): string {
  const bare = word.replace(/'s$|'$/, '').replaceAll("'", '');
  const unstemmed = UNSTEMMED[bare];
  if (unstemmed !== undefined) return unstemmed;
  const lemma = LEMMA_OF.get(bare);
  if (lemma !== undefined) return porterStem(lemma);
  if (OLD_VERB.test(bare) && !NO_VERB.has(bare)) {
    const stem = porterStem(bare.replace(OLD_VERB, ''));
    return LEMMA_OF.get(stem) ?? stem;
  }
  return porterStem(bare);
}
