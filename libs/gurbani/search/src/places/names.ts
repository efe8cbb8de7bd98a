import type { PlaceFeature, PlacePartType, SourceId } from '@naad/gurbani-model';

/**
 * Names in Latin letters, by id of the catalogue and separated by `|`; the catalogue's own names are added to them. A
 * name is compared by its sound, so only names that sound different are listed. `?` marks a word that is mostly a word
 * of Gurbani, or that several places share: the place is shown, but it opens only with a title such as “sahib”.
 */
export type Names = Readonly<Record<number, string>>;

export const BANI_NAMES: Names = {
  2: 'japji|japuji|jap ji sahib|japji sahib di bani|?jap|?japu',
  3: 'shabad hazare|shabad hajare|sabad hazare|shabad hazaare patshahi 5|hazare',
  4: '?jaap|?jap|?jaapu|jaap sahib patshahi 10',
  5: 'shabad hazare patshahi 10|shabad hazare patshahi dasvi|shabad hazare 10|shabad hazare dasam|shabad hazare p 10',
  6: 'tav prasad savaiye|tav prasad swaye|tav parsad savaiye|tva prasad savaiye|twav prasad savaiye|twaprasad swaiye|tav prasad|sravag sudh|savaiye sahib|?savaiye|tav prasad savaiye sravag sudh|sravag sudh samuh',
  7: 'deenan ki pratipal|dinan ki pratipal|deenan ki|dinan ki|deenan ki savaiye|tav prasad savaiye deenan ki|tav prasad savaiye dinan ki',
  9: 'chaupai|chopai|chaupayi|chaupahi|chaopai|choupai|chaupai sahib|benti chaupai|benati chaupai|kabyo bach benti|kabiyo bach benti|kabyo bach benti chaupai',
  10: 'anand sahib full|anand sahib 40 pauris|anand bani|?anand|ramkali mahalla 3 anand',
  21: 'rehras|rahiras|rehiras|rahras|raharas|rehraas|sodar rehras|so dar rehras|so dar rahiras|evening prayer',
  22: 'aarti|arti|aarati|aarti aarta|aarti arta|aarti sahib|gagan mai thal|gagan me thaal|gagan mein thaal|arti gagan mein thal',
  23: 'sohila|kirtan sohila|keertan sohila|sohila arti|kirtan sohela|sohela|night prayer',
  24: 'ardas|ardas sahib|sikh ardas|ardaas bhagauti|ardas benti',
  27: 'barah maha|bara maha|?baramaha|?barah mah|?bara mah|barah mahe|barahmaha manjh|barah maha manjh|bara maha majh|barah maha majh|barah maha mahalla 5|baareh maha|barah maaha sangrand',
  29: 'akal ustat|akal ustati|akaal ustat|akal ustut',
  30: 'salok mahalla 9|salok mahala nauva|salok mehla nauvan|saloks mahalla 9|salok m 9|shalok mahalla 9|nauve mahalle de salok|naven mahalle de salok|saloks of guru tegh bahadur|saloks of 9 guru|salok guru tegh bahadur|salok nauva mahalla|salok 9|bhog de salok|mahalla 9 de salok|salok mehal 9',
  31: 'sukhmani|sukhmani sahib|sukmani|sukhmna sahib|sukhmana sahib|gauri sukhmani',
  33: 'bavan akhri|bawan akhari|bavan akri|baavan akhri|bavan akhri mahalla 5|gauri bavan akhri',
  34: 'sidh gosht|sidh goshat|sidh gosti|siddh gosht|sidh goshti|sidh gosat|siddha goshti',
  90: 'asa di var|asa ki var|asa di waar|asaa di vaar|asa di vaar sahib|?asa var|asa di var kirtan|asadivar|?var asa|var asa ki',
  906: 'anand sahib 6 pauris|chhota anand sahib|chota anand sahib|anand sahib short|short anand sahib',
  922: 'dakhni oankar|dakhani onkar|dakhni omkar|dakhni ongkar|dakhani oankar|onkar bani|oankar bani|ramkali dakhni oankar|?oankar|?onkar',
  924: 'chandi di var|chandi ki var|chandi di waar|var sri bhagauti ji ki|var sri bhagauti|bhagauti di var|var bhagauti ji ki|chandi var|var durga ki',
  925: 'lavan|?lava|laavan|anand karaj|anand karaj lavan|char lavan|4 lavan|chaar lava|wedding hymn|sikh wedding hymns',
  926: '?bhog|paath da bhog|bhog mundavani|akhand path da bhog',
  927: '?bhog|paath da bhog ragmala|bhog ragmala',
  928: 'ramkali sad|ramkali sadd|sad baba sundar|ramkali sadu',
  929: 'alahnia|alahniya|alahaniya|alahnian|vadhans alahnia|alahania',
};

