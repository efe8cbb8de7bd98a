/** A vaar of the Guru Granth Sahib by the words its heading begins with. */
interface VaarHeading {
  readonly heading: string;
  /** Its name in Unicode, where the heading is longer than the name or lacks the raag. */
  readonly unicode?: string;
  readonly english: string;
}

/** The twenty-two vaars in the order of the scripture. Spelled in English as the source database spells raags and Gurus. */
export const VAARS: readonly VaarHeading[] = [
  { heading: 'ਸਿਰੀਰਾਗ ਕੀ ਵਾਰ ਮਹਲਾ ੪', english: 'Siree Raag Ki Vaar Fourth Mehl' },
  {
    heading: 'ਵਾਰ ਮਾਝ ਕੀ ਤਥਾ ਸਲੋਕ ਮਹਲਾ ੧',
    unicode: 'ਵਾਰ ਮਾਝ ਕੀ ਮਹਲਾ ੧',
    english: 'Vaar Maajh Ki First Mehl',
  },
  { heading: 'ਗਉੜੀ ਕੀ ਵਾਰ ਮਹਲਾ ੪', english: 'Gauree Ki Vaar Fourth Mehl' },
  { heading: 'ਗਉੜੀ ਕੀ ਵਾਰ ਮਹਲਾ ੫', english: 'Gauree Ki Vaar Fifth Mehl' },
  {
    heading: 'ਵਾਰ ਸਲੋਕਾ ਨਾਲਿ ਸਲੋਕ ਭੀ ਮਹਲੇ ਪਹਿਲੇ ਕੇ',
    unicode: 'ਆਸਾ ਕੀ ਵਾਰ ਮਹਲਾ ੧',
    english: 'Aasaa Ki Vaar First Mehl',
  },
  { heading: 'ਗੂਜਰੀ ਕੀ ਵਾਰ ਮਹਲਾ ੩', english: 'Gujri Ki Vaar Third Mehl' },
  { heading: 'ਰਾਗੁ ਗੂਜਰੀ ਵਾਰ ਮਹਲਾ ੫', english: 'Raag Gujri Vaar Fifth Mehl' },
  { heading: 'ਬਿਹਾਗੜੇ ਕੀ ਵਾਰ ਮਹਲਾ ੪', english: 'Bihaagray Ki Vaar Fourth Mehl' },
  { heading: 'ਵਡਹੰਸ ਕੀ ਵਾਰ ਮਹਲਾ ੪', english: 'Vadhans Ki Vaar Fourth Mehl' },
  { heading: 'ਰਾਗੁ ਸੋਰਠਿ ਵਾਰ ਮਹਲੇ ੪ ਕੀ', english: 'Raag Sorath Vaar Fourth Mehl' },
  { heading: 'ਜੈਤਸਰੀ ਮਹਲਾ ੫ ਵਾਰ ਸਲੋਕਾ ਨਾਲਿ', english: 'Jaithsree Fifth Mehl Vaar' },
  {
    heading: 'ਵਾਰ ਸੂਹੀ ਕੀ ਸਲੋਕਾ ਨਾਲਿ ਮਹਲਾ ੩',
    unicode: 'ਵਾਰ ਸੂਹੀ ਕੀ ਮਹਲਾ ੩',
    english: 'Vaar Soohee Ki Third Mehl',
  },
  { heading: 'ਬਿਲਾਵਲ ਕੀ ਵਾਰ ਮਹਲਾ ੪', english: 'Bilaaval Ki Vaar Fourth Mehl' },
  { heading: 'ਰਾਮਕਲੀ ਕੀ ਵਾਰ ਮਹਲਾ ੩', english: 'Raamkalee Ki Vaar Third Mehl' },
  { heading: 'ਰਾਮਕਲੀ ਕੀ ਵਾਰ ਮਹਲਾ ੫', english: 'Raamkalee Ki Vaar Fifth Mehl' },
  {
    heading: 'ਰਾਮਕਲੀ ਕੀ ਵਾਰ ਰਾਇ ਬਲਵੰਡਿ ਤਥਾ ਸਤੈ ਡੂਮਿ ਆਖੀ',
    english: 'Raamkalee Ki Vaar Raa-i Balvand and Satta',
  },
  { heading: 'ਮਾਰੂ ਵਾਰ ਮਹਲਾ ੩', english: 'Maaroo Vaar Third Mehl' },
  { heading: 'ਮਾਰੂ ਵਾਰ ਮਹਲਾ ੫', english: 'Maaroo Vaar Fifth Mehl' },
  { heading: 'ਬਸੰਤ ਕੀ ਵਾਰ ਮਹਲੁ ੫', english: 'Basant Ki Vaar Fifth Mehl' },
  { heading: 'ਸਾਰੰਗ ਕੀ ਵਾਰ ਮਹਲਾ ੪', english: 'Saarang Ki Vaar Fourth Mehl' },
  {
    heading: 'ਵਾਰ ਮਲਾਰ ਕੀ ਮਹਲਾ ੧',
    english: 'Vaar Malaar Ki First Mehl',
  },
  { heading: 'ਕਾਨੜੇ ਕੀ ਵਾਰ ਮਹਲਾ ੪', english: 'Kaanray Ki Vaar Fourth Mehl' },
];
