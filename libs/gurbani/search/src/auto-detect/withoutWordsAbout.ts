import { isOneTypo } from '../wordForms.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words about a text or a recording, in all scripts. Many are words of lines too, so a line with them comes first. */
const ABOUT = setOf(
  'lyrics lyric meaning meanings translation translations translated transliteration explanation explained viakhya ' +
    'vyakhya arth shabad shabd sabad shabads kirtan keertan gurbani bani path paath katha vichar full complete audio ' +
    'video mp3 mp4 pdf song songs youtube status ringtone live recording download text line written words english ' +
    'punjabi panjabi hindi gurmukhi spanish urdu ' +
    'ਅਰਥ ਅਰਥਾਂ ਸ਼ਬਦ ਸ਼ਬਦ ਕੀਰਤਨ ਪਾਠ ਗੁਰਬਾਣੀ ਵਿਆਖਿਆ ਕਥਾ ਪੰਜਾਬੀ ਹਿੰਦੀ ਅੰਗਰੇਜ਼ੀ ' +
    'शब्द शबद कीर्तन अर्थ गुरबाणी व्याख्या कथा पाठ लिरिक्स हिंदी पंजाबी ' +
    'شبد کیرتن ارتھ گربانی مطلب پنجابی',
);
/** Words that join others to those; never left out alone. */
const JOINING = setOf(
  'in with and of the for by from to on song ka ki ke da di de ਦਾ ਦੀ ਦੇ ਵਿੱਚ का की के में दा دا دی دے',
);
/** Titles before the name of a singer. */
const TITLES = setOf(
  'bhai bhaee bibi giani gyani prof professor ustad dr sant baba ਭਾਈ ਬੀਬੀ ਗਿਆਨੀ भाई बीबी بھائی',
);
/** Last or middle names of singers; the words before and after them belong to the name. */
const FAMILY_NAMES = setOf('singh kaur ਸਿੰਘ ਕੌਰ सिंह कौर سنگھ کور');
/** Singers without a title or such a name, and names of writers and works that people add. */
const NAMES: readonly (readonly string[])[] = [
  'nusrat fateh ali khan',
  'snatam kaur',
  'amrinder gill',
  'satinder sartaaj',
  'diljit dosanjh',
  'guru nanak dev ji',
  'guru nanak',
  'guru arjan dev ji',
  'guru tegh bahadur',
  'guru gobind singh ji',
  'guru gobind singh',
  'guru granth sahib',
  'dasam granth',
  'bhagat kabir',
  'bhagat ravidas',
  'bhagat namdev',
  'sheikh farid',
  'ravidas',
  'kabir',
  'namdev',
].map((name) => name.split(' '));
/** A typo in a shorter word would make it another. */
const MIN_TYPO_LENGTH = 5;
/** A name has at most this many words after its title. */
const MAX_NAME_WORDS = 5;
/** Fewer words don't name a line. */
const MIN_WORDS_LEFT = 1;

const isAbout = (word: string): boolean => {
  if (ABOUT.has(word)) return true;
  if (word.length < MIN_TYPO_LENGTH || !/^[a-z]+$/.test(word)) return false;
  for (const each of ABOUT) if (each.length >= MIN_TYPO_LENGTH && isOneTypo(word, each)) return true;
  return false;
};

/** Number of words at the end that name a singer, a writer or a work; 0 if none. */
function nameLength(words: readonly string[]): number {
  const name = NAMES.find((each) =>
    each.every((part, index) => words[words.length - each.length + index] === part),
  );
  if (name) return name.length;
  const from = Math.max(0, words.length - MAX_NAME_WORDS - 1);
  const title = words.findIndex((word, index) => index >= from && TITLES.has(word));
  if (title >= 0 && title < words.length - 1) return words.length - title;
  const family = words.findLastIndex((word) => FAMILY_NAMES.has(word));
  // “Jagjit Singh”, “Harbans Singh Ji”: the given name, the family name and at most one word.
  return family > 0 && family >= words.length - 2 ? words.length - family + 1 : 0;
}

/**
 * Leaves out words about the text (lyrics, meaning, in English), singers and writers at the beginning and the end.
 *
 * @returns null if there are none, or if nothing else remains
 */
export function withoutWordsAbout(text: string): string | null {
  const typed = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const words = typed.map((word) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, ''));
  let end = words.length;
  for (;;) {
    const name = nameLength(words.slice(0, end));
    if (name > 0) {
      end -= name;
      continue;
    }
    if (!isAbout(words[end - 1] ?? '')) break;
    end--;
    // “in”, “with”, “by” before what was left out.
    while (end > 0 && JOINING.has(words[end - 1] ?? '')) end--;
  }
  // “… by Bhai Davinder Singh Sodhi”
  if (end < words.length && words[end - 1] === 'by') end--;
  let start = 0;
  while (start < end && isAbout(words[start] ?? '')) {
    start++;
    while (start < end && JOINING.has(words[start] ?? '')) start++;
  }
  if (end - start < MIN_WORDS_LEFT || end - start === words.length) return null;
  return typed.slice(start, end).join(' ');
}
