/** A query that names a page, and the page as {@link placeKey} writes it. */
export interface NameQuery {
  readonly typed: string;
  readonly place: string;
}

const named = (place: string, ...typed: readonly string[]): NameQuery[] =>
  typed.map((each) => ({ typed: each, place }));

/** Names of banis and their parts, pages, works, raags, writers and features, as people spell them. */
export const NAME_QUERIES: readonly NameQuery[] = [
  ...named('bani 2', 'japji sahib', 'jap ji', 'japjee saheb', 'ਜਪੁਜੀ ਸਾਹਿਬ', 'जपजी साहिब'),
  ...named('bani 4', 'jaap sahib', 'ਜਾਪ ਸਾਹਿਬ'),
  ...named('bani 6', 'tav prasad savaiye', 'twav parsad swaiye'),
  ...named('bani 9', 'chaupai sahib', 'benti chopai', 'kabyo baach benti chaupai'),
  ...named('bani 10', 'anand sahib', 'anand sahib full path'),
  ...named('bani 21', 'rehras sahib', 'rehraas', 'rahras sahib path'),
  ...named('bani 22', 'aarti', 'arti kirtan'),
  ...named('bani 23', 'sohila sahib', 'kirtan sohila', 'ਕੀਰਤਨ ਸੋਹਿਲਾ'),
  ...named('bani 24', 'ardas', 'ardaas'),
  ...named('bani 31', 'sukhmani sahib', 'sukhmani saheb', 'ਸੁਖਮਨੀ ਸਾਹਿਬ', 'सुखमनी साहिब', 'سکھمنی صاحب'),
  ...named('bani 90', 'asa di var', 'asa ki vaar', 'ਆਸਾ ਦੀ ਵਾਰ'),
  ...named('bani 27', 'barah maha', 'baramaha'),
  ...named('bani 30', 'salok mahala 9', 'salok mahalla nauvan'),
  ...named('bani 34', 'sidh gosht', 'sidh gosti'),
  ...named('bani 11', 'lavan', 'anand karaj laavan'),
  ...named('bani 31 astpadi 5', 'sukhmani sahib ashtpadi 5', 'astpadi 5'),
  ...named('bani 2 pauri 38', 'japji sahib pauri 38', 'japji 38'),
  ...named('bani 10 pauri 5', 'anand sahib pauri 5'),
  ...named('ang G 917', 'ang 917', 'page no 917', 'ang number 917', 'sggs 917', 'ਅੰਗ ੯੧੭'),
  ...named('ang D 100', 'dasam granth page 100'),
  ...named('work D', 'dasam granth', 'dasam bani'),
  ...named('work B', 'vaaran bhai gurdas', 'bhai gurdas ji diyan varan'),
  ...named('writer 13', 'kabir', 'bhagat kabir ji'),
  ...named('writer 18', 'bhagat ravidas ji'),
  ...named('writer 11', 'sheikh farid'),
  ...named('writer 6', 'guru tegh bahadur'),
  ...named('raag 8', 'raag asa', 'raag aasa'),
  ...named('raag 22', 'raag ramkali'),
  ...named('hukamnama', 'hukamnama', 'todays hukamnama'),
  ...named('feature sync', 'sangat sync'),
];
