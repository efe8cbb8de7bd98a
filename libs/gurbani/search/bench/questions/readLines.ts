/**
 * Judgements of the first line of each of the top three shabads, from the engine, sentence embeddings and both fused,
 * for the reported half of the questions.
 *
 * The rule: a line answers if its English words alone teach the reader something about the question. A shared word
 * isn't enough, nor a fragment that means nothing without the line before; another meaning of the same word (`serve no
 * other`) doesn't answer. There was one judge, who knew which ranking a line came from. Lines that no ranking had at
 * the top weren't judged.
 */
const READ: readonly (readonly [
  question: string,
  answering: readonly number[],
  others: readonly number[],
])[] = [
  ['Does caste matter to God?', [106661, 320347, 656057, 168508], [507091, 837481, 43411, 1328246, 51269]],
  ['How is anger harmful?', [1062429, 1540897, 1115541, 566189], [555031, 1331468, 116203]],
  ['What harm does slander do?', [1484887, 1056101, 469100, 388738], [118529, 249366]],
  ['Why should one serve others?', [], [1633262, 1473405, 992563, 706633, 1575074, 1092738, 470230, 280435]],
  ['Do pilgrimages purify a person?', [1066340, 685747, 1401255], [438842, 1569915, 40397]],
  ['What is said about eating meat?', [429877, 1369338], [733747, 1026646]],
  ['What is truthful living?', [911633, 1259953, 377724, 215681], [773182, 116110]],
  [
    'What is contentment worth?',
    [740500, 1549155],
    [241642, 487243, 1522300, 484756, 334358, 1679573, 357575],
  ],
  ['What is forgiveness like?', [803153, 1355981, 1630607], [554558, 1108080, 188399, 615440]],
  ['What happens in bad company?', [90530, 995261], [1340605, 234877, 1522300, 90254]],
  [
    'What is said about begging saints and hermits?',
    [],
    [337330, 1087669, 1513966, 1606358, 1531718, 347129],
  ],
  ['What is the value of hard honest work?', [1280057], [334358, 1368951, 598301]],
  ['What is the time before dawn good for?', [1209443, 1538400, 1586744], [1193020, 1484424, 919229]],
  ['What is said about the body as a temple?', [759348, 1289371, 671521, 1442239], [208447, 314836]],
  ['How rare is a human life?', [1273962, 14682, 183818], [1319353, 1527485, 186555, 1231918, 897810]],
  ['How should one speak to others?', [], [33141, 949381, 1319893, 1472154, 1471765, 383689, 567303]],
  ['Who is a real Brahmin?', [115317, 115700, 1017052, 146319], [436789]],
  ['What is said to Muslims about prayer?', [567399, 359931], [321819, 1672524, 36328, 1347, 200756]],
  [
    'How does one play the game of love?',
    [587215, 1622698, 755293],
    [301493, 1087499, 1522300, 400237, 954109],
  ],
  [
    'What is said about gambling one’s life away?',
    [1670245, 22167, 1577318, 511799, 1103741, 816355, 982262],
    [1196368],
  ],
  ['What does the rainbird teach?', [44646, 312463, 1484561], [970349, 888187, 449235, 269572, 55400]],
  ['What is said about reading many books?', [438290, 680373, 189014], [454042, 1629416, 96305, 1334051]],
  ['My father died and I am grieving', [53192], [1673125, 394694, 1296464, 979432, 1547081, 641531, 1628832]],
  ['A child was born to us', [1261425], [1463097, 21205, 1052786, 1007188, 177164, 935885, 6707]],
  ['I am sick and in pain', [430324, 996910, 258762, 1577971, 991591], [1066820, 1587531]],
  ['I have lost all my money', [], [1349137, 961901, 929565, 938606, 504002, 1306568]],
  ['I did wrong and I feel guilty', [655291, 227289, 1669818], [269120]],
  ['How do I thank God for what I have?', [943319], [888237, 1214252, 133822, 993355, 259545]],
  ['How do I get up early to pray?', [], [1362358, 508372, 1577232]],
  [
    'My enemies attack me, who protects me?',
    [1582113, 937035, 959247, 1666545],
    [1173065, 1356060, 470836, 912119, 1072588],
  ],
  ['I am young and proud of my beauty', [924775, 925848], [798267, 1530777, 456596, 1591177]],
  [
    'I begin something new, how should I begin?',
    [],
    [1022725, 960701, 506662, 582660, 439311, 66349, 1185672, 100047],
  ],
  ['What should parents teach their children?', [], [145874, 317737, 1650881, 1492810, 1630342, 660596]],
  ['I am jealous of others', [247589, 981089, 1053734, 662289], [1502814]],
  ['Nobody honours me', [1433387, 280374, 1005986, 1605306], [235058, 1611064, 1639487]],
  ['My family is quarrelling', [], [282384, 270951, 456596]],
  ['I am hungry for more and more', [726021, 156636, 627277], [689249, 1206544, 1027475, 812541, 126427]],
  ['Does God have a form or a colour?', [606639, 711277, 708132, 399553], [285404, 323820]],
  ['When did the universe begin?', [747554], [1070187, 1193860, 678663, 468904, 28429, 393589, 594131]],
  ['What is the will or command of God?', [1378720, 927341, 474040], [1231250, 1329215, 518943, 71743]],
  ['Who is the Guru of a Sikh?', [], [991937, 68863, 1498964, 316836, 506529, 292210, 646148]],
  ['What is ego and how did it come?', [1021189, 1119662, 1678656], [554881, 1542700, 1383092, 200524]],
  ['What is the state beyond the three qualities?', [767630, 1560124, 1445459, 1313302], [116110, 1266099]],
  ['Who keeps the account of our deeds?', [], [1500164, 181745, 475595, 621092, 716564, 261101]],
  ['What is God’s grace?', [198206, 1335884, 1358037, 1206883, 146788, 1555916], [1479346]],
  ['What is a self-willed manmukh?', [301415, 1278349, 429259, 201733, 26110, 708302], []],
  ['What is the unstruck melody?', [1322248, 259453, 516060, 50033, 1557219], []],
  [
    'Why is the Name of God the best of all?',
    [1261632, 716669, 410381],
    [1396908, 896660, 1479346, 1022746, 42496, 678926],
  ],
  ['Are Hindus and Muslims different before God?', [651022, 567399], [403694, 837481, 1661773]],
  [
    'Can anyone describe the limits of God?',
    [1387675, 568863, 1297053, 1206883, 141356, 68132],
    [1187775, 493421, 1308784],
  ],
  ['Is God without fear and hatred?', [670829, 1068164, 553447, 916235], [1528178, 515307, 1065293]],
  ['What is the real lamp lighting and worship of God?', [260803, 1176536], [180243, 1068268, 207867]],
];

/** Judged lines by question: verse ids, and true if they answer. */
export const READ_LINES: ReadonlyMap<string, ReadonlyMap<number, boolean>> = new Map(
  READ.map(([question, answering, others]) => [
    question,
    new Map([...answering.map((id) => [id, true] as const), ...others.map((id) => [id, false] as const)]),
  ]),
);
