import type { LineReference } from '../resolveLine.ts';

/** Names of occasions. */
export type OccasionName =
  | 'wedding'
  | 'engagement'
  | 'birth'
  | 'birthday'
  | 'death'
  | 'illness'
  | 'newHome'
  | 'thanks'
  | 'exam'
  | 'travel'
  | 'turban'
  | 'grief'
  | 'worry'
  | 'newWork'
  | 'loneliness'
  | 'hardship'
  | 'guilt';

/** A shabad for an occasion, named by the line to show. */
export interface OccasionShabad extends LineReference {
  /** `rehatMaryada` if the Sikh Rehat Maryada names it for the occasion; `words` if we chose it by what it says. */
  readonly basis: 'rehatMaryada' | 'words';
}

export interface Occasion {
  readonly name: OccasionName;
  /** Words that name the occasion wherever they stand. */
  readonly event: RegExp;
  /** Words that name it only beside a request for a shabad. */
  readonly theme?: RegExp;
  /** Words that name it in a sentence about oneself. */
  readonly personal?: RegExp;
  /** In the order in which they are shown. */
  readonly shabads: readonly OccasionShabad[];
}

const named = (ang: number, unicode: string): OccasionShabad => ({ ang, unicode, basis: 'rehatMaryada' });
const byWords = (ang: number, unicode: string): OccasionShabad => ({ ang, unicode, basis: 'words' });

/**
 * Shabads for occasions, chosen by the editors of Naad: a choice, not a statement of scripture. The Sikh Rehat Maryada
 * names the Lavan for a wedding, two shabads of thanks for a birth, and Sohila for a cremation; all others rest on what
 * their words say.
 */