/** Names of raags. `?` marks those that may stand without the word raag. */
export const RAAG_NAMES: Names = {
  5: 'sri|siri|shri|sree|?siriraag|?sriraag',
  6: '?majh|?maj|?manjh',
  7: '?gauri|?gaudi|?gouri|?gori|?gauri guareri|?gauri cheti|?gauri bairagan|?gauri dipki|?gauri purbi|?gauri mala|?gauri majh',
  8: '?asa|?aasavari|?asavari',
  9: '?gujri|?gujari|?goojree',
  10: '?devgandhari|?dev gandhari|?devgandhar|?dayv gandhari',
  11: '?bihagra|?bihagda|?bihagara|?behagra',
  12: '?vadhans|?wadahans|?vadhansu|?vadhans dakhni',
  13: '?sorath|?sorathi|?sorth|?soratha',
  14: '?dhanasari|?dhanasri|?dhanashri',
  15: '?jaitsri|?jaitsari|?jetsri|?jaitshri|?jaitasri',
  16: '?todi|?tori|?todee',
  17: '?bairari|?berari|?bairadi|?bairaree',
  18: '?tilang',
  19: '?suhi|?soohi|?suhee|?suhi lalit',
  20: '?bilaval|?bilawal|?bilavalu',
  21: '?gond|?gaund|?goand',
  22: '?ramkali|?ramakali',
  23: '?nat narayan|?nat narain|?nat|?nat narayin',
  24: '?mali gaura|?mali gauda|?mali gora',
  25: '?maru|?maroo',
  26: '?tukhari|?tukari',
  27: '?kedara|?kidara|?kaydara',
  28: '?bhairo|?bhairon|?bhairav|?bhero|?bhairau',
  29: '?basant|?basant hindol|?vasant|?basantu',
  30: '?sarang|?sarag|?saarang',
  31: '?malar|?malhar|?mallar',
  32: '?kanra|?kanara|?kanada|?kanda',
  33: '?kalyan|?kalian|?kaliyan|?kalyaan|?kaliaan',
  34: '?prabhati|?parbhati|?prabhati bibhas|?parbati',
  35: '?jaijavanti|?jaijawanti|?jejavanti|?jaijaivanti',
};

const guru = (number: number, ordinals: string, names: string): string =>
  [
    names,
    `mahalla ${String(number)}|mahala ${String(number)}|mehla ${String(number)}|mehl ${String(number)}|m ${String(number)}`,
    `patshahi ${String(number)}|patishahi ${String(number)}|guru ${String(number)}|${String(number)} guru|${String(number)} patshahi|${String(number)} mahalla`,
    ...ordinals.split('|').flatMap((word) => [`mahalla ${word}`, `${word} patshahi`, `${word} guru`]),
  ].join('|');

