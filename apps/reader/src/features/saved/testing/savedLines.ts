import { parseShabadId, parseVerseId } from '@naad/gurbani-model';
import type { SavedLine } from '../SaveButton/useSave.ts';

/** Lines of the scripture with their ids here. */
export const [GREAT_RAMDAS, GLANCE_OF_MERCY, ONE_CREATOR] = [
  line(1614544, 3590, 'ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ ਸਿਰਿਆ ਤਿਨੈ ਸਵਾਰਿਆ ॥'),
  line(141639, 2600, 'ਕ੍ਰਿਪਾ ਕਟਾਖੵ ਅਵਲੋਕਨੁ ਕੀਨੋ ਦਾਸ ਕਾ ਦੂਖੁ ਬਿਦਾਰਿਓ ॥੧॥'),
  line(30958, 1, 'ੴ ਸਤਿ ਨਾਮੁ ਕਰਤਾ ਪੁਰਖੁ ਨਿਰਭਉ ਨਿਰਵੈਰੁ ਅਕਾਲ ਮੂਰਤਿ ਅਜੂਨੀ ਸੈਭੰ ਗੁਰ ਪ੍ਰਸਾਦਿ ॥'),
] as const;

/** More lines than fit on a phone. */
export const MANY_LINES = [
  GREAT_RAMDAS,
  GLANCE_OF_MERCY,
  ONE_CREATOR,
  line(1460272, 1839, 'ਜਿਸੁ ਸਿਮਰਤ ਸਭਿ ਕਿਲਵਿਖ ਨਾਸਹਿ ਪਿਤਰੀ ਹੋਇ ਉਧਾਰੋ ॥'),
  line(984031, 3590, 'ਪੂਰੀ ਹੋਈ ਕਰਾਮਾਤਿ ਆਪਿ ਸਿਰਜਣਹਾਰੈ ਧਾਰਿਆ ॥'),
  line(34453, 2600, 'ਕੰਠਿ ਲਾਇ ਅਵਗੁਣ ਸਭਿ ਮੇਟੇ ਦਇਆਲ ਪੁਰਖ ਬਖਸੰਦ ॥ ਰਹਾਉ ॥'),
  line(898223, 1, 'ਆਦਿ ਸਚੁ ਜੁਗਾਦਿ ਸਚੁ ॥'),
  line(1582610, 1839, 'ਨਿਮਖ ਨ ਬਿਸਰਉ ਤੁਮੑ ਕਉ ਹਰਿ ਹਰਿ ਸਦਾ ਭਜਹੁ ਜਗਦੀਸ ॥੧॥ ਰਹਾਉ ॥'),
];

function line(id: number, shabadId: number, unicode: string): SavedLine {
  const [verse, shabad] = [parseVerseId(id), parseShabadId(shabadId)];
  if (verse === null || shabad === null) throw new RangeError('The ids are invalid.');
  return { id: verse, shabadId: shabad, unicode };
}