export const OCCASIONS: readonly Occasion[] = [
  {
    name: 'engagement',
    event: /\b(?:engagement|engaged|kurmai|kurhmai|mangni|roka)\b/,
    shabads: [
      // “The engagement” (kurmai) is the image of this chhant.
      byWords(773, 'ਸਤੁ ਸੰਤੋਖੁ ਕਰਿ ਭਾਉ ਕੁੜਮੁ ਕੁੜਮਾਈ ਆਇਆ'),
      byWords(788, 'ਏਕ ਜੋਤਿ ਦੁਇ ਮੂਰਤੀ'),
      byWords(78, 'ਵੀਆਹੁ ਹੋਆ ਮੇਰੇ ਬਾਬੁਲਾ'),
    ],
  },
  {
    name: 'wedding',
    event:
      /\b(?:weddings?|anand karaj|anand karaaj|(?:getting|got|get|just|newly) married|marriage ceremony)\b/,
    theme: /\b(?:marriage|marry|married|couple|bride|groom)\b/,
    shabads: [
      // The four Lavan are the wedding itself.
      named(773, 'ਹਰਿ ਪਹਿਲੜੀ ਲਾਵ'),
      // “I have grasped the hem of Your robe.”
      byWords(963, 'ਹਭੇ ਸਾਕ ਕੂੜਾਵੇ ਡਿਠੇ'),
      byWords(78, 'ਵੀਆਹੁ ਹੋਆ ਮੇਰੇ ਬਾਬੁਲਾ'),
      // “They alone are husband and wife who have one light in two bodies.”
      byWords(788, 'ਏਕ ਜੋਤਿ ਦੁਇ ਮੂਰਤੀ'),
    ],
  },
  {
    name: 'birthday',
    event: /\b(?:birthdays?|birth day|janam din)\b/,
    shabads: [
      byWords(496, 'ਪੂਤਾ ਮਾਤਾ ਕੀ ਆਸੀਸ'),
      byWords(12, 'ਭਈ ਪਰਾਪਤਿ ਮਾਨੁਖ ਦੇਹੁਰੀਆ'),
      byWords(44, 'ਲਖ ਖੁਸੀਆ ਪਾਤਿਸਾਹੀਆ'),
    ],
  },
  {
    name: 'birth',
    event:
      /\b(?:new ?born|new baby|(?:baby|child|son|daughter|boy|girl) (?:was|is|has been) born|birth of (?:a|our|my|the) (?:baby|child|son|daughter|boy|girl)|baby shower|naming ceremony|naam karan|pregnan\w*|expecting a (?:baby|child))\b/,
    theme: /\b(?:birth|baby|naming)\b/,
    shabads: [
      named(627, 'ਪਰਮੇਸਰਿ ਦਿਤਾ ਬੰਨਾ'),
      named(396, 'ਸਤਿਗੁਰ ਸਾਚੈ ਦੀਆ ਭੇਜਿ'),
      byWords(496, 'ਪੂਤਾ ਮਾਤਾ ਕੀ ਆਸੀਸ'),
    ],
  },
  {
    name: 'death',
    event:
      /\b(?:funerals?|cremation|antim ardas|antim sanskar|condolences?|bereave\w*|mourning|passed away|(?:my|our|his|her) (?:\w+ ){1,2}(?:has |have |just )*died|(?:someone|somebody|loved one) (?:dies|died|has died)|(?:death of|lost) (?:my|our|a|his|her) (?:mother|father|mom|mum|dad|parents?|son|daughter|child|baby|brother|sister|husband|wife|friend|grand\w+|loved one))\b/,
    theme: /\b(?:death|dying|died)\b/,
    shabads: [
      named(12, 'ਜੈ ਘਰਿ ਕੀਰਤਿ ਆਖੀਐ'),
      byWords(885, 'ਨਹ ਕੋ ਮੂਆ ਨ ਮਰਣੈ ਜੋਗੁ'),
      // The chhant on the passing of Guru Amar Das, which asks that nobody weep.
      byWords(923, 'ਮਤ ਮੈ ਪਿਛੈ ਕੋਈ ਰੋਵਸੀ'),
      byWords(1429, 'ਰਾਮੁ ਗਇਓ ਰਾਵਨੁ ਗਇਓ'),
    ],
  },
  {
    name: 'illness',
    event: /\b(?:in hospital|in the hospital|surgery|operation tomorrow|cancer|get well|recovery from)\b/,
    theme: /\b(?:ill|illness|sick|sickness|healing|heal|disease|health|pain|recovery)\b/,
    personal:
      /\b(?:(?:am|is|are|was|im|feel|feeling|so|very) (?:ill|sick|unwell)|fell ill|illness|disease)\b/,
    shabads: [
      byWords(618, 'ਮੇਰਾ ਬੈਦੁ ਗੁਰੂ ਗੋਵਿੰਦਾ'),
      byWords(819, 'ਤਾਤੀ ਵਾਉ ਨ ਲਗਈ'),
      byWords(274, 'ਸਰਬ ਰੋਗ ਕਾ ਅਉਖਦੁ ਨਾਮੁ'),
      byWords(626, 'ਤਾਪੁ ਗਵਾਇਆ ਗੁਰਿ ਪੂਰੇ'),
    ],
  },
  {
    name: 'newHome',
    event:
      /\b(?:new (?:home|house|flat|apartment)|house ?warming|(?:moving|move|moved) (?:in|into|to)? ?(?:a|our|my|the)? ?(?:new )?(?:home|house|flat|apartment))\b/,
    shabads: [
      byWords(201, 'ਥਿਰੁ ਘਰਿ ਬੈਸਹੁ ਹਰਿ ਜਨ ਪਿਆਰੇ'),
      byWords(677, 'ਘਰਿ ਬਾਹਰਿ ਤੇਰਾ ਭਰਵਾਸਾ'),
      byWords(450, 'ਜਿਥੈ ਜਾਇ ਬਹੈ ਮੇਰਾ ਸਤਿਗੁਰੂ'),
    ],
  },
  {
    name: 'thanks',
    event: /\b(?:thanksgiving|shukrana|shukar)\b/,
    theme: /\b(?:thank|thanks|gratitude|grateful|thankful|thankfulness)\b/,
    personal: /\b(?:thank|thanks|gratitude|grateful|thankful)\b/,
    shabads: [
      byWords(268, 'ਤੂ ਠਾਕੁਰੁ ਤੁਮ ਪਹਿ ਅਰਦਾਸਿ'),
      byWords(269, 'ਜਿਹ ਪ੍ਰਸਾਦਿ ਛਤੀਹ ਅੰਮ੍ਰਿਤ ਖਾਹਿ'),
      byWords(474, 'ਜਿਸ ਦਾ ਦਿਤਾ ਖਾਵਣਾ'),
    ],
  },
  {
    name: 'exam',
    event: /\b(?:exams?|examinations?|studying for|graduat\w+|first day of school|starting school)\b/,
    theme: /\b(?:success|studies|study|school|education|results?)\b/,
    shabads: [
      byWords(91, 'ਕੀਤਾ ਲੋੜੀਐ ਕੰਮੁ'),
      byWords(783, 'ਸੰਤਾ ਕੇ ਕਾਰਜਿ ਆਪਿ ਖਲੋਇਆ'),
      byWords(356, 'ਵਿਦਿਆ ਵੀਚਾਰੀ ਤਾਂ ਪਰਉਪਕਾਰੀ'),
    ],
  },
  {
    name: 'travel',
    event:
      /\b(?:travell?ing|going on a (?:journey|trip)|safe (?:journey|travels?|trip)|long (?:journey|drive|flight))\b/,
    theme: /\b(?:travel|journey|trip|flight)\b/,
    shabads: [
      byWords(677, 'ਘਰਿ ਬਾਹਰਿ ਤੇਰਾ ਭਰਵਾਸਾ'),
      byWords(682, 'ਅਉਖੀ ਘੜੀ ਨ ਦੇਖਣ ਦੇਈ'),
      byWords(394, 'ਗੁਰੁ ਮੇਰੈ ਸੰਗਿ ਸਦਾ ਹੈ ਨਾਲੇ'),
    ],
  },
  {
    name: 'turban',
    event:
      /\b(?:dastar ?bandi|dastaar ?bandi|turban tying|tying (?:a|the|his|my|our)? ?(?:\w+ )?turban|first turban)\b/,
    theme: /\b(?:turban|dastar|dastaar|pagri|pag)\b/,
    shabads: [
      // The two places that speak of a turban with honour: dastar and dumalra.
      byWords(1084, 'ਨਾਪਾਕ ਪਾਕੁ ਕਰਿ'),
      byWords(74, 'ਮੈ ਗੁਰ ਮਿਲਿ ਉਚ ਦੁਮਾਲੜਾ'),
    ],
  },
  {
    name: 'newWork',
    event:
      /\b(?:new (?:job|business|work|shop|venture|company|project)|(?:start|starting|begin|beginning|opening|open) (?:a|my|our|the)? ?(?:new )?(?:job|business|shop|work|company))\b/,
    shabads: [byWords(91, 'ਕੀਤਾ ਲੋੜੀਐ ਕੰਮੁ'), byWords(522, 'ਉਦਮੁ ਕਰੇਦਿਆ ਜੀਉ'), byWords(22, 'ਵਣਜੁ ਕਰਹੁ ਵਣਜਾਰਿਹੋ')],
  },
  {
    name: 'grief',
    event: /\b(?:heart ?broken|broken heart|grieving|in grief)\b/,
    theme: /\b(?:grief|sorrow|sadness|sad)\b/,
    personal: /\b(?:sad|depressed|grief|sorrow|unhappy)\b/,
    shabads: [
      byWords(218, 'ਦੁਖ ਭੰਜਨੁ ਤੇਰਾ ਨਾਮੁ ਜੀ'),
      byWords(624, 'ਹਰਿ ਜੀਉ ਨਿਮਾਣਿਆ ਤੂ ਮਾਣੁ'),
      byWords(219, 'ਸੁਖੁ ਦੁਖੁ ਦੋਨੋ ਸਮ ਕਰਿ ਜਾਨੈ'),
    ],
  },
  {
    name: 'worry',
    event: /\b(?:worrying|worried|anxious|stressed)\b/,
    theme: /\b(?:worry|worries|anxiety|stress)\b/,
    personal: /\b(?:worry|worries|anxiety|stress)\b/,
    shabads: [
      byWords(517, 'ਚਿੰਤਾ ਛਡਿ ਅਚਿੰਤੁ ਰਹੁ'),
      byWords(10, 'ਕਾਹੇ ਰੇ ਮਨ ਚਿਤਵਹਿ ਉਦਮੁ'),
      byWords(1070, 'ਨਾ ਕਰਿ ਚਿੰਤ ਚਿੰਤਾ ਹੈ ਕਰਤੇ'),
      byWords(955, 'ਨਾਨਕ ਚਿੰਤਾ ਮਤਿ ਕਰਹੁ'),
    ],
  },
  {
    name: 'loneliness',
    event: /\b(?:lonely|loneliness|no friends|all alone)\b/,
    shabads: [
      byWords(103, 'ਤੂੰ ਮੇਰਾ ਪਿਤਾ ਤੂੰਹੈ ਮੇਰਾ ਮਾਤਾ'),
      byWords(394, 'ਗੁਰੁ ਮੇਰੈ ਸੰਗਿ ਸਦਾ ਹੈ ਨਾਲੇ'),
      byWords(70, 'ਜਾ ਕਉ ਮੁਸਕਲੁ ਅਤਿ ਬਣੈ'),
    ],
  },
  {
    name: 'hardship',
    event:
      /\b(?:(?:hard|difficult|tough|bad) (?:times?|days?|situation)|in trouble|lost (?:all )?my (?:job|money)|in danger)\b/,
    theme: /\b(?:hardship|difficulty|difficulties|protection|strength|courage)\b/,
    shabads: [
      byWords(70, 'ਜਾ ਕਉ ਮੁਸਕਲੁ ਅਤਿ ਬਣੈ'),
      byWords(1096, 'ਜਾ ਤੂ ਮੇਰੈ ਵਲਿ ਹੈ'),
      byWords(682, 'ਅਉਖੀ ਘੜੀ ਨ ਦੇਖਣ ਦੇਈ'),
    ],
  },
  {
    name: 'guilt',
    event: /\b(?:feel(?:ing)? guilty|(?:i|we) (?:have )?(?:sinned|did wrong|done wrong))\b/,
    shabads: [
      byWords(261, 'ਲੇਖੈ ਕਤਹਿ ਨ ਛੂਟੀਐ'),
      byWords(156, 'ਜੇਤਾ ਸਮੁੰਦੁ ਸਾਗਰੁ ਨੀਰਿ ਭਰਿਆ'),
      byWords(624, 'ਹਰਿ ਜੀਉ ਨਿਮਾਣਿਆ ਤੂ ਮਾਣੁ'),
    ],
  },
];

/** A request for something to read or sing. */
const REQUEST =
  /\b(?:shabads?|hymns?|banis?|baanis?|kirtan|paath?|prayers?|verses?)\b.*\b(?:for|on|at|when|during|before|after|to)\b|\b(?:read|recite|sing|listen to|say|pray)\b.*\b(?:for|on|at|when|during|before|after)\b/;
/** A sentence about oneself or one's family. */
const ABOUT_ONESELF = /\b(?:i|im|i'm|ive|i've|my|me|we|we're|our)\b/;

/** The occasion that a question names, or null. */
export function findOccasion(question: string): Occasion | null {
  const text = question.toLowerCase().replaceAll('’', "'");
  const isRequest = REQUEST.test(text);
  const isPersonal = ABOUT_ONESELF.test(text);
  return (
    OCCASIONS.find(
      ({ event, theme, personal }) =>
        event.test(text) ||
        (isRequest && theme?.test(text) === true) ||
        (isPersonal && personal?.test(text) === true),
    ) ?? null
  );
}