export const WRITER_NAMES: Names = {
  1: guru(1, 'pehla', 'guru nanak|guru nanak dev|guru nanak sahib|baba nanak|satguru nanak|nanak dev|?nanak'),
  2: guru(2, 'dooja', 'guru angad|guru angad dev|angad dev|bhai lehna|?angad'),
  3: guru(3, 'teeja', 'guru amar das|guru amardas|guru amar daas|?amar das|guru amardas dev'),
  4: guru(4, 'chautha', 'guru ram das|guru ramdas|guru raamdaas|?ram das|guru ramdas dev'),
  5: guru(5, 'panjva', 'guru arjan|guru arjan dev|guru arjun|guru arjun dev|arjan dev|arjun dev|?arjan'),
  6: guru(9, 'nauva', 'guru tegh bahadur|guru teg bahadur|teg bahadur|tegh bahadar|guru tegh bahadar'),
  7: 'bhagat trilochan|?trilochan|bhagat tirlochan|?tirlochan',
  8: 'bhagat beni|?beni',
  9: 'bhagat bhikhan|?bhikhan|bhagat bheekan',
  10: 'bhagat dhanna|?dhanna|bhagat dhana',
  11: 'sheikh farid|baba farid|bhagat farid|shaikh farid|sekh farid|?farid',
  12: 'bhagat jaidev|bhagat jaidev|?jaidev|bhagat jai dev',
  13: 'bhagat kabir|sant kabir|kabir das|kabir sahib|?kabir',
  14: 'bhagat namdev|sant namdev|?namdev|bhagat nam dev',
  15: 'bhagat parmanand|?parmanand|bhagat permanand',
  16: 'bhagat pipa|?pipa',
  17: 'bhagat ramanand|?ramanand',
  18: 'bhagat ravidas|guru ravidas|sant ravidas|bhagat ravi das|bhagat raidas|?ravidas|?raidas',
  19: 'bhagat sadhna|?sadhna|bhagat sadna',
  20: 'bhagat sain|bhagat sen|?sain',
  21: 'bhagat surdas|?surdas|bhagat sur das',
  22: 'bhai gurdas|bhai gur das|?gurdas',
  23: 'baba sundar|?sundar|baba sunder',
  24: 'bhatt balh|bhat balh',
  25: 'bhatt bhalh|bhat bhal',
  26: 'bhatt bhikha|bhat bhikha',
  27: 'bhatt gayand|bhat gayand',
  28: 'bhatt harbans|bhat haribans',
  29: 'bhatt jalap|bhat jalap',
  30: 'bhatt kalh sahar|bhat kalsahar|bhatt kal|kalsahar',
  31: 'bhatt kirat|bhat keerat',
  32: 'bhatt mathura|bhat mathra',
  33: 'bhatt nalh|bhat nalh',
  34: 'bhatt salh|bhat salh',
  35: 'satta balwand|satta te balwand|satta and balwand|rai balwand satta|sata balvand',
  42: 'poet alam|kavi alam',
  47: guru(
    10,
    'dasva',
    'guru gobind singh|gobind singh|guru govind singh|dasam guru|dashmesh pita|dasmesh|guru gobind rai',
  ),
  48: 'bhai nand lal|nand lal|nandlal|bhai nand lal goya',
  49: 'bhai gurdas singh',
  50: 'bhai chaupa singh',
  51: 'bhai desa singh',
};

/** Whole works. */
export const SOURCE_NAMES: Readonly<Partial<Record<SourceId, string>>> = {
  G: 'guru granth sahib|sri guru granth sahib|siri guru granth sahib|guru granth|adi granth|aad granth|granth sahib|sggs|ggs|sggsj|aad guru granth sahib|?granth',
  D: 'dasam granth|sri dasam granth|dasam granth sahib|dasam guru granth|dasam bani|dasam patshah da granth|dashm granth',
  B: 'varan bhai gurdas|bhai gurdas varan|bhai gurdas diyan varan|bhai gurdas di var|bhai gurdas var|var bhai gurdas|bhai gurdas vaaran|bhai gurdas dian varan|varan bhai gurdas patshahi|?varan|?bhai gurdas',
  S: 'var bhai gurdas singh|bhai gurdas singh di var|bhai gurdas singh var|vaar 41',
  N: 'bhai nand lal bani|bhai nand lal diyan rachnavan|nand lal bani|bani bhai nand lal|bhai nand lal granth|kulliyat goya',
  K: 'kabit|kabitt|kabit savaiye|kabit swaiye|kabit bhai gurdas|bhai gurdas kabit|kabitt savaiye bhai gurdas|kabit sawaiye bhai gurdas',
  R: 'rehatnama|rehatname|rehatnamas|rehat nama',
};

