/** Origin of a saying, according to publications. */
export type SayingOrigin =
  /** A work that the scripture of this site doesn't have, and the publication that says so. */
  | { readonly kind: 'work'; readonly work: string; readonly ground: string }
  /** A summary of the Gurus' teaching, and the publication that traces it. */
  | { readonly kind: 'summary'; readonly ground: string }
  /** A greeting or an exclamation of the congregation. */
  | { readonly kind: 'greeting' }
  /** A free translation of this line. */
  | { readonly kind: 'translation'; readonly verseId: number }
  /** Known by word of mouth: no line has it, and no source of it is known here. */
  | { readonly kind: 'popular' };

/** A well-known saying that is no line of scripture, though it's often shared as one. */
export interface Saying {
  readonly id: string;
  /** Wordings to recognise, none of which is ever shown. */
  readonly gurmukhi: readonly string[];
  readonly latin: readonly string[];
  readonly english: readonly string[];
  readonly origin: SayingOrigin;
}

/** The sayings. A test proves that no line of scripture has any of these wordings. */
export const SAYINGS: readonly Saying[] = [
  {
    id: 'raj-karega-khalsa',
    gurmukhi: ['ਰਾਜ ਕਰੇਗਾ ਖਾਲਸਾ', 'ਰਾਜ ਕਰੇਗਾ ਖਾਲਸਾ ਆਕੀ ਰਹੇ ਨਾ ਕੋਇ', 'ਖੁਆਰ ਹੋਏ ਸਭ ਮਿਲੈਂਗੇ ਬਚੇ ਸਰਨ ਜੋ ਹੋਇ'],
    latin: [
      'raj karega khalsa',
      'raj karega khalsa aaki rahe na koe',
      'khuar hoe sabh milenge bache saran jo hoe',
    ],
    english: [],
    origin: {
      kind: 'work',
      work: 'Tankhahnama, ascribed to Bhai Nand Lal',
      ground: 'The Sikh Encyclopedia, Raj Karega Khalsa',
    },
  },
  {
    id: 'agya-bhai-akal-ki',
    gurmukhi: ['ਆਗਿਆ ਭਈ ਅਕਾਲ ਕੀ ਤਬੀ ਚਲਾਯੋ ਪੰਥ', 'ਸਭ ਸਿੱਖਨ ਕੋ ਹੁਕਮ ਹੈ ਗੁਰੂ ਮਾਨੀਓ ਗ੍ਰੰਥ'],
    latin: [
      'agya bhai akal ki tabhi chalayo panth',
      'agya bhai akal ki tabe chalayo panth',
      'sab sikhan ko hukam hai guru manyo granth',
    ],
    english: [],
    origin: {
      kind: 'work',
      work: 'Panth Prakash of Giani Gian Singh; in part the Rahitnama of Bhai Prahlad Singh',
      ground: 'Giani Gian Singh, Panth Prakash and Twarikh Guru Khalsa',
    },
  },
  {
    id: 'guru-granth-ji-manyo',
    gurmukhi: ['ਗੁਰੂ ਗ੍ਰੰਥ ਜੀ ਮਾਨੀਓ ਪ੍ਰਗਟ ਗੁਰਾਂ ਕੀ ਦੇਹ', 'ਜੋ ਪ੍ਰਭ ਕੋ ਮਿਲਬੋ ਚਹੈ ਖੋਜ ਸਬਦ ਮੈ ਲੇਹ'],
    latin: ['guru granth ji manyo pargat guran ki deh', 'jo prabh ko milbo chahe khoj shabad mein leh'],
    english: [],
    origin: {
      kind: 'work',
      work: 'Panth Prakash of Giani Gian Singh',
      ground: 'Giani Gian Singh, Panth Prakash and Twarikh Guru Khalsa',
    },
  },
  {
    id: 'three-pillars',
    gurmukhi: ['ਕਿਰਤ ਕਰੋ ਨਾਮ ਜਪੋ ਵੰਡ ਛਕੋ', 'ਨਾਮ ਜਪੋ ਕਿਰਤ ਕਰੋ ਵੰਡ ਛਕੋ'],
    latin: [
      'kirat karo naam japo vand chhako',
      'naam japo kirat karo vand chhako',
      'naam japna kirat karni vand chhakna',
    ],
    english: [],
    origin: {
      kind: 'summary',
      ground:
        'Nirvikar Singh, The Three Pillars of Sikhism: A Note on Origins, Sikh Research Journal 4 (2019)',
    },
  },
  {
    id: 'waheguru-ji-ka-khalsa',
    gurmukhi: ['ਵਾਹਿਗੁਰੂ ਜੀ ਕਾ ਖਾਲਸਾ ਵਾਹਿਗੁਰੂ ਜੀ ਕੀ ਫਤਹਿ'],
    latin: ['waheguru ji ka khalsa waheguru ji ki fateh'],
    english: [],
    origin: {
      kind: 'greeting',
    },
  },
  {
    id: 'bole-so-nihal',
    gurmukhi: ['ਬੋਲੇ ਸੋ ਨਿਹਾਲ ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ'],
    latin: ['bole so nihal sat sri akal', 'jo bole so nihal sat sri akal'],
    english: [],
    origin: {
      kind: 'greeting',
    },
  },
  {
    id: 'dhan-guru-nanak',
    gurmukhi: ['ਧੰਨ ਗੁਰੂ ਨਾਨਕ ਤੂੰ ਹੀ ਨਿਰੰਕਾਰ'],
    latin: ['dhan guru nanak tu hi nirankar'],
    english: [],
    origin: {
      kind: 'popular',
    },
  },
  {
    id: 'sava-lakh',
    gurmukhi: ['ਸਵਾ ਲਾਖ ਸੇ ਏਕ ਲੜਾਊਂ ਤਬੈ ਗੋਬਿੰਦ ਸਿੰਘ ਨਾਮ ਕਹਾਊਂ'],
    latin: ['sava lakh se ek ladaun tabe gobind singh naam kahaun'],
    english: [],
    origin: {
      kind: 'popular',
    },
  },
  {
    id: 'chiriyon-se-baaz',
    gurmukhi: ['ਚਿੜੀਓਂ ਸੇ ਮੈਂ ਬਾਜ਼ ਤੁੜਾਊਂ', 'ਚਿੜੀਓਂ ਤੇ ਮੈਂ ਬਾਜ਼ ਲੜਾਊਂ'],
    latin: ['chidiyon se main baaz ladaun', 'chiriyon se main baaz turaun', 'chiriyon se main baaz laraun'],
    english: [],
    origin: {
      kind: 'popular',
    },
  },
  {
    id: 'nanak-naam-jahaz',
    gurmukhi: ['ਨਾਨਕ ਨਾਮ ਜਹਾਜ਼ ਹੈ ਚੜ੍ਹੇ ਸੋ ਉਤਰੇ ਪਾਰ'],
    latin: ['nanak naam jahaz hai chade so utre paar', 'nanak naam jahaj hai jo chadhe so utre paar'],
    english: [],
    origin: {
      kind: 'popular',
    },
  },
  {
    id: 'deg-teg-fateh',
    gurmukhi: ['ਦੇਗ ਤੇਗ ਫਤਹਿ ਪੰਥ ਕੀ ਜੀਤ'],
    latin: ['deg teg fateh panth ki jeet'],
    english: [],
    origin: {
      kind: 'greeting',
    },
  },
  {
    id: 'human-race-as-one',
    gurmukhi: [],
    latin: [],
    english: [
      'recognize the whole human race as one',
      'recognise the whole human race as one',
      'recognize all of mankind as one',
      'recognize all mankind as a single caste of humanity',
      'recognize ye all the human race as one',
    ],
    origin: {
      kind: 'translation',
      verseId: 1670566,
    },
  },
  {
    id: 'no-hindu-no-muslim',
    gurmukhi: ['ਨਾ ਕੋ ਹਿੰਦੂ ਨਾ ਕੋ ਮੁਸਲਮਾਨ', 'ਨਾ ਕੋਈ ਹਿੰਦੂ ਨਾ ਕੋਈ ਮੁਸਲਮਾਨ'],
    latin: ['na ko hindu na ko musalman', 'na koi hindu na koi musalman'],
    english: ['there is no hindu there is no muslim', 'there is no hindu and no muslim'],
    origin: {
      kind: 'popular',
    },
  },
  {
    id: 'become-a-human-first',
    gurmukhi: [],
    latin: [],
    english: [
      'before becoming a muslim a sikh a hindu or a christian let us become a human first',
      'let us become a human first',
    ],
    origin: {
      kind: 'popular',
    },
  },
  {
    id: 'innumerable-forms',
    gurmukhi: [],
    latin: [],
    english: ['god is one but he has innumerable forms'],
    origin: {
      kind: 'popular',
    },
  },
];
