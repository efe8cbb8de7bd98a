/**
 * Forty questions besides {@link QUESTION_SET}, and judgements of the first line of each of the top three shabads, by
 * verse id. Even indexes are for tuning, odd ones for the report.
 *
 * The rule is that of {@link READ_LINES}. For an occasion, a line also answers if the Sikh Rehat Maryada names its
 * shabad for it, or if its words speak to the occasion. An empty place isn't counted. One judge read them, who knew
 * the ranking.
 */
export const FRESH_QUESTIONS: readonly (readonly [
  question: string,
  answering: readonly number[],
  others: readonly number[],
])[] = [
  ['What does Kabir say about death?', [410579], [1231547, 1491420, 1444484, 568627]],
  ['What does Guru Nanak say about women?', [1647159], [887618, 52039, 1531706, 905878, 1322783]],
  ['What does Farid say about patience?', [963239, 189618, 748351], []],
  ['What does Ravidas say about caste?', [173179], [715292, 1076837, 155672, 1603539, 1225007]],
  ['What does Namdev say about idols?', [], []],
  ['What does Guru Arjan say about remembering God?', [1066486, 105599, 963438], [955108, 948881, 1029224]],
  ['What does Guru Tegh Bahadur say about fear?', [425225], [822500, 686708, 1073228, 1226998, 1429286]],
  ['What does Bhai Gurdas say about a Sikh?', [668876, 1249410], [752170, 113574, 228426, 189851]],
  ['What does Guru Amar Das say about anger?', [1062429, 1564283, 166284], [212329, 1240585, 1515664]],
  ['What does Guru Ram Das say about love for God?', [404019, 828783], [1322313, 1579847, 788661, 611659]],
  ['What is a Sikh?', [415274, 1302482], [1574835]],
  ['What should a Sikh do in the morning?', [1454499, 822044, 446959, 538843], [1643045]],
  ['Who is a gurmukh?', [1219354, 493489, 691190, 230600], [68863, 1498964]],
  ['Why is there suffering in the world?', [1061775, 753883], [1625737, 85794]],
  ['How can I meet God?', [], [680368, 1087499, 750911, 963213]],
  ['Is drinking alcohol allowed?', [], [327986, 175133, 1286963]],
  ['What does Gurbani say about drugs and intoxicants?', [452937], [1653896, 424614, 333133]],
  ['How should I respect my parents?', [], [1479683, 608215, 1082352]],
  ['What is said about brothers and relatives?', [521965], [1579847, 553697, 52570]],
  ['How should a rich person live?', [1258455], [1252955, 1243880]],
  ['Is God inside us?', [1521467, 258290, 57622, 1285261, 122954], [1175363]],
  ['What is karma?', [1187482], [1191801, 153255, 1500164, 711484]],
  ['Is there a heaven and a hell?', [1362477, 838413, 1490341], [277706]],
  ['How do I stop being angry?', [], []],
  ['What does Gurbani say about gossip and slander?', [771842, 818331, 965707], [1207685, 1464373]],
  ['What does Sukhmani Sahib say about the company of saints?', [387396, 421991, 1261524], []],
  ['What does Japji say about hukam?', [280712, 920415], [925948]],
  ['What does the Dasam Granth say about love?', [381550], [1183639, 208451, 112292, 383109, 81147]],
  ['Which shabad is sung at a wedding?', [1113728, 893577, 115521], [302673, 573832, 166076]],
  ['What should I read for a new baby?', [1360948, 992166, 121549], []],
  ['Shabad for a birthday', [121549, 1589482], [1604009, 155785, 661234]],
  ['My mother passed away', [1654849, 660098, 518305], [1591012, 1520414, 980379]],
  ['I have an exam tomorrow', [427538, 794230, 208312], []],
  ['Which hymn to read when moving into a new house?', [728394, 1442346, 164632], []],
  ['I am starting a business', [427538, 202600, 428838], []],
  ['I am worried about money', [184178, 266221, 610643], []],
  ['How do I thank Waheguru?', [1598315, 3724, 930494, 943319, 888237], [1660821]],
  ['What is the meaning of life?', [], [1554003, 398294, 207872, 918933, 977308, 91817]],
  ['Should I cut my hair?', [], [1188903, 925280, 1067144]],
  ['What does Gurbani say about nature and the environment?', [], [1444085, 1295219, 1646057, 568657]],
];