/** Compositions, by id of their section in the catalogue. */
export const SECTION_NAMES: Names = {
  2: 'so dar|sodar|so dar shabad',
  3: 'so purakh|so purkh|so purukh',
  36: 'salok sahaskriti|salok sehaskriti|sahaskriti salok|sehskriti salok|salok sahaskritee|salok sanskrit',
  37: '?gatha|gatha mahalla 5|gaatha bani',
  38: '?phunhe|phunhe mahalla 5|funhe mahalla 5|phunahe',
  39: '?chaubole|chaubole mahalla 5|chaubolas|choubole mahalla 5',
  40: 'salok kabir|salok bhagat kabir|kabir salok|kabir de salok|kabir ji de salok|saloks of kabir|kabir saloks|kabir dohe|salok kabir jeeo ke',
  41: 'salok farid|salok sheikh farid|farid salok|farid de salok|salok baba farid|baba farid de salok|saloks of farid|sheikh farid de salok|farid saloks|salok shekh farid ke',
  42: 'savaiye sri mukhbak mahalla 5|savaiye mukhbak|sri mukhbak savaiye|savaiye sri mukhbak',
  43: 'savaiye mahalle pehle ke|savaiye mahalla 1|bhattan de savaiye|bhatt savaiye|bhatta de savaiye|savaiye bhattan de',
  44: 'savaiye mahalle duje ke|savaiye mahalla 2',
  45: 'savaiye mahalle tije ke|savaiye mahalla 3',
  46: 'savaiye mahalle chauthe ke|savaiye mahalla 4',
  47: 'savaiye mahalle panjve ke|savaiye mahalla 5',
  48: 'salok varan te vadhik|salok vaaran te vadheek|saloks varan te vadheek|salok vara te vadik',
  50: 'mundavani|mundavni|mundhavani|mundavani mahalla 5|mundhavni',
  51: 'ragmala|raagmala|rag mala|raag maala',
  54: 'bachittar natak|bachitar natak|bichitra natak|bachitra natak|vachitar natak',
  55: 'chandi charitar ukti bilas|chandi charitra ukat bilas|chandi charitra 1|chandi charitar ukat bilas',
  56: 'chandi charitar|chandi charitra|chandi charitra 2|chandi charittar',
  58: 'gian prabodh|gyan prabodh|giaan parbodh|gyan parbodh',
  59: 'chaubis avtar|chaubees avtar|24 avtar|chobis avtar|chaubis autar',
  60: 'brahma avtar|braham avtar',
  61: 'rudra avtar|rudar avtar',
  63: '33 savaiye|teti savaiye|33 swaiye|tetis savaiye|thirty three savaiye',
  64: 'khalsa mahima|khalsa mehma',
  65: 'shastar nam mala|shastra naam mala|sastar nam mala|shastar naam maala',
  66: 'charitropakhyan|charitropakhian|triya charitra|charitro pakhyan|charitar pakhyan',
  67: 'zafarnama|jafarnama|zafar nama|zafarnamah',
  68: 'hikayat|hikayatan|hikaitan|hikayaat',
  111: 'ghazals|ghazal bhai nand lal|bhai nand lal ghazal|diwan e goya|divan goya|diwan goya|ghazalan bhai nand lal|bhai nand lal ghazals|?ghazalan',
  112: 'rubaiyat|rubaian|rubaaiyat bhai nand lal|rubaiya',
  114: 'zindagi nama|jindgi nama|zindginama|bandginama|bandagi nama',
  116: 'ganj nama|ganjnama',
  126: 'jot bigas|jot bikas|joti bigas|jot vigas|jot bigaas',
};

/** Names of works by the id of their first section, where that is named otherwise. */
export const WORK_TITLES: Readonly<Record<number, { readonly unicode: string; readonly english: string }>> = {
  116: { unicode: 'ਗੰਜ ਨਾਮਾ', english: 'Ganj Nama' },
  126: { unicode: 'ਜੋਤਿ ਬਿਗਾਸ', english: 'Jot Bigaas' },
};

/** A passage that people name. Its line is proven by the words it begins with or contains. */
export interface Passage {
  readonly verseId: number;
  readonly heading: string;
  readonly english: string;
  readonly names: string;
  readonly type: 'shabad' | 'work';
}

const shabad = (verseId: number, heading: string, english: string, names: string): Passage => ({
  verseId,
  heading,
  english,
  names,
  type: 'shabad',
});
const vaar = (verseId: number, heading: string, english: string, names: string): Passage => ({
  verseId,
  heading,
  english,
  names,
  type: 'work',
});

