import type { LineReference } from '../resolveLine.ts';

/** A line, and English words that it is famous in although no translation here has them. */
export interface Quotation extends LineReference {
  /** Each a whole quotation in lower case. They find the line and are never shown as a translation of it. */
  readonly words: readonly string[];
}

/**
 * Lines that books, speeches and posters quote in words of their own. The choice is ours; a line is listed only for
 * words that render it, so nothing that merely is attributed to a Guru is here.
 */
export const QUOTATIONS: readonly Quotation[] = [
  {
    words: [
      'truth is higher than everything but higher still is truthful conduct',
      'realisation of truth is higher than all else higher still is truthful living',
    ],
    ang: 62,
    unicode: 'ਸਚਹੁ ਓਰੈ ਸਭੁ ਕੋ ਉਪਰਿ ਸਚੁ ਆਚਾਰੁ',
  },
  {
    words: [
      'recognise all mankind as one race',
      'recognise the human race as one',
      'treat all of humanity as one caste',
    ],
    source: 'D',
    ang: 16,
    unicode: 'ਹਿੰਦੂ ਤੁਰਕ ਕੋਊ ਰਾਫਜੀ ਇਮਾਮ ਸਾਫੀ ਮਾਨਸ ਕੀ ਜਾਤ ਸਬੈ ਏਕੈ ਪਹਿਚਾਨਬੋ',
  },
  {
    words: ['temple and mosque are the same hindu worship and muslim prayer are the same'],
    source: 'D',
    ang: 16,
    unicode: 'ਦੇਹਰਾ ਮਸੀਤ ਸੋਈ ਪੂਜਾ ਔ ਨਿਵਾਜ ਓਈ ਮਾਨਸ ਸਬੈ ਏਕ ਪੈ ਅਨੇਕ ਕੋ ਭ੍ਰਮਾਉ ਹੈ',
  },
  {
    words: [
      'only those who have loved have found god',
      'they alone who love realise the lord',
      'he who loves finds god',
    ],
    source: 'D',
    ang: 13,
    unicode: 'ਸਾਚੁ ਕਹੋਂ ਸੁਨ ਲੇਹੁ ਸਭੈ ਜਿਨ ਪ੍ਰੇਮ ਕੀਓ ਤਿਨ ਹੀ ਪ੍ਰਭੁ ਪਾਇਓ',
  },
  {
    words: [
      'when all other means have failed it is righteous to draw the sword',
      'it is lawful to resort to the sword when all other means fail',
    ],
    source: 'D',
    ang: 1390,
    unicode: 'ਹਲਾਲ ਅਸਤ ਬੁਰਦਨ ਬ ਸ਼ਮਸ਼ੀਰ ਦਸਤ',
  },
  {
    words: [
      'grant me this boon that i may never refrain from righteous deeds',
      'may i never shirk from doing good',
      'let me never shrink from righteous acts',
    ],
    source: 'D',
    ang: 100,
    unicode: 'ਦੇਹ ਸਿਵਾ ਬਰੁ ਮੋਹਿ ਇਹੈ ਸੁਭ ਕਰਮਨ ਤੇ ਕਬਹੂੰ ਨ ਟਰੋ',
  },
  {
    words: [
      'tell the beloved friend the plight of his disciples',
      'without you quilts are a sickness and the comforts of home are living with serpents',
    ],
    source: 'D',
    ang: 711,
    unicode: 'ਮਿਤ੍ਰ ਪਿਆਰੇ ਨੂੰ ਹਾਲੁ ਮੁਰੀਦਾਂ ਦਾ ਕਹਣਾ',
  },
  {
    words: ['kindness to all living beings is better than bathing at the sixty eight holy places'],
    ang: 136,
    unicode: 'ਅਠਸਠਿ ਤੀਰਥ ਸਗਲ ਪੁੰਨ ਜੀਅ ਦਇਆ ਪਰਵਾਨੁ',
  },
  {
    words: [
      'earn an honest living and share with others',
      'work hard and share your earnings',
      'earn by the sweat of your brow and give to the needy',
    ],
    ang: 1245,
    unicode: 'ਘਾਲਿ ਖਾਇ ਕਿਛੁ ਹਥਹੁ ਦੇਇ',
  },
  {
    words: [
      'how can we call women inferior when they give birth to kings',
      'why call woman inferior who gives birth to great men',
    ],
    ang: 473,
    unicode: 'ਸੋ ਕਿਉ ਮੰਦਾ ਆਖੀਐ ਜਿਤੁ ਜੰਮਹਿ ਰਾਜਾਨ',
  },
  { words: ['without woman there is nobody at all'], ang: 473, unicode: 'ਭੰਡਹੁ ਹੀ ਭੰਡੁ ਊਪਜੈ ਭੰਡੈ ਬਾਝੁ ਨ ਕੋਇ' },
  {
    words: ['do not be proud of your caste', 'nobody should take pride in caste'],
    ang: 1127,
    unicode: 'ਜਾਤਿ ਕਾ ਗਰਬੁ ਨ ਕਰੀਅਹੁ ਕੋਈ',
  },
  {
    words: ['i see no stranger', 'i see no enemy and no stranger'],
    ang: 1299,
    unicode: 'ਨਾ ਕੋ ਬੈਰੀ ਨਹੀ ਬਿਗਾਨਾ ਸਗਲ ਸੰਗਿ ਹਮ ਕਉ ਬਨਿ ਆਈ',
  },
  {
    words: ['in the beginning there was darkness and chaos', 'before creation there was only darkness'],
    ang: 1035,
    unicode: 'ਅਰਬਦ ਨਰਬਦ ਧੁੰਧੂਕਾਰਾ',
  },
  {
    words: ['truth today truth tomorrow and truth forever', 'he is true now and shall forever be true'],
    ang: 1,
    unicode: 'ਹੈ ਭੀ ਸਚੁ ਨਾਨਕ ਹੋਸੀ ਭੀ ਸਚੁ',
  },
  {
    words: [
      'everything happens according to the divine will',
      'all are subject to the divine order and none is beyond it',
    ],
    ang: 1,
    unicode: 'ਹੁਕਮੈ ਅੰਦਰਿ ਸਭੁ ਕੋ ਬਾਹਰਿ ਹੁਕਮ ਨ ਕੋਇ',
  },
  {
    words: ['there are millions of galaxies', 'countless skies and countless underworlds'],
    ang: 5,
    unicode: 'ਪਾਤਾਲਾ ਪਾਤਾਲ ਲਖ ਆਗਾਸਾ ਆਗਾਸ',
  },
  { words: ['everyone in this world is unhappy'], ang: 954, unicode: 'ਨਾਨਕ ਦੁਖੀਆ ਸਭੁ ਸੰਸਾਰੁ' },
  {
    words: [
      'the doctor was called to feel my pulse but the foolish doctor does not know the pain is in my heart',
    ],
    ang: 1279,
    unicode: 'ਵੈਦੁ ਬੁਲਾਇਆ ਵੈਦਗੀ ਪਕੜਿ ਢੰਢੋਲੇ ਬਾਂਹ',
  },
  {
    words: ['the soul merges in god as water merges in the ocean'],
    ang: 278,
    unicode: 'ਜਿਉ ਜਲ ਮਹਿ ਜਲੁ ਆਇ ਖਟਾਨਾ',
  },
  {
    words: ['harsh words make body and mind bitter', 'he who speaks rudely becomes rude'],
    ang: 473,
    unicode: 'ਨਾਨਕ ਫਿਕੈ ਬੋਲਿਐ ਤਨੁ ਮਨੁ ਫਿਕਾ ਹੋਇ',
  },
  {
    words: [
      'true lovers are those who love from the heart',
      'those who love with all their heart are the true ones',
    ],
    ang: 488,
    unicode: 'ਦਿਲਹੁ ਮੁਹਬਤਿ ਜਿੰਨੑ ਸੇਈ ਸਚਿਆ',
  },
  {
    words: [
      'never break a heart every heart is a precious jewel',
      'every heart is a priceless jewel do not hurt anyone',
    ],
    ang: 1384,
    unicode: 'ਸਭਨਾ ਮਨ ਮਾਣਿਕ ਠਾਹਣੁ ਮੂਲਿ ਮਚਾਂਗਵਾ',
  },
  {
    words: ['usurping the rights of others is pork for a muslim and beef for a hindu'],
    ang: 141,
    unicode: 'ਹਕੁ ਪਰਾਇਆ ਨਾਨਕਾ ਉਸੁ ਸੂਅਰ ਉਸੁ ਗਾਇ',
  },
  {
    words: ['if bathing brought salvation the frogs would be saved'],
    ang: 484,
    unicode: 'ਜਲ ਕੈ ਮਜਨਿ ਜੇ ਗਤਿ ਹੋਵੈ ਨਿਤ ਨਿਤ ਮੇਂਡੁਕ ਨਾਵਹਿ',
  },
  {
    words: ['live in the world like a lotus in muddy water', 'live detached like a lotus in the pond'],
    ang: 938,
    unicode: 'ਜੈਸੇ ਜਲ ਮਹਿ ਕਮਲੁ ਨਿਰਾਲਮੁ ਮੁਰਗਾਈ ਨੈ ਸਾਣੇ',
  },
  {
    words: ['all human beings are made of the same clay', 'the potter made many vessels from one clay'],
    ang: 1350,
    unicode: 'ਮਾਟੀ ਏਕ ਅਨੇਕ ਭਾਂਤਿ ਕਰਿ ਸਾਜੀ ਸਾਜਨਹਾਰੈ',
  },
  {
    words: ['let your mind be the ploughman and good deeds the field'],
    ang: 595,
    unicode: 'ਮਨੁ ਹਾਲੀ ਕਿਰਸਾਣੀ ਕਰਣੀ ਸਰਮੁ ਪਾਣੀ ਤਨੁ ਖੇਤੁ',
  },
  {
    words: ['let kindness be your mosque and sincerity your prayer carpet'],
    ang: 140,
    unicode: 'ਮਿਹਰ ਮਸੀਤਿ ਸਿਦਕੁ ਮੁਸਲਾ ਹਕੁ ਹਲਾਲੁ ਕੁਰਾਣੁ',
  },
  {
    words: [
      'religion does not consist in a patched coat or a staff or in ashes',
      'religion lies not in mere words',
    ],
    ang: 730,
    unicode: 'ਜੋਗੁ ਨ ਖਿੰਥਾ ਜੋਗੁ ਨ ਡੰਡੈ ਜੋਗੁ ਨ ਭਸਮ ਚੜਾਈਐ',
  },
  {
    words: ['remain pure amid the impurities of the world', 'live pure in the midst of worldly temptations'],
    ang: 730,
    unicode: 'ਅੰਜਨ ਮਾਹਿ ਨਿਰੰਜਨਿ ਰਹੀਐ ਜੋਗ ਜੁਗਤਿ ਇਵ ਪਾਈਐ ॥੧॥',
  },
  {
    words: ['babur came with the wedding party of sin from kabul'],
    ang: 722,
    unicode: 'ਪਾਪ ਕੀ ਜੰਞ ਲੈ ਕਾਬਲਹੁ ਧਾਇਆ ਜੋਰੀ ਮੰਗੈ ਦਾਨੁ ਵੇ ਲਾਲੋ',
  },
  {
    words: [
      'when there was so much suffering and crying did you feel no pity',
      'did you not feel compassion when people suffered so much',
    ],
    ang: 360,
    unicode: 'ਏਤੀ ਮਾਰ ਪਈ ਕਰਲਾਣੇ ਤੈਂ ਕੀ ਦਰਦੁ ਨ ਆਇਆ',
  },
  {
    words: ['do today what you would do tomorrow', 'do not put off until tomorrow what you can do today'],
    ang: 1371,
    unicode: 'ਕਬੀਰ ਕਾਲਿ ਕਰੰਤਾ ਅਬਹਿ ਕਰੁ ਅਬ ਕਰਤਾ ਸੁਇ ਤਾਲ',
  },
  {
    words: ['if god lives only in the mosque whose is the rest of the world'],
    ang: 1349,
    unicode: 'ਅਲਹੁ ਏਕੁ ਮਸੀਤਿ ਬਸਤੁ ਹੈ ਅਵਰੁ ਮੁਲਖੁ ਕਿਸੁ ਕੇਰਾ',
  },
  {
    words: ['i thought i alone was suffering but the whole world suffers'],
    ang: 1382,
    unicode: 'ਫਰੀਦਾ ਮੈ ਜਾਨਿਆ ਦੁਖੁ ਮੁਝ ਕੂ ਦੁਖੁ ਸਬਾਇਐ ਜਗਿ',
  },
  { words: ['a city called joy where there are no taxes or sorrow'], ang: 345, unicode: 'ਬੇਗਮ ਪੁਰਾ ਸਹਰ ਕੋ ਨਾਉ' },
  {
    words: ['you are me and i am you there is no difference between us'],
    ang: 93,
    unicode: 'ਤੋਹੀ ਮੋਹੀ ਮੋਹੀ ਤੋਹੀ ਅੰਤਰੁ ਕੈਸਾ',
  },
  {
    words: [
      'when guru nanak appeared the fog lifted and light spread in the world',
      'the mist vanished and light spread when guru nanak came',
    ],
    source: 'B',
    ang: 1,
    unicode: 'ਸਤਿਗੁਰੁ ਨਾਨਕੁ ਪ੍ਰਗਟਿਆ ਮਿਟੀ ਧੁੰਧੁ ਜਗਿ ਚਾਨਣੁ ਹੋਆ',
  },
  {
    words: ['conquer the mind to conquer the world', 'victory over the mind is victory over the world'],
    ang: 6,
    unicode: 'ਆਈ ਪੰਥੀ ਸਗਲ ਜਮਾਤੀ ਮਨਿ ਜੀਤੈ ਜਗੁ ਜੀਤੁ',
  },
];
