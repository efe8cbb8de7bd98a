const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that hardly anybody writes but in English. */
export const ENGLISH_WORDS = setOf(
  'the of and is are was were be been in to for with by from on at as that this these those which who whom whose what ' +
    'why how when where you your he him his she her they them their we our us it its my i one not no but or if then ' +
    'than all without within through upon has have had does did do can may shall will would god lord true truth name ' +
    'mind love peace fear world soul body death life word pain pleasure ego grace mercy humble service sing praise ' +
    'praises meditate meditation forever beloved master forgive happiness sorrow pride anger greed attachment lust ' +
    'mother father friend husband bride water fire earth sky light darkness night day universe creator blessed',
);

/** Words of Gurbani as they are spelled in Latin letters, that English has not, or has for something else. */
export const ROMANIZED_WORDS = setOf(
  'har hari ram raam gur naam nam satnam satnaam waheguru vaheguru vahiguru waaheguroo wahiguru nanak naanak jo so soi ' +
    'soee ko ka ki kee ke kay ta te tay tu too tun tum mai main mo mere mera meri mayray mayraa tera tere teri tayraa ' +
    'tayray man mann mun tan tann dhan dhann sabh sab sabd shabad sabad satgur satigur satguru prabh prabhu parbrahm ' +
    'parabrahm thakur thaakur saajan sajan preet prem pyara piara piaaraa pyaare jap jaap japo simar simran simrau ' +
    'sukh dukh dukhu sukhu ek ik oankar onkar ongkar kar karta kartaa purakh purkh nirbhau nirbhao nirvair akaal akal ' +
    'moorat murat ajooni ajuni saibhang saibhan prasad parsad parsaad hai hain hoe hoi hoye hovai na nahi nahin nahee ' +
    'jin jini jis jisu tin tis tisu kis kaun kavan jan jana sant santan sadh saadh sangat sangati amrit anmrit har har ' +
    'gobind govind gopal mohan madho hum ham apna apne apni apuna aap aape ap mange mangeh maage ja jaa jai jae jaye ' +
    'bin binu bina nao nau laal lal bhagat bhagti daas das kirpa kripa karo kareh kare kirat lok deh mat mati gat gati ' +
    'charan charn sharan saran pita mata maata bhai meet mit deen dayal daiaal deva dev ji jio jee jeeo aarti anand ' +
    'sahib saahib rahiras sohila chaupai asa aasaa ghar mehl kabir kabeer ravidas farid fareed',
);