export const PASSAGES: readonly Passage[] = [
  shabad(
    30958,
    'ੴ ਸਤਿ ਨਾਮੁ ਕਰਤਾ ਪੁਰਖੁ ਨਿਰਭਉ ਨਿਰਵੈਰੁ ਅਕਾਲ ਮੂਰਤਿ ਅਜੂਨੀ ਸੈਭੰ ਗੁਰ ਪ੍ਰਸਾਦਿ ॥',
    'Mool Mantar',
    'mool mantar|mool mantra|mul mantar|mulmantar|mul mantra|mool manter|moolmantra|ik onkar mool mantar|?ik onkar',
  ),
  shabad(
    11647,
    'ਦੁਖ ਭੰਜਨੁ ਤੇਰਾ ਨਾਮੁ ਜੀ',
    'Dukh Bhanjani',
    'dukh bhanjani|dukh bhanjani sahib|dukhbhanjani|dukh bhanjni|?dukh bhanjan|dukh bhanjan tera naam|dukh bhanjani path',
  ),
  shabad(
    147095,
    'ਤੁਖਾਰੀ ਛੰਤ ਮਹਲਾ ੧ ਬਾਰਹ ਮਾਹਾ',
    'Barah Maha Tukhari',
    'barah maha tukhari|barah maha mahalla 1|bara maha tukhari|tukhari barah maha',
  ),
  shabad(1480983, 'ਸਿਰੀਰਾਗੁ ਮਹਲਾ ੧ ਪਹਰੇ', 'Pahre', '?pahre|pehre bani|?pahare|pehre mahalla 1'),
  shabad(590128, 'ਸਿਰੀਰਾਗੁ ਮਹਲਾ ੪ ਵਣਜਾਰਾ', 'Vanjara', '?vanjara|vanjara mahalla 4'),
  shabad(839714, 'ਮਾਝ ਮਹਲਾ ੫ ਦਿਨ ਰੈਣਿ', 'Din Rain', '?din rain|?din rayn|din rain mahalla 5|din raini'),
  shabad(1216384, 'ਮਹਲਾ ੪ ਕਰਹਲੇ', 'Karhale', '?karhale|karhale mahalla 4|karahale'),
  shabad(623371, 'ਥਿਤੀ ਗਉੜੀ ਮਹਲਾ ੫', 'Thiti Gauri', 'thiti gauri|?thiti|thitti gauri mahalla 5|gauri thiti'),
  shabad(365225, 'ਬਿਲਾਵਲੁ ਮਹਲਾ ੧ ਥਿਤੀ', 'Thiti Bilaval', 'thiti bilaval|?thiti|bilaval thiti|thiti mahalla 1'),
  shabad(1550189, 'ਬਿਲਾਵਲੁ ਮਹਲਾ ੩ ਵਾਰ ਸਤ', 'Var Sat', 'var sat|vaar satt|sat var|satvara|var sat mahalla 3'),
  shabad(151171, 'ਆਸਾ ਮਹਲਾ ੫ ਬਿਰਹੜੇ', 'Birahare', 'birahare|birhare|birharre|birhade'),
  shabad(
    345481,
    'ਰਾਗੁ ਆਸਾ ਮਹਲਾ ੧ ਪਟੀ ਲਿਖੀ',
    'Patti Likhi',
    'patti likhi|patti mahalla 1|asa patti|?patti|patti likhi mahalla 1',
  ),
  shabad(1239589, 'ਰਾਗੁ ਆਸਾ ਮਹਲਾ ੩ ਪਟੀ', 'Patti Mahalla 3', 'patti mahalla 3|?patti'),
  shabad(1280995, 'ਵਡਹੰਸੁ ਮਹਲਾ ੪ ਘੋੜੀਆ', 'Ghorian', 'ghorian|ghoriya|ghoria|ghorian mahalla 4|vadhans ghorian'),
  shabad(1194658, 'ਰਾਗੁ ਸੂਹੀ ਮਹਲਾ ੧ ਕੁਚਜੀ', 'Kuchajji', 'kuchajji|kuchaji|kuchaji mahalla 1'),
  shabad(1294546, 'ਸੂਹੀ ਮਹਲਾ ੧ ਸੁਚਜੀ', 'Suchajji', 'suchajji|suchaji|suchaji mahalla 1'),
  shabad(107810, 'ਸੂਹੀ ਮਹਲਾ ੫ ਗੁਣਵੰਤੀ', 'Gunvanti', 'gunvanti|gunwanti|gunvanti mahalla 5'),
  shabad(682824, 'ਰਾਮਕਲੀ ਮਹਲਾ ੫ ਰੁਤੀ ਸਲੋਕੁ', 'Ruti Salok', '?ruti|?rutti|ruti salok|rutti mahalla 5'),
  shabad(269542, 'ਮਾਰੂ ਅੰਜੁਲੀ ਮਹਲਾ ੫', 'Anjuli', 'anjuli|anjulia|anjulian'),
  shabad(1640498, 'ਮਾਰੂ ਸੋਲਹੇ ਮਹਲਾ ੧', 'Solahe', '?solahe|?solhe|maru solahe|maru solhe|sohle|maru sohle'),
  shabad(
    912806,
    'ਦੇਹ ਸਿਵਾ ਬਰੁ ਮੋਹਿ',
    'Deh Siva Bar Mohe',
    'deh shiva bar mohe|deh siva bar mohe|deh shiva|deh shiva var mohe',
  ),
  shabad(
    909421,
    'ਮਿਤ੍ਰ ਪਿਆਰੇ ਨੂੰ',
    'Mitar Pyare Nu',
    'mitar pyare nu|mittar pyare nu|mitr piare nu|mitar pyare noon',
  ),
  vaar(
    279786,
    'ਸਿਰੀਰਾਗ ਕੀ ਵਾਰ ਮਹਲਾ ੪',
    'Siri Raag Ki Vaar',
    'siri raag ki var|sri rag ki var|siri raag var|sri rag di var',
  ),
  vaar(1173731, 'ਵਾਰ ਮਾਝ ਕੀ', 'Majh Ki Vaar', 'majh ki var|majh di var|var majh ki|var majh'),
  vaar(
    1220912,
    'ਗਉੜੀ ਕੀ ਵਾਰ ਮਹਲਾ ੪',
    'Gauri Ki Vaar Mahalla 4',
    'gauri ki var mahalla 4|gauri ki var|gauri di var',
  ),
  vaar(
    503148,
    'ਗਉੜੀ ਕੀ ਵਾਰ ਮਹਲਾ ੫',
    'Gauri Ki Vaar Mahalla 5',
    'gauri ki var mahalla 5|gauri ki var|gauri di var',
  ),
  vaar(
    323938,
    'ਗੂਜਰੀ ਕੀ ਵਾਰ ਮਹਲਾ ੩',
    'Gujri Ki Vaar Mahalla 3',
    'gujri ki var mahalla 3|gujri ki var|gujri di var',
  ),
  vaar(
    317372,
    'ਰਾਗੁ ਗੂਜਰੀ ਵਾਰ ਮਹਲਾ ੫',
    'Gujri Ki Vaar Mahalla 5',
    'gujri ki var mahalla 5|gujri ki var|gujri di var',
  ),
  vaar(500469, 'ਬਿਹਾਗੜੇ ਕੀ ਵਾਰ ਮਹਲਾ ੪', 'Bihagre Ki Vaar', 'bihagre ki var|bihagra ki var|bihagre di var'),
  vaar(68307, 'ਵਡਹੰਸ ਕੀ ਵਾਰ ਮਹਲਾ ੪', 'Vadhans Ki Vaar', 'vadhans ki var|vadhans di var'),
  vaar(1410089, 'ਰਾਗੁ ਸੋਰਠਿ ਵਾਰ ਮਹਲੇ ੪ ਕੀ', 'Sorath Ki Vaar', 'sorath ki var|sorath di var|sorath var'),
  vaar(1644641, 'ਜੈਤਸਰੀ ਮਹਲਾ ੫ ਵਾਰ', 'Jaitsri Ki Vaar', 'jaitsri ki var|jaitsri di var'),
  vaar(621757, 'ਵਾਰ ਸੂਹੀ ਕੀ', 'Suhi Ki Vaar', 'suhi ki var|suhi di var|var suhi ki'),
  vaar(478698, 'ਬਿਲਾਵਲ ਕੀ ਵਾਰ ਮਹਲਾ ੪', 'Bilaval Ki Vaar', 'bilaval ki var|bilaval di var'),
  vaar(
    1068594,
    'ਰਾਮਕਲੀ ਕੀ ਵਾਰ ਮਹਲਾ ੩',
    'Ramkali Ki Vaar Mahalla 3',
    'ramkali ki var mahalla 3|ramkali ki var|ramkali di var',
  ),
  vaar(
    251666,
    'ਰਾਮਕਲੀ ਕੀ ਵਾਰ ਮਹਲਾ ੫',
    'Ramkali Ki Vaar Mahalla 5',
    'ramkali ki var mahalla 5|ramkali ki var|ramkali di var',
  ),
  vaar(
    1402833,
    'ਰਾਮਕਲੀ ਕੀ ਵਾਰ ਰਾਇ ਬਲਵੰਡਿ ਤਥਾ ਸਤੈ ਡੂਮਿ ਆਖੀ',
    'Ramkali Ki Vaar, Rai Balvand and Satta',
    'satta balwand di var|balwand satta di var|var satta balwand|ramkali ki var rai balwand|rai balwand satta di var|tikke di var|satte balwand di var',
  ),
  vaar(
    540590,
    'ਮਾਰੂ ਵਾਰ ਮਹਲਾ ੩',
    'Maru Ki Vaar Mahalla 3',
    'maru ki var mahalla 3|maru ki var|maru di var|maru var',
  ),
  vaar(
    1117510,
    'ਮਾਰੂ ਵਾਰ ਮਹਲਾ ੫',
    'Maru Ki Vaar Mahalla 5',
    'maru ki var mahalla 5|maru ki var|maru di var|maru var',
  ),
  vaar(98758, 'ਬਸੰਤ ਕੀ ਵਾਰ', 'Basant Ki Vaar', 'basant ki var|basant di var'),
  vaar(1362281, 'ਸਾਰੰਗ ਕੀ ਵਾਰ ਮਹਲਾ ੪', 'Sarang Ki Vaar', 'sarang ki var|sarang di var'),
  vaar(394387, 'ਵਾਰ ਮਲਾਰ ਕੀ ਮਹਲਾ ੧', 'Malar Ki Vaar', 'malar ki var|malhar ki var|malar di var|var malar ki'),
  vaar(174616, 'ਕਾਨੜੇ ਕੀ ਵਾਰ ਮਹਲਾ ੪', 'Kanre Ki Vaar', 'kanre ki var|kanra ki var|kanre di var'),
];

