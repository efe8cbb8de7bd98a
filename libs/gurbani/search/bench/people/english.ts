import type { PersonsQuery } from './personsQuery.ts';

/**
 * English lines as people remember them: paraphrased, a word missing or wrong, some half Panjabi. The lines were chosen
 * for being often quoted, and the spellings and words are plausible, not logged.
 */
export const ENGLISH: readonly PersonsQuery[] = [
  { typed: 'there is no hindu there is no muslim', category: 'english', unicode: 'ਨਾ ਹਮ ਹਿੰਦੂ ਨ ਮੁਸਲਮਾਨ ॥' },
  {
    typed: 'air is the guru water the father earth the great mother',
    category: 'english',
    unicode: 'ਪਵਣੁ ਗੁਰੂ ਪਾਣੀ ਪਿਤਾ ਮਾਤਾ ਧਰਤਿ ਮਹਤੁ ॥',
  },
  {
    typed: 'truth is high but higher still is truthful living',
    category: 'english',
    unicode: 'ਸਚਹੁ ਓਰੈ ਸਭੁ ਕੋ ਉਪਰਿ ਸਚੁ ਆਚਾਰੁ ॥੫॥',
  },
  {
    typed: 'if you want to play the game of love come with your head in your palm',
    category: 'english',
    unicode: 'ਜਉ ਤਉ ਪ੍ਰੇਮ ਖੇਲਣ ਕਾ ਚਾਉ ॥',
  },
  {
    typed: 'why call her bad from whom kings are born',
    category: 'english',
    unicode: 'ਸੋ ਕਿਉ ਮੰਦਾ ਆਖੀਐ ਜਿਤੁ ਜੰਮਹਿ ਰਾਜਾਨ ॥',
  },
  {
    typed: 'one light created the whole universe so who is good and who is bad',
    category: 'english',
    unicode: 'ਏਕ ਨੂਰ ਤੇ ਸਭੁ ਜਗੁ ਉਪਜਿਆ ਕਉਨ ਭਲੇ ਕੋ ਮੰਦੇ ॥੧॥',
  },
  {
    typed: 'you are the river all knowing how can a fish find your limit',
    category: 'english',
    unicode: 'ਤੂ ਦਰੀਆਉ ਦਾਨਾ ਬੀਨਾ ਮੈ ਮਛੁਲੀ ਕੈਸੇ ਅੰਤੁ ਲਹਾ ॥',
  },
  {
    typed: 'the world is like a dream and a play nothing is true without god',
    category: 'english',
    unicode: 'ਜਿਉ ਸੁਪਨਾ ਅਰੁ ਪੇਖਨਾ ਐਸੇ ਜਗ ਕਉ ਜਾਨਿ ॥',
  },
  {
    typed: 'worry only if something happens that should not',
    category: 'english',
    unicode: 'ਚਿੰਤਾ ਤਾ ਕੀ ਕੀਜੀਐ ਜੋ ਅਨਹੋਨੀ ਹੋਇ ॥',
  },
  {
    typed: "the hot wind does not touch one who is under god's protection",
    category: 'english',
    unicode: 'ਤਾਤੀ ਵਾਉ ਨ ਲਗਈ ਪਾਰਬ੍ਰਹਮ ਸਰਣਾਈ ॥',
  },
  {
    typed: 'i am a sacrifice to my guru a hundred times a day',
    category: 'english',
    unicode: 'ਬਲਿਹਾਰੀ ਗੁਰ ਆਪਣੇ ਦਿਉਹਾੜੀ ਸਦ ਵਾਰ ॥',
  },
  {
    typed: 'if a hundred moons rise and a thousand suns appear',
    category: 'english',
    unicode: 'ਜੇ ਸਉ ਚੰਦਾ ਉਗਵਹਿ ਸੂਰਜ ਚੜਹਿ ਹਜਾਰ ॥',
  },
  {
    typed: 'thousands of clever tricks not even one will go with you',
    category: 'english',
    unicode: 'ਸਹਸ ਸਿਆਣਪਾ ਲਖ ਹੋਹਿ ਤ ਇਕ ਨ ਚਲੈ ਨਾਲਿ ॥',
  },
  {
    typed: 'how can the wall of lies be broken',
    category: 'english',
    unicode: 'ਕਿਵ ਸਚਿਆਰਾ ਹੋਈਐ ਕਿਵ ਕੂੜੈ ਤੁਟੈ ਪਾਲਿ ॥',
  },
  {
    typed: 'by thinking he cannot be understood even by thinking thousands of times',
    category: 'english',
    unicode: 'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ ॥',
  },
  {
    typed: 'recognise the whole human race as one',
    category: 'english',
    unicode: 'ਹਿੰਦੂ ਤੁਰਕ ਕੋਊ ਰਾਫਜੀ ਇਮਾਮ ਸਾਫੀ ਮਾਨਸ ਕੀ ਜਾਤ ਸਬੈ ਏਕੈ ਪਹਿਚਾਨਬੋ ॥',
  },
  {
    typed: 'only those who love will find god',
    category: 'english',
    unicode: 'ਸਾਚੁ ਕਹੋਂ ਸੁਨ ਲੇਹੁ ਸਭੈ ਜਿਨ ਪ੍ਰੇਮ ਕੀਓ ਤਿਨ ਹੀ ਪ੍ਰਭੁ ਪਾਇਓ ॥੯॥੨੯॥',
  },
  {
    typed: 'when all other means fail it is right to draw the sword',
    category: 'english',
    unicode: 'ਹਲਾਲ ਅਸਤ ਬੁਰਦਨ ਬ ਸ਼ਮਸ਼ੀਰ ਦਸਤ ॥੨੨॥',
  },
  {
    typed: 'o shiva grant me this boon may i never refrain from good deeds',
    category: 'english',
    unicode: 'ਦੇਹ ਸਿਵਾ ਬਰੁ ਮੋਹਿ ਇਹੈ ਸੁਭ ਕਰਮਨ ਤੇ ਕਬਹੂੰ ਨ ਟਰੋ ॥',
  },
  {
    typed: 'burn your worldly love and grind it into ink',
    category: 'english',
    unicode: 'ਜਾਲਿ ਮੋਹੁ ਘਸਿ ਮਸੁ ਕਰਿ ਮਤਿ ਕਾਗਦੁ ਕਰਿ ਸਾਰੁ ॥',
  },
  { typed: 'i am not good no one is bad', category: 'english', unicode: 'ਹਮ ਨਹੀ ਚੰਗੇ ਬੁਰਾ ਨਹੀ ਕੋਇ ॥' },
  {
    typed: 'the death that the world is afraid of gives me joy',
    category: 'english',
    unicode: 'ਕਬੀਰ ਜਿਸੁ ਮਰਨੇ ਤੇ ਜਗੁ ਡਰੈ ਮੇਰੇ ਮਨਿ ਆਨੰਦੁ ॥',
  },
  {
    typed: 'farid do not hit back those who hit you with their fists',
    category: 'english',
    unicode: 'ਫਰੀਦਾ ਜੋ ਤੈ ਮਾਰਨਿ ਮੁਕੀਆਂ ਤਿਨੑਾ ਨ ਮਾਰੇ ਘੁੰਮਿ ॥',
  },
  {
    typed: 'answer evil with goodness and do not fill your mind with anger',
    category: 'english',
    unicode: 'ਫਰੀਦਾ ਬੁਰੇ ਦਾ ਭਲਾ ਕਰਿ ਗੁਸਾ ਮਨਿ ਨ ਹਢਾਇ ॥',
  },
  {
    typed: 'like the fragrance in a flower and the reflection in a mirror',
    category: 'english',
    unicode: 'ਪੁਹਪ ਮਧਿ ਜਿਉ ਬਾਸੁ ਬਸਤੁ ਹੈ ਮੁਕਰ ਮਾਹਿ ਜੈਸੇ ਛਾਈ ॥',
  },
  {
    typed: 'why do you go to the forest to look for waheguru',
    category: 'english',
    unicode: 'ਕਾਹੇ ਰੇ ਬਨ ਖੋਜਨ ਜਾਈ ॥',
  },
  {
    typed: 'for so many lives you were a worm and an insect',
    category: 'english',
    unicode: 'ਕਈ ਜਨਮ ਭਏ ਕੀਟ ਪਤੰਗਾ ॥',
  },
  {
    typed: 'you have been given this human body it is your turn to meet god',
    category: 'english',
    unicode: 'ਭਈ ਪਰਾਪਤਿ ਮਾਨੁਖ ਦੇਹੁਰੀਆ ॥',
  },
  {
    typed: 'the sky is the plate the sun and the moon are the lamps',
    category: 'english',
    unicode: 'ਗਗਨ ਮੈ ਥਾਲੁ ਰਵਿ ਚੰਦੁ ਦੀਪਕ ਬਨੇ ਤਾਰਿਕਾ ਮੰਡਲ ਜਨਕ ਮੋਤੀ ॥',
  },
  {
    typed: 'make contentment your earrings and modesty your begging bowl',
    category: 'english',
    unicode: 'ਮੁੰਦਾ ਸੰਤੋਖੁ ਸਰਮੁ ਪਤੁ ਝੋਲੀ ਧਿਆਨ ਕੀ ਕਰਹਿ ਬਿਭੂਤਿ ॥',
  },
  {
    typed: 'conquer your mind and you conquer the world',
    category: 'english',
    unicode: 'ਆਈ ਪੰਥੀ ਸਗਲ ਜਮਾਤੀ ਮਨਿ ਜੀਤੈ ਜਗੁ ਜੀਤੁ ॥',
  },
  {
    typed: 'make compassion the cotton contentment the thread',
    category: 'english',
    unicode: 'ਦਇਆ ਕਪਾਹ ਸੰਤੋਖੁ ਸੂਤੁ ਜਤੁ ਗੰਢੀ ਸਤੁ ਵਟੁ ॥',
  },
  {
    typed: 'no one is my enemy no one is a stranger i get along with all',
    category: 'english',
    unicode: 'ਨਾ ਕੋ ਬੈਰੀ ਨਹੀ ਬਿਗਾਨਾ ਸਗਲ ਸੰਗਿ ਹਮ ਕਉ ਬਨਿ ਆਈ ॥੧॥',
  },
  {
    typed: 'this body is the temple of god',
    category: 'english',
    unicode: 'ਹਰਿ ਮੰਦਰੁ ਏਹੁ ਸਰੀਰੁ ਹੈ ਗਿਆਨਿ ਰਤਨਿ ਪਰਗਟੁ ਹੋਇ ॥',
  },
  {
    typed: 'whatever you do is sweet to me nanak asks for the naam',
    category: 'english',
    unicode: 'ਤੇਰਾ ਕੀਆ ਮੀਠਾ ਲਾਗੈ ॥',
  },
  {
    typed: 'you are my father you are my mother you are my brother',
    category: 'english',
    unicode: 'ਤੂੰ ਮੇਰਾ ਪਿਤਾ ਤੂੰਹੈ ਮੇਰਾ ਮਾਤਾ ॥',
  },
  {
    typed: 'god himself stands to do the work of his saints',
    category: 'english',
    unicode: 'ਸੰਤਾ ਕੇ ਕਾਰਜਿ ਆਪਿ ਖਲੋਇਆ ਹਰਿ ਕੰਮੁ ਕਰਾਵਣਿ ਆਇਆ ਰਾਮ ॥',
  },
  {
    typed: 'o mind you are the image of light know your roots',
    category: 'english',
    unicode: 'ਮਨ ਤੂੰ ਜੋਤਿ ਸਰੂਪੁ ਹੈ ਆਪਣਾ ਮੂਲੁ ਪਛਾਣੁ ॥',
  },
  {
    typed: 'where there is forgiveness there is god himself',
    category: 'english',
    unicode: 'ਕਬੀਰਾ ਜਹਾ ਗਿਆਨੁ ਤਹ ਧਰਮੁ ਹੈ ਜਹਾ ਝੂਠੁ ਤਹ ਪਾਪੁ ॥',
  },
  {
    typed: 'pain is the medicine and pleasure is the disease',
    category: 'english',
    unicode: 'ਦੁਖੁ ਦਾਰੂ ਸੁਖੁ ਰੋਗੁ ਭਇਆ ਜਾ ਸੁਖੁ ਤਾਮਿ ਨ ਹੋਈ ॥',
  },
  { typed: 'in ego they come and in ego they go', category: 'english', unicode: 'ਹਉ ਵਿਚਿ ਆਇਆ ਹਉ ਵਿਚਿ ਗਇਆ ॥' },
  {
    typed: 'do all your work with your hands and feet but keep your mind on god',
    category: 'english',
    unicode: 'ਹਾਥ ਪਾਉ ਕਰਿ ਕਾਮੁ ਸਭੁ ਚੀਤੁ ਨਿਰੰਜਨ ਨਾਲਿ ॥੨੧੩॥',
  },
  {
    typed: 'a true warrior may be cut piece by piece but never leaves the battlefield',
    category: 'english',
    unicode: 'ਪੁਰਜਾ ਪੁਰਜਾ ਕਟਿ ਮਰੈ ਕਬਹੂ ਨ ਛਾਡੈ ਖੇਤੁ ॥੨॥੨॥',
  },
  {
    typed: 'one who does not frighten anyone and is not afraid of anyone',
    category: 'english',
    unicode: 'ਭੈ ਕਾਹੂ ਕਉ ਦੇਤ ਨਹਿ ਨਹਿ ਭੈ ਮਾਨਤ ਆਨ ॥',
  },
  {
    typed: 'they are husband and wife who have one light in two bodies',
    category: 'english',
    unicode: 'ਧਨ ਪਿਰੁ ਏਹਿ ਨ ਆਖੀਅਨਿ ਬਹਨਿ ਇਕਠੇ ਹੋਇ ॥',
  },
  {
    typed: 'when the lamp is lit the darkness goes away',
    category: 'english',
    unicode: 'ਦੀਵਾ ਬਲੈ ਅੰਧੇਰਾ ਜਾਇ ॥',
  },
  { typed: 'naam is the medicine for every illness', category: 'english', unicode: 'ਸਰਬ ਰੋਗ ਕਾ ਅਉਖਦੁ ਨਾਮੁ ॥' },
  {
    typed: 'one who does seva without desire for reward finds the master',
    category: 'english',
    unicode: 'ਸੇਵਾ ਕਰਤ ਹੋਇ ਨਿਹਕਾਮੀ ॥',
  },
  {
    typed: 'first accept death and give up hope of life',
    category: 'english',
    unicode: 'ਪਹਿਲਾ ਮਰਣੁ ਕਬੂਲਿ ਜੀਵਣ ਕੀ ਛਡਿ ਆਸ ॥',
  },
  {
    typed: 'those who serve waheguru are honoured',
    category: 'english',
    unicode: 'ਜਿਨਿ ਸੇਵਿਆ ਤਿਨਿ ਪਾਇਆ ਮਾਨੁ ॥',
  },
  {
    typed: 'the one naam is my lamp and suffering is the oil',
    category: 'english',
    unicode: 'ਦੀਵਾ ਮੇਰਾ ਏਕੁ ਨਾਮੁ ਦੁਖੁ ਵਿਚਿ ਪਾਇਆ ਤੇਲੁ ॥',
  },
  {
    typed: 'the kings are tigers and their officials dogs',
    category: 'english',
    unicode: 'ਰਾਜੇ ਸੀਹ ਮੁਕਦਮ ਕੁਤੇ ॥',
  },
  {
    typed: 'this age is a knife and the kings are butchers',
    category: 'english',
    unicode: 'ਕਲਿ ਕਾਤੀ ਰਾਜੇ ਕਾਸਾਈ ਧਰਮੁ ਪੰਖ ਕਰਿ ਉਡਰਿਆ ॥',
  },
  {
    typed: 'kings and emperors with oceans of wealth are not equal to an ant',
    category: 'english',
    unicode: 'ਸਮੁੰਦ ਸਾਹ ਸੁਲਤਾਨ ਗਿਰਹਾ ਸੇਤੀ ਮਾਲੁ ਧਨੁ ॥',
  },
  {
    typed: 'nanak says one who earns by hard work and shares knows the path',
    category: 'english',
    unicode: 'ਘਾਲਿ ਖਾਇ ਕਿਛੁ ਹਥਹੁ ਦੇਇ ॥',
  },
  {
    typed: 'sweetness and humility o nanak are the essence of all good',
    category: 'english',
    unicode: 'ਮਿਠਤੁ ਨੀਵੀ ਨਾਨਕਾ ਗੁਣ ਚੰਗਿਆਈਆ ਤਤੁ ॥',
  },
  {
    typed: 'my mind longs for the vision of the guru',
    category: 'english',
    unicode: 'ਮੇਰਾ ਮਨੁ ਲੋਚੈ ਗੁਰ ਦਰਸਨ ਤਾਈ ॥',
  },
  { typed: 'wherever i look i see waheguru', category: 'english', unicode: 'ਜਹ ਜਹ ਦੇਖਾ ਤਹ ਤਹ ਸੋਈ ॥' },
  {
    typed: 'the world is burning save it by whatever door it comes',
    category: 'english',
    unicode: 'ਜਗਤੁ ਜਲੰਦਾ ਰਖਿ ਲੈ ਆਪਣੀ ਕਿਰਪਾ ਧਾਰਿ ॥',
  },
  {
    typed: 'waheguru you are the master to you i offer my ardaas',
    category: 'english',
    unicode: 'ਤੂ ਠਾਕੁਰੁ ਤੁਮ ਪਹਿ ਅਰਦਾਸਿ ॥',
  },
  {
    typed: 'he fell in love with god and his chola is dyed',
    category: 'english',
    unicode: 'ਜਿਨ ਕੇ ਚੋਲੇ ਰਤੜੇ ਪਿਆਰੇ ਕੰਤੁ ਤਿਨਾ ਕੈ ਪਾਸਿ ॥',
  },
  {
    typed: 'my vaid is the guru he gives me the medicine of the naam',
    category: 'english',
    unicode: 'ਮੇਰਾ ਬੈਦੁ ਗੁਰੂ ਗੋਵਿੰਦਾ ॥',
  },
];
