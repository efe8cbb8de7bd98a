/** A romanized query as people type it, and the line that is wanted, in Unicode. */
export interface RomanizedQuery {
  readonly typed: string;
  readonly category: 'roman' | 'part' | 'prefix';
  readonly unicode: string;
}

interface TypedLine {
  readonly unicode: string;
  /** The line or its beginning, spelled by ear. */
  readonly roman?: readonly string[];
  /** Fragments, misremembered, in another order, two lines as one, and joined words. */
  readonly part?: readonly string[];
}

/**
 * Well-known lines and spellings of them: written by ear, as titles of recordings and lyrics pages spell them, and
 * remembered as people do. The search was tuned on the shabads of one half.
 */
const TYPED_LINES: readonly TypedLine[] = [
  {
    unicode: 'ਅਨੰਦੁ ਭਇਆ ਮੇਰੀ ਮਾਏ ਸਤਿਗੁਰੂ ਮੈ ਪਾਇਆ ॥',
    roman: ['anand bhaya meri maye', 'anand bhia meri mai satguru mai paya'],
    part: ['anandbhaya meri maye'],
  },
  {
    unicode: 'ਤੂ ਠਾਕੁਰੁ ਤੁਮ ਪਹਿ ਅਰਦਾਸਿ ॥',
    roman: ['tu thakur tum peh ardas', 'too thaakar tum pai ardaas'],
    part: [
      'tu thakur tum pai ardas jio pind sab teri raas',
      'jeo pind sabh teri ras tum maat pita hum barak tere',
    ],
  },
  {
    unicode: 'ਤੂੰ ਮੇਰਾ ਪਿਤਾ ਤੂੰਹੈ ਮੇਰਾ ਮਾਤਾ ॥',
    roman: [
      'tu mera pita tu hai mera mata',
      'toon mera pita tunhi mera maata tu mera bandhap tu mera bhrata',
    ],
    part: ['tumerapita tuhai mera mata'],
  },
  {
    unicode: 'ਨਾ ਹਮ ਹਿੰਦੂ ਨ ਮੁਸਲਮਾਨ ॥',
    roman: ['naa ham hindoo na musalmaan'],
    part: ['na hum hindu na musalman allah ram ke pind paran'],
  },
  {
    unicode: 'ਤਾਤੀ ਵਾਉ ਨ ਲਗਈ ਪਾਰਬ੍ਰਹਮ ਸਰਣਾਈ ॥',
    roman: ['taatee wau na lagayi parbraham sharnai'],
    part: ['tati wao na lage chowgird hamare ram kar'],
  },
  {
    unicode: 'ਅਵਲਿ ਅਲਹ ਨੂਰੁ ਉਪਾਇਆ ਕੁਦਰਤਿ ਕੇ ਸਭ ਬੰਦੇ ॥',
    roman: ['awal allah noor upaya kudrat ke sab bande', 'aval alah nur upaia kudrat ke sabh banday'],
    part: [
      'noor allah awal upaya',
      'sab bande kudrat ke',
      'ek noor te sab jag upjiya kaun bhale ko mande awal allah',
    ],
  },
  {
    unicode: 'ਜੋ ਬ੍ਰਹਮੰਡੇ ਸੋਈ ਪਿੰਡੇ ਜੋ ਖੋਜੈ ਸੋ ਪਾਵੈ ॥',
    roman: ['jo brahmande soi pinde jo khoje so pave', 'jo brehmandey soee pindey'],
  },
  {
    unicode: 'ਗਗਨ ਮੈ ਥਾਲੁ ਰਵਿ ਚੰਦੁ ਦੀਪਕ ਬਨੇ ਤਾਰਿਕਾ ਮੰਡਲ ਜਨਕ ਮੋਤੀ ॥',
    roman: [
      'gagan mein thaal rav chand deepak bane',
      'gagan mai thal ravi chand dipak baney tarika mandal janak moti',
    ],
    part: ['gaganmein thal', 'thaal ravi chand'],
  },
  {
    unicode: 'ਪਵਣੁ ਗੁਰੂ ਪਾਣੀ ਪਿਤਾ ਮਾਤਾ ਧਰਤਿ ਮਹਤੁ ॥',
    roman: ['pawan guru paani pita maata dharat mahat'],
    part: ['guru pavan pita pani'],
  },
  {
    unicode: 'ਗੁਰ ਸਤਿਗੁਰ ਕਾ ਜੋ ਸਿਖੁ ਅਖਾਏ ਸੁ ਭਲਕੇ ਉਠਿ ਹਰਿ ਨਾਮੁ ਧਿਆਵੈ ॥',
    roman: ['gur satgur ka jo sikh akhaye', 'guru satguru ka jo sikh akhae su bhalke uth har naam dhiave'],
    part: ['satgur ka sikh jo akhave bhalke uth naam dhiave'],
  },
  {
    unicode: 'ਬਿਸਰਿ ਗਈ ਸਭ ਤਾਤਿ ਪਰਾਈ ॥',
    roman: ['bisar gai sabh taat praaee'],
    part: ['bisar gai sab tat parai jab te sadh sangat mohe pai'],
  },
  {
    unicode: 'ਜੋ ਨਰੁ ਦੁਖ ਮੈ ਦੁਖੁ ਨਹੀ ਮਾਨੈ ॥',
    roman: ['jo nar dukh mein dukh nahi mane', 'jo nar dukh mai dukh nahin maanai'],
    part: ['dukh me dukh jo nar nahi mane sukh saneh ar bhai nahi jake'],
  },
  {
    unicode: 'ਜਉ ਤੁਮ ਗਿਰਿਵਰ ਤਉ ਹਮ ਮੋਰਾ ॥',
    roman: ['jo tum girvar tao hum mora', 'jau tum girivar tau ham mora'],
    part: ['tum girwar hum mora', 'jotumgirvar tau hum mora'],
  },
  {
    unicode: 'ਮਿਲੁ ਮੇਰੇ ਗੋਬਿੰਦ ਅਪਨਾ ਨਾਮੁ ਦੇਹੁ ॥',
    roman: ['mil mere gobind apna naam deho', 'mil mere govind apna nam deh'],
  },
  {
    unicode: 'ਭਈ ਪਰਾਪਤਿ ਮਾਨੁਖ ਦੇਹੁਰੀਆ ॥',
    roman: ['bhayee parapat manukh dehureea'],
    part: ['bhai prapat manukh dehuria gobind milan ki eh teri baria', 'manukh deguria'],
  },
  {
    unicode: 'ਮੇਰਾ ਮਨੁ ਲੋਚੈ ਗੁਰ ਦਰਸਨ ਤਾਈ ॥',
    roman: ['mera man loche gur darshan tai', 'mera mann lochai guru darshan taaee'],
    part: ['meramanloche gurdarshan tai'],
  },
  {
    unicode: 'ਪਹਿਲਾ ਮਰਣੁ ਕਬੂਲਿ ਜੀਵਣ ਕੀ ਛਡਿ ਆਸ ॥',
    roman: ['pehla maran kabool jeevan ki chhad aas', 'pahila maran kabul jivan ki chad aas'],
  },
  {
    unicode: 'ਜਉ ਤਉ ਪ੍ਰੇਮ ਖੇਲਣ ਕਾ ਚਾਉ ॥',
    roman: ['jo to prem khelan ka chao', 'jau tau prem khelan ka chaao'],
    part: ['jao tao prem khelan ka chao sir dhar tali gali meri aao', 'sir dhar gali tali'],
  },
  {
    unicode: 'ਦਇਆ ਕਪਾਹ ਸੰਤੋਖੁ ਸੂਤੁ ਜਤੁ ਗੰਢੀ ਸਤੁ ਵਟੁ ॥',
    roman: ['daya kapah santokh soot jat gandhi sat vat', 'dya kapaah santokh sut jat gandhee sat vatt'],
    part: ['santokh kapah daya soot'],
  },
  {
    unicode: 'ਭੰਡਿ ਜੰਮੀਐ ਭੰਡਿ ਨਿੰਮੀਐ ਭੰਡਿ ਮੰਗਣੁ ਵੀਆਹੁ ॥',
    roman: ['bhand jamiye bhand nimiye bhand mangan viah', 'bhand jammiai bhand nimmiai bhand mangan veeaho'],
  },
  {
    unicode: 'ਸੋ ਕਿਉ ਮੰਦਾ ਆਖੀਐ ਜਿਤੁ ਜੰਮਹਿ ਰਾਜਾਨ ॥',
    roman: ['so kyu manda akhiye jit jamme rajan', 'so kio manda aakhiai jit jameh raajaan'],
    part: ['kyon manda aakhiye jit jamde rajan'],
  },
  {
    unicode: 'ਬਲੁ ਛੁਟਕਿਓ ਬੰਧਨ ਪਰੇ ਕਛੂ ਨ ਹੋਤ ਉਪਾਇ ॥',
    roman: ['bal chutkio bandhan pare kachu na hot upai', 'bal chhutkyo bandhan paray kachhoo na hot upaye'],
  },
  {
    unicode: 'ਗੁਨ ਗੋਬਿੰਦ ਗਾਇਓ ਨਹੀ ਜਨਮੁ ਅਕਾਰਥ ਕੀਨੁ ॥',
    roman: ['gun gobind gayo nahi janam akarath keen', 'gun govind gaio nahin janam akaarath kin'],
  },
  {
    unicode: 'ਏਕੁ ਪਿਤਾ ਏਕਸ ਕੇ ਹਮ ਬਾਰਿਕ ਤੂ ਮੇਰਾ ਗੁਰ ਹਾਈ ॥',
    roman: ['ek pita ekas ke ham baarik'],
    part: ['hum barik ekas ke ek pita'],
  },
  {
    unicode: 'ਰਾਮਦਾਸ ਸਰੋਵਰਿ ਨਾਤੇ ॥',
    roman: ['ramdas sarovar nate', 'raamdas sarowar naatay'],
    part: ['ramdas sarovar naate sab utre paap kamate'],
  },
  {
    unicode: 'ਥਿਰੁ ਘਰਿ ਬੈਸਹੁ ਹਰਿ ਜਨ ਪਿਆਰੇ ॥',
    roman: ['thir ghar baiso har jan pyare', 'thir ghar besahu har jan piare'],
    part: ['thir ghar baiso har jan pyare satgur tumre kaaj savare'],
  },
  {
    unicode: 'ਵਡੇ ਮੇਰੇ ਸਾਹਿਬਾ ਗਹਿਰ ਗੰਭੀਰਾ ਗੁਣੀ ਗਹੀਰਾ ॥',
    roman: ['vadde mere sahiba gehar gambhira guni gahira', 'wade mere sahibaa gahir gambheera'],
    part: ['gunee gehra vade mere sahiba'],
  },
  {
    unicode: 'ਸਗਲ ਦੁਆਰ ਕਉ ਛਾਡਿ ਕੈ ਗਹਿਓ ਤੁਹਾਰੋ ਦੁਆਰ ॥',
    roman: ['sagal dwar ko chhad ke gahio tuharo dwar', 'sagal duar kau chad kai gahyo tuharo duar'],
  },
  {
    unicode: 'ਦੇਹ ਸਿਵਾ ਬਰੁ ਮੋਹਿ ਇਹੈ ਸੁਭ ਕਰਮਨ ਤੇ ਕਬਹੂੰ ਨ ਟਰੋ ॥',
    roman: ['deh siva var mohe ehai shubh karman te kabhun na taro'],
    part: ['shubh karman te kabhu na taru deh shiva'],
  },
  {
    unicode: 'ਮਿਤ੍ਰ ਪਿਆਰੇ ਨੂੰ ਹਾਲੁ ਮੁਰੀਦਾਂ ਦਾ ਕਹਣਾ ॥',
    roman: ['mitar pyare nu haal muridan da kehna', 'mittar piyare nu haal mureedan da kahina'],
    part: ['mitarpyarenu haal muridan da'],
  },
  {
    unicode: 'ਸਾਚੁ ਕਹੋਂ ਸੁਨ ਲੇਹੁ ਸਭੈ ਜਿਨ ਪ੍ਰੇਮ ਕੀਓ ਤਿਨ ਹੀ ਪ੍ਰਭੁ ਪਾਇਓ ॥੯॥੨੯॥',
    roman: [
      'saach kaho sun leho sabe jin prem kiyo tin hi prabh payo',
      'sach kahon sun lehu sabhai jin prem kio tin hee prabh paio',
    ],
    part: ['prabh tin hi payo jin prem kiyo'],
  },
  {
    unicode: 'ਹਮਰੀ ਕਰੋ ਹਾਥ ਦੈ ਰੱਛਾ ॥',
    roman: ['hamree karo haath dai rachha'],
    part: ['hamri karo hath de rakhya puran hoe chit ki icha'],
  },
  {
    unicode: 'ਹਿੰਦੂ ਤੁਰਕ ਕੋਊ ਰਾਫਜੀ ਇਮਾਮ ਸਾਫੀ ਮਾਨਸ ਕੀ ਜਾਤ ਸਬੈ ਏਕੈ ਪਹਿਚਾਨਬੋ ॥',
    roman: ['manas ki jaat sabe ek pehchanbo'],
    part: ['manas ki jaat sab eko pahichano'],
  },
  {
    unicode: 'ਸਤਿਗੁਰੁ ਨਾਨਕੁ ਪ੍ਰਗਟਿਆ ਮਿਟੀ ਧੁੰਧੁ ਜਗਿ ਚਾਨਣੁ ਹੋਆ ।',
    roman: [
      'satgur nanak pargatya miti dhund jag chanan hoa',
      'satigur naanak pragatia mitti dhundh jag chaanan hoya',
    ],
    part: ['nanak satgur pargatiya jag chanan dhund miti'],
  },
  {
    unicode: 'ਤੂ ਦਰੀਆਉ ਦਾਨਾ ਬੀਨਾ ਮੈ ਮਛੁਲੀ ਕੈਸੇ ਅੰਤੁ ਲਹਾ ॥',
    roman: [
      'tu dariyao dana beena main machhli kaise ant laha',
      'tu dariau daana bina mai machuli kese ant lahaa',
    ],
    part: ['machli kaise tera ant laha'],
  },
  {
    unicode: 'ਯਕ ਅਰਜ ਗੁਫਤਮ ਪੇਸਿ ਤੋ ਦਰ ਗੋਸ ਕੁਨ ਕਰਤਾਰ ॥',
    roman: ['yak arj guftam pes to dar gosh kun kartar', 'yak araj guftam pesh to'],
  },
  {
    unicode: 'ਫਰੀਦਾ ਜੋ ਤੈ ਮਾਰਨਿ ਮੁਕੀਆਂ ਤਿਨੑਾ ਨ ਮਾਰੇ ਘੁੰਮਿ ॥',
    roman: [
      'farida jo tain maran mukian tina na mare ghum',
      'fareeda jo tai maaran mukkian tinha na mare ghumm',
    ],
  },
  {
    unicode: 'ਫਰੀਦਾ ਬੁਰੇ ਦਾ ਭਲਾ ਕਰਿ ਗੁਸਾ ਮਨਿ ਨ ਹਢਾਇ ॥',
    roman: ['farida bure da bhala kar gussa man na handhai', 'fareeda burey da bhla kar gusa man na hadhae'],
    part: ['bure da bhala kar farida gussa na kar man'],
  },
  {
    unicode: 'ਇਕੁ ਫਿਕਾ ਨ ਗਾਲਾਇ ਸਭਨਾ ਮੈ ਸਚਾ ਧਣੀ ॥',
    roman: ['ik fika na galai sabna main sacha dhani', 'ikk phikka na gaalaye sabhna mai sachaa dhanee'],
  },
  {
    unicode: 'ਕਬੀਰ ਮੇਰਾ ਮੁਝ ਮਹਿ ਕਿਛੁ ਨਹੀ ਜੋ ਕਿਛੁ ਹੈ ਸੋ ਤੇਰਾ ॥',
    roman: [
      'kabir mera mujh mein kich nahi jo kich hai so tera',
      'kabeer mera mujh meh kichh nahin jo kichh hai so tera',
    ],
    part: ['mera mujh vich kuch nahi jo kuch hai so tera'],
  },
  {
    unicode: 'ਗਗਨ ਦਮਾਮਾ ਬਾਜਿਓ ਪਰਿਓ ਨੀਸਾਨੈ ਘਾਉ ॥',
    roman: ['gagan damama bajio pario nisane ghao', 'gagan damaama baajyo paryo neesane ghau'],
    part: ['gagan damama bajio khet jo mandio soorma ab jujhan ko dao'],
  },
  {
    unicode: 'ਸੂਰਾ ਸੋ ਪਹਿਚਾਨੀਐ ਜੁ ਲਰੈ ਦੀਨ ਕੇ ਹੇਤ ॥',
    roman: ['sura so pehchaniye jo lare deen ke het', 'soora so pahichaniai ju larai deen ke heth'],
    part: ['sura so pehchaniye purja purja kat mare'],
  },
  {
    unicode: 'ਬੇਗਮ ਪੁਰਾ ਸਹਰ ਕੋ ਨਾਉ ॥',
    roman: ['begampura sehar ko nao', 'begam pura shahar ko naau'],
    part: [
      'begampurashehar ko nao',
      'begampura sehar ka naam dukh andoh nahi tihi thaon',
      'dukh andesh nahi tihi thau',
    ],
  },
  {
    unicode: 'ਨਾਮੁ ਤੇਰੋ ਆਰਤੀ ਮਜਨੁ ਮੁਰਾਰੇ ॥',
    roman: ['naam tero aarti majan murare', 'nam tero arti majan murarey'],
    part: ['naam tero aarti bhajan murare har ke naam bin jhuthe'],
  },
  {
    unicode: 'ਤੋਹੀ ਮੋਹੀ ਮੋਹੀ ਤੋਹੀ ਅੰਤਰੁ ਕੈਸਾ ॥',
    roman: ['tohi mohi mohi tohi antar kaisa', 'tohee mohee mohee tohee antar kesa'],
  },
  {
    unicode: 'ਐਸੀ ਲਾਲ ਤੁਝ ਬਿਨੁ ਕਉਨੁ ਕਰੈ ॥',
    roman: ['esi lal tujh bin kaun karai'],
    part: ['aisi lal tujh bin kaun kare garib niwaj gusaiya mera mathe chatar dhare'],
  },
  {
    unicode: 'ਕਾਹੇ ਰੇ ਬਨ ਖੋਜਨ ਜਾਈ ॥',
    roman: ['kahe re ban khojan jai', 'kaahe re bann khojan jaee'],
    part: ['kahere ban khojanjai', 'kahe re ban khojan jai sarab nivasi sada alepa tohi sang samai'],
  },
  {
    unicode: 'ਸਾਧੋ ਮਨ ਕਾ ਮਾਨੁ ਤਿਆਗਉ ॥',
    roman: ['sadho man ka maan tyago', 'saadho mann ka maan tiagau'],
    part: ['sadho tyago maan man ka'],
  },
  {
    unicode: 'ਸਿਮਰਉ ਸਿਮਰਿ ਸਿਮਰਿ ਸੁਖੁ ਪਾਵਉ ॥',
    roman: ['simro simar simar sukh pavo', 'simrau simar simar sukh pavau'],
    part: ['simro simar simar sukh pavo kal kalesh tan te mitavo'],
  },
  {
    unicode: 'ਸਤਿ ਪੁਰਖੁ ਜਿਨਿ ਜਾਨਿਆ ਸਤਿਗੁਰੁ ਤਿਸ ਕਾ ਨਾਉ ॥',
    roman: ['sat purakh jin janya satgur tis ka nao', 'satpurakh jin jania satguru tiska naam'],
  },
  {
    unicode: 'ਸੁਣਿਐ ਸਿਧ ਪੀਰ ਸੁਰਿ ਨਾਥ ॥',
    roman: ['suniye sidh peer sur nath', 'suniai sidh pir sur naath'],
  },
  {
    unicode: 'ਤੂੰ ਕਰਤਾ ਸਚਿਆਰੁ ਮੈਡਾ ਸਾਂਈ ॥',
    roman: ['tu karta sachiar maida sai', 'too kartaa sachiaar maidaa saaee'],
    part: ['karta tu sachyar mera sain'],
  },
  {
    unicode: 'ਜੈ ਘਰਿ ਕੀਰਤਿ ਆਖੀਐ ਕਰਤੇ ਕਾ ਹੋਇ ਬੀਚਾਰੋ ॥',
    roman: ['jai ghar kirat akhiye karte ka hoi bicharo', 'jis ghar keerat aakhiai karte ka hoe beecharo'],
  },
  {
    unicode: 'ਵੀਆਹੁ ਹੋਆ ਮੇਰੇ ਬਾਬੁਲਾ ਗੁਰਮੁਖੇ ਹਰਿ ਪਾਇਆ ॥',
    roman: ['viah hoa mere babula gurmukhe har paya', 'veeahu hoya mere babula gurmukh har paaia'],
    part: ['mere babula viah hoya'],
  },
  {
    unicode: 'ਹਰਿ ਪਹਿਲੜੀ ਲਾਵ ਪਰਵਿਰਤੀ ਕਰਮ ਦ੍ਰਿੜਾਇਆ ਬਲਿ ਰਾਮ ਜੀਉ ॥',
    roman: ['har pehlari lav parvirti karam dridaya', 'har pahilarree laav parvirtee karam drirraya'],
    part: ['pehli laav har parvirti karam'],
  },
  {
    unicode: 'ਉਸਤਤਿ ਨਿੰਦਾ ਨਾਨਕ ਜੀ ਮੈ ਹਭ ਵਞਾਈ ਛੋੜਿਆ ਹਭੁ ਕਿਝੁ ਤਿਆਗੀ ॥',
    roman: [
      'ustat ninda nanak ji main habh vanjai chhodia',
      'ustat nindaa naanak jee mai habh vanai chhoria habh kijh tyagi',
    ],
  },
  {
    unicode: 'ਜਿਸ ਕੇ ਸਿਰ ਊਪਰਿ ਤੂੰ ਸੁਆਮੀ ਸੋ ਦੁਖੁ ਕੈਸਾ ਪਾਵੈ ॥',
    roman: ['jiske sir oopar toon suami so dukh kesa pavai'],
    part: ['jis de sir upar tu swami oh dukh kaisa pave'],
  },
  {
    unicode: 'ਦਰਸਨੁ ਦੇਖਿ ਜੀਵਾ ਗੁਰ ਤੇਰਾ ॥',
    roman: ['darshan dekh jiva gur tera', 'darsan dekh jeevaa guru tera'],
    part: ['jiva gur tera darshan dekh'],
  },
  {
    unicode: 'ਗੁਰੁ ਮੇਰੈ ਸੰਗਿ ਸਦਾ ਹੈ ਨਾਲੇ ॥',
    roman: ['guru merai sang sadaa hai nalay'],
  },
  {
    unicode: 'ਜਿਨਿ ਤੁਮ ਭੇਜੇ ਤਿਨਹਿ ਬੁਲਾਏ ਸੁਖ ਸਹਜ ਸੇਤੀ ਘਰਿ ਆਉ ॥',
    roman: ['jin tum bheje tinhe bulaye sukh sehaj seti ghar aao', 'jin tum bhejay tineh bulaaye'],
  },
  {
    unicode: 'ਕੋਈ ਬੋਲੈ ਰਾਮ ਰਾਮ ਕੋਈ ਖੁਦਾਇ ॥',
    roman: ['koi bole ram ram koi khudae', 'koee bolai raam raam koee khudai'],
    part: ['koi khuda bole koi ram'],
  },
  {
    unicode: 'ਕਵਨ ਗੁਨ ਪ੍ਰਾਨਪਤਿ ਮਿਲਉ ਮੇਰੀ ਮਾਈ ॥੧॥ ਰਹਾਉ ॥',
    roman: ['kavan gun pranpat milo meri mai', 'kawan gun praanpat milau meri maaee'],
  },
  {
    unicode: 'ਲਖ ਖੁਸੀਆ ਪਾਤਿਸਾਹੀਆ ਜੇ ਸਤਿਗੁਰੁ ਨਦਰਿ ਕਰੇਇ ॥',
    roman: ['lakh khusian patshahian je satgur nadar kare', 'lakh khushia patshahia je satguru nadar karei'],
    part: ['lakhkhushian patshahian'],
  },
  {
    unicode: 'ਆਵਹੁ ਭੈਣੇ ਗਲਿ ਮਿਲਹ ਅੰਕਿ ਸਹੇਲੜੀਆਹ ॥',
    roman: ['aavo bhaine gal mileh ank saheladiah', 'avahu bhaine gal milah ank sahelrriah'],
  },
  {
    unicode: 'ਕਿਰਤਿ ਕਰਮ ਕੇ ਵੀਛੁੜੇ ਕਰਿ ਕਿਰਪਾ ਮੇਲਹੁ ਰਾਮ ॥',
    roman: ['kirat karam ke vichre kar kirpa melo ram', 'kirat karam ke veechhure kar kirpa melahu raam'],
    part: ['vichhre kirat karam ke meloh ram kirpa kar'],
  },
  {
    unicode: 'ਜਾ ਤੂ ਮੇਰੈ ਵਲਿ ਹੈ ਤਾ ਕਿਆ ਮੁਹਛੰਦਾ ॥',
    roman: ['ja tu mere val hai ta kya mohchanda', 'jaa tun mere wal hain tan ki muhchhanda'],
    part: ['mere val hai ja tu'],
  },
  {
    unicode: 'ਨਾਨਕ ਸਤਿਗੁਰਿ ਭੇਟਿਐ ਪੂਰੀ ਹੋਵੈ ਜੁਗਤਿ ॥',
    roman: ['nanak satgur bhetiye puri hove jugat', 'naanak satigur bhetiai poori hovai jugat'],
    part: ['nanak satgur bhetiye puri hove jugti hasandia khelandia'],
  },
  {
    unicode: 'ਸਚ ਕੀ ਬਾਣੀ ਨਾਨਕੁ ਆਖੈ ਸਚੁ ਸੁਣਾਇਸੀ ਸਚ ਕੀ ਬੇਲਾ ॥੨॥੩॥੫॥',
    roman: ['sach ki bani nanak akhe sach sunaisi sach ki bela', 'sach kee baanee naanak aakhai'],
  },
  {
    unicode: 'ਚਿੰਤਾ ਤਾ ਕੀ ਕੀਜੀਐ ਜੋ ਅਨਹੋਨੀ ਹੋਇ ॥',
    roman: ['chinta ta ki kijiye jo anhoni hoe', 'chintaa taa kee keejiai jo anhonee hoi'],
    part: ['chinta kis di kariye jo anhoni hoe'],
  },
  {
    unicode: 'ਹਉ ਆਇਆ ਦੂਰਹੁ ਚਲਿ ਕੈ ਮੈ ਤਕੀ ਤਉ ਸਰਣਾਇ ਜੀਉ ॥',
    roman: [
      'hau aya duro chal ke main taki tao sarnai jio',
      'hau aaia durahu chal kai mai takee tau sarnae jeeo',
    ],
  },
  {
    unicode: 'ਸਾਚੀ ਪ੍ਰੀਤਿ ਹਮ ਤੁਮ ਸਿਉ ਜੋਰੀ ॥',
    roman: ['sachi preet hum tum sio jori', 'saachee preet ham tum siu joree'],
    part: ['sachi preet tum hum sang jori'],
  },
  {
    unicode: 'ਸੁਤੁ ਅਪਰਾਧ ਕਰਤ ਹੈ ਜੇਤੇ ॥',
    roman: ['sut apradh karat hai jete', 'sut aparaadh karat hain jetay'],
    part: ['sut apradh karat hai jete janani cheet na rakhas tete'],
  },
  {
    unicode: 'ਸਭੁ ਗੋਬਿੰਦੁ ਹੈ ਸਭੁ ਗੋਬਿੰਦੁ ਹੈ ਗੋਬਿੰਦ ਬਿਨੁ ਨਹੀ ਕੋਈ ॥',
    roman: ['sab gobind hai sab gobind hai gobind bin nahi koi', 'sabh gobind hai sabh govind hai'],
  },
  {
    unicode: 'ਮਨ ਤੂੰ ਜੋਤਿ ਸਰੂਪੁ ਹੈ ਆਪਣਾ ਮੂਲੁ ਪਛਾਣੁ ॥',
    roman: ['man tu jot saroop hai apna mool pachan', 'mann tun jot sarup hain apna mul pachhan'],
    part: ['apna mool pachan jot saroop'],
  },
  {
    unicode: 'ਏ ਸਰੀਰਾ ਮੇਰਿਆ ਇਸੁ ਜਗ ਮਹਿ ਆਇ ਕੈ ਕਿਆ ਤੁਧੁ ਕਰਮ ਕਮਾਇਆ ॥',
    roman: ['e sareera meria is jag meh aai ke kya tudh karam kamaya', 'ae sarira meriya iss jag mein aa ke'],
  },
  {
    unicode: 'ਰੇ ਮਨ ਐਸੀ ਹਰਿ ਸਿਉ ਪ੍ਰੀਤਿ ਕਰਿ ਜੈਸੀ ਜਲ ਕਮਲੇਹਿ ॥',
    roman: [
      're man aisi har sio preet kar jaisi jal kamleh',
      're mann aesi har siu preet kar jesi jal kamlehi',
    ],
    part: ['re man aisi preet kar har naal jaisi jal kamal'],
  },
  {
    unicode: 'ਸਬਦੁ ਗੁਰੂ ਸੁਰਤਿ ਧੁਨਿ ਚੇਲਾ ॥',
    roman: ['shabad guru surat dhun chela'],
    part: ['surat dhun chela shabad guru', 'shabad guru surat tun chela'],
  },
  {
    unicode: 'ਸਭਨਾ ਜੀਆ ਕਾ ਇਕੁ ਦਾਤਾ ਸੋ ਮੈ ਵਿਸਰਿ ਨ ਜਾਈ ॥੫॥',
    part: ['sabna jia da ik data so kade visar na jai'],
  },
  {
    unicode: 'ਹੁਕਮਿ ਰਜਾਈ ਚਲਣਾ ਨਾਨਕ ਲਿਖਿਆ ਨਾਲਿ ॥੧॥',
    roman: ['hukam rajai chalna nanak likhya naal'],
    part: ['hukam razai nanak chalna likhia'],
  },
  {
    unicode: 'ਜੋ ਤੁਧੁ ਭਾਵੈ ਸਾਈ ਭਲੀ ਕਾਰ ॥',
    roman: ['jo tudh bhave sai bhali kar'],
    part: ['tudh jo bhave sai bhali kaar sada salamat'],
  },
];

/** Lines spelled by ear, and lines as they are remembered. */
export const ROMANIZED = TYPED_LINES.flatMap(({ unicode, roman = [], part = [] }) => [
  ...roman.map((typed) => ({ typed, category: 'roman', unicode }) as const),
  ...part.map((typed) => ({ typed, category: 'part', unicode }) as const),
]) satisfies readonly RomanizedQuery[];

/** The beginning of a text with so many letters; spaces don't count. */
const beginningOf = (text: string, letters: number): string =>
  new RegExp(`^(?: *[a-z]){${String(letters)}}`).exec(text)?.[0] ?? text;

/** The first nine and the first twelve letters of a line, as suggestions see them while it is typed. */
export const UNFINISHED = TYPED_LINES.flatMap(({ unicode, roman: [typed = ''] = [] }) =>
  [9, 12]
    .map((letters) => beginningOf(typed, letters))
    .filter((beginning) => beginning !== typed)
    .map((beginning) => ({ typed: beginning, category: 'prefix', unicode }) as const),
) satisfies readonly RomanizedQuery[];