export const FEATURE_NAMES: Readonly<Record<PlaceFeature, string>> = {
  sync: 'sync|sangat sync|sync to display|sikhi sync|join sync|sync code',
  display: '?display|projector|presenter|?projection|?screen|?slides|gurdwara display|big screen',
  control: 'controller|bani controller|remote control|?control|phone remote|gurbani controller|?remote',
  settings: 'settings|setting|preferences|display settings|font size|dark mode|options|?theme',
  index: '?index|granth index|index of granth|contents|table of contents|?tatkara|gurbani index',
  nitnem:
    'nitnem|nit nem|nitanem|nitnem banis|panj bania|panj banian|5 banis|five banis|daily prayers|nitnem sahib|nitnem path|morning prayers',
  sundarGutka:
    'sundar gutka|sunder gutka|gutka|gutka sahib|sundar gutka sahib|banis|all banis|sundar gutaka|gutaka|gutaka sahib',
  random: 'random shabad|random|random hymn|surprise me|any shabad',
  quotes: 'quote checker|quotes checker|quotes|check quote|check quotes|quotation checker|check a quote',
  amritKeertan: 'amrit keertan|amrit kirtan|amrit kirtan pothi',
  rehatMaryadha: 'rehat maryada|rehat maryadha|sikh rehat maryada|maryada|code of conduct|rehit maryada',
  favourites: 'favourites|favorites|favourite shabads|favorite shabads|my favourites|bookmarks|saved shabads',
  embed: 'embed|embed code|widget|widgets',
  help: '?help|?faq|how to use|how to search',
};

/** Words for the numbered parts of a composition. */
export const PART_NAMES: Readonly<Record<PlacePartType, string>> = {
  astpadi: 'astpadi|ashtpadi|asatpadi|ashtapadi|astapadi|astpadee|ashatpadi|ast padi',
  pauri: 'pauri|paudi|pauree|pori|pavri|pourhi|pauris|stanza|paurri|podi',
  salok: 'salok|slok|shlok|shalok|saloku|saloka|saloks|sloka',
  chhant: 'chhant|chant|chand|chhand|chhants',
  laav: 'lav|lava|laav|round',
  savaiya: 'savaiya|swaiya|savaiye|sawaiya|svaiya|svaya',
};
