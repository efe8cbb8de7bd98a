/** A keyboard shortcut: its keys as an article writes them, and what it does. */
export interface Shortcut {
  readonly keys: string;
  readonly english: string;
  readonly punjabi: string;
}

/** Every shortcut of the reading pages (specification, section 9), then those that hold everywhere. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: '`L`', english: 'Larivaar', punjabi: 'ਲੜੀਵਾਰ' },
  { keys: '`Shift` + `L`', english: 'Larivaar assist', punjabi: 'ਲੜੀਵਾਰ ਸਹਾਇਤਾ' },
  { keys: '`V`', english: 'Visraams', punjabi: 'ਵਿਸਰਾਮ' },
  { keys: '`A`', english: 'Auto scroll', punjabi: 'ਆਟੋ ਸਕ੍ਰੋਲ' },
  { keys: '`O`', english: 'Dark mode', punjabi: 'ਡਾਰਕ ਮੋਡ' },
  { keys: '`/`', english: 'Split view', punjabi: 'ਵੰਡਵਾਂ ਦ੍ਰਿਸ਼' },
  { keys: '`F`', english: 'Fullscreen', punjabi: 'ਪੂਰੀ ਸਕ੍ਰੀਨ' },
  { keys: '`R`', english: 'Reading mode', punjabi: 'ਪਾਠ ਰੂਪ' },
  { keys: '`U`', english: 'Unicode: the font of your device', punjabi: 'ਯੂਨੀਕੋਡ: ਤੁਹਾਡੇ ਯੰਤਰ ਦਾ ਫ਼ੌਂਟ' },
  { keys: '`Ctrl` or `⌘` + `Shift` + `C`', english: 'Centre align', punjabi: 'ਸਤਰਾਂ ਵਿਚਕਾਰ' },
  { keys: '`E`', english: 'English translation', punjabi: 'ਅੰਗਰੇਜ਼ੀ ਅਨੁਵਾਦ' },
  { keys: '`T`', english: 'Punjabi translation', punjabi: 'ਪੰਜਾਬੀ ਅਰਥ' },
  { keys: '`S`', english: 'Spanish translation', punjabi: 'ਸਪੇਨੀ ਅਨੁਵਾਦ' },
  { keys: '`Shift` + `E`', english: 'English transliteration', punjabi: 'ਅੰਗਰੇਜ਼ੀ ਲਿਪੀਅੰਤਰ' },
  { keys: '`Shift` + `S`', english: 'Shahmukhi transliteration', punjabi: 'ਸ਼ਾਹਮੁਖੀ ਲਿਪੀਅੰਤਰ' },
  { keys: '`Shift` + `H`', english: 'Hindi transliteration', punjabi: 'ਹਿੰਦੀ ਲਿਪੀਅੰਤਰ' },
  { keys: '`+`', english: 'Larger text', punjabi: 'ਵੱਡੇ ਅੱਖਰ' },
  { keys: '`-`', english: 'Smaller text', punjabi: 'ਛੋਟੇ ਅੱਖਰ' },
  { keys: '`Ctrl` or `⌘` + `/`', english: 'Go to the search field', punjabi: 'ਖੋਜ ਖ਼ਾਨੇ ਵਿੱਚ ਜਾਓ' },
  { keys: '`?`', english: 'Shortcuts', punjabi: 'ਸ਼ਾਰਟਕੱਟ' },
  { keys: '`Esc`', english: 'Close the open panel', punjabi: 'ਖੁੱਲ੍ਹਾ ਪੈਨਲ ਬੰਦ ਕਰੋ' },
];
