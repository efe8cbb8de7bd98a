import { DEFAULT_PREFERENCES, encodePreferences, type Preferences } from '@naad/settings-schema';

/** A visitor's browser, which sends the same headers with every request. */
export interface Visitor {
  readonly headers: Readonly<Record<string, string>>;
  /** True if shared caches may keep the visitor's pages. */
  readonly isShared: boolean;
}

/** As browsers send it, with the number of visitors in a hundred. */
const LANGUAGES = [
  ['en-US,en;q=0.9', 45],
  ['en-GB,en;q=0.9,pa;q=0.8', 20],
  ['pa-IN,pa;q=0.9,en;q=0.8', 20],
  ['hi-IN,hi;q=0.9,en-US;q=0.8', 10],
  ['es-ES,es;q=0.9', 5],
] as const;

const SHARED_CHOICES: readonly Partial<Preferences>[] = [
  { theme: 'dark' },
  { language: 'pa' },
  { language: 'hi', theme: 'sepia' },
];
const OWN_CHOICES: readonly Partial<Preferences>[] = [
  { fontSize: 2.4 },
  { isLarivaar: true },
  { theme: 'dark', fontSize: 2.8 },
  { translations: { ...DEFAULT_PREFERENCES.translations, english: [] }, hasChosenTexts: true },
];

/**
 * A random visitor: nine in ten have chosen nothing of the rest; most have the font of the site.
 *
 * @param ownShare share of visitors whose pages are their own
 * @param font file name of the font, as browsers remember it
 */
export function someVisitor(
  random: () => number,
  { ownShare, font }: { ownShare: number; font: string },
): Visitor {
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  let left = random() * 100;
  const language = LANGUAGES.find(([, share]) => (left -= share) < 0)?.[0] ?? LANGUAGES[0][0];
  const isShared = random() >= ownShare;
  const choice = isShared ? (random() < 0.1 ? pick(SHARED_CHOICES) : null) : pick(OWN_CHOICES);
  const cookies = [
    ...(random() < 0.8 ? [`naad-font=${font}`] : []),
    ...(choice ? [`naad=${encodePreferences({ ...DEFAULT_PREFERENCES, ...choice })}`] : []),
  ];
  return {
    headers: {
      'accept-encoding': random() < 0.95 ? 'gzip, deflate, br' : 'gzip',
      'accept-language': language,
      ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
    },
    isShared,
  };
}

/** Draws the first of a list most often, the n-th a n-th as often (Zipf's law with s = 1). */
export function zipf<Value>(values: readonly Value[], random: () => number): () => Value {
  const sums: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= values.length; rank++) sums.push((sum += 1 / rank));
  return () => {
    const wanted = random() * sum;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return values[low] as Value;
  };
}
