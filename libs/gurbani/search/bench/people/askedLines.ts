import type { LineCategory } from './peopleSet.ts';

/** A line as people ask for it; `unicode` is the line or its beginning. */
export interface AskedLine {
  readonly unicode: string;
  readonly typed: Partial<Record<LineCategory, readonly string[]>>;
}

/**
 * Lines that are often sung or quoted, and queries for them: by ear, as titles of recordings and lyrics pages spell
 * them, as phones spell Gurmukhi, and as translations are remembered. Those under `real` are spellings of public pages.
 */
export const ASKED_LINES: readonly AskedLine[] = [
  {
    unicode: 'ਸੰਤਾ ਕੇ ਕਾਰਜਿ ਆਪਿ ਖਲੋਇਆ',
    typed: {
      roman: ['santa ke karaj aap khaloya'],
      part: ['aap khaloya santa ke karaj'],
      keys: ['skkAK'],
      latin: ['skkak'],
      gurmukhi: ['ਸੰਤਾਂ ਦੇ ਕਾਰਜ ਆਪ ਖਲੋਇਆ', 'ਸੰਤਾ ਕੇ ਕਾਰਜ ਆਪ ਖਲੋਇਆ'],
      script: ['संता के कारज आप खलोया', 'سنتا کے کارج آپ کھلویا'],
      english: ['lord himself has stood up to resolve the affairs of the saints'],
      mixed: [
        'santa ke karaj aap khaloya lyrics',
        'santa ke karaj bhai harjinder singh',
        'santa ke ਕਾਰਜ aap khaloya',
      ],
    },
  },
  {
    unicode: 'ਅਪੁਨੇ ਸੇਵਕ ਕੀ ਆਪੇ ਰਾਖੈ ਆਪੇ ਨਾਮੁ ਜਪਾਵੈ',
    typed: {
      roman: ['apne sewak ki aape rakhe aape naam japave'],
      keys: ['AskArAnj'],
      latin: ['askaranj'],
      gurmukhi: ['ਆਪਣੇ ਸੇਵਕ ਕੀ ਆਪੇ ਰਾਖੇ ਆਪੇ ਨਾਮ ਜਪਾਵੇ'],
      script: ['अपने सेवक की आपे राखे आपे नाम जपावे'],
      mixed: ['apne sewak ki aape rakhe aape naam japave lyrics in punjabi'],
    },
  },
  {
    unicode: 'ਪ੍ਰਭ ਜੀ ਤੂ ਮੇਰੇ ਪ੍ਰਾਨ ਅਧਾਰੈ',
    typed: {
      part: ['prabh ji tu mere'],
      keys: ['pjqmpA'],
      latin: ['pjtmpa'],
      gurmukhi: ['ਪ੍ਰਭ ਜੀ ਤੂੰ ਮੇਰੇ ਪ੍ਰਾਣ ਅਧਾਰੇ'],
      script: ['प्रभ जी तू मेरे प्राण अधारे'],
      mixed: ['prabh ji tu mere pran adhare full shabad', 'ਪ੍ਰਭ ji tu mere pran adhare'],
      english: ['dear god you are the support of my breath of life'],
    },
  },
  {
    unicode: 'ਠਾਕੁਰ ਤੁਮੑ ਸਰਣਾਈ ਆਇਆ',
    typed: {
      part: ['sarnai aaya thakur'],
      gurmukhi: ['ਠਾਕੁਰ ਤੁਮ ਸ਼ਰਨਾਈ ਆਇਆ'],
      script: ['ठाकुर तुम शरणाई आया', 'ٹھاکر تم سرنائی آیا'],
      mixed: ['thakur tum sarnai aaya lyrics and meaning', 'thakur tum sharnai aya bhai harjinder singh'],
    },
  },
  {
    unicode: 'ਤੂ ਠਾਕੁਰੁ ਤੁਮ ਪਹਿ ਅਰਦਾਸਿ',
    typed: {
      keys: ['qTqpA'],
      latin: ['tttpa'],
      gurmukhi: ['ਤੂੰ ਠਾਕੁਰ ਤੁਮ ਪੇ ਅਰਦਾਸ'],
      script: ['तू ठाकुर तुम पे अरदास', 'تو ٹھاکر تم پہ ارداس'],
      english: ['you are our lord and master to you i offer this prayer'],
      mixed: ['tu thakur tum pe ardas english translation'],
    },
  },
  {
    unicode: 'ਤੁਮ ਮਾਤ ਪਿਤਾ ਹਮ ਬਾਰਿਕ ਤੇਰੇ',
    typed: {
      roman: ['tum maat pita hum barak tere'],
      keys: ['qmphbq'],
      gurmukhi: ['ਤੁਮ ਮਾਤ ਪਿਤਾ ਹਮ ਬਾਰਕ ਤੇਰੇ'],
      script: ['तुम मात पिता हम बारक तेरे'],
      english: ['you are our mother and father we are your children'],
    },
  },
  {
    unicode: 'ਲਖ ਖੁਸੀਆ ਪਾਤਿਸਾਹੀਆ ਜੇ ਸਤਿਗੁਰੁ ਨਦਰਿ ਕਰੇਇ',
    typed: {
      roman: ['lakh khushiyan patshahiyan je satgur nadar kare'],
      part: ['lakh khusian patshahian'],
      keys: ['lKpjsnk'],
      latin: ['lkpjsnk'],
      gurmukhi: ['ਲੱਖ ਖੁਸ਼ੀਆਂ ਪਾਤਸ਼ਾਹੀਆਂ ਜੇ ਸਤਿਗੁਰ ਨਦਰ ਕਰੇ'],
      script: ['लख खुशियां पातशाहियां जे सतगुर नदर करे'],
      mixed: ['lakh khushiyan patshahiyan shabad meaning'],
    },
  },
  {
    unicode: 'ਐਸੀ ਲਾਲ ਤੁਝ ਬਿਨੁ ਕਉਨੁ ਕਰੈ',
    typed: {
      roman: ['aisi laal tujh bin kaun kare'],
      keys: ['Alqbkk'],
      latin: ['altbkk'],
      gurmukhi: ['ਐਸੀ ਲਾਲ ਤੁਝ ਬਿਨ ਕੌਣ ਕਰੇ'],
      script: ['ऐसी लाल तुझ बिन कौन करे', 'ایسی لال تجھ بن کون کرے'],
      english: ['who else but you could do such a thing'],
    },
  },
  {
    unicode: 'ਮਿਤ੍ਰ ਪਿਆਰੇ ਨੂੰ ਹਾਲੁ ਮੁਰੀਦਾਂ ਦਾ ਕਹਣਾ',
    typed: {
      keys: ['mpnhmdk'],
      latin: ['mpnhm'],
      gurmukhi: ['ਮਿੱਤਰ ਪਿਆਰੇ ਨੂੰ ਹਾਲ ਮੁਰੀਦਾਂ ਦਾ ਕਹਿਣਾ'],
      script: ['मित्तर प्यारे नूं हाल मुरीदां दा कहना'],
      mixed: ['mitar pyare nu lyrics', 'mitr pyare nu haal mureedan da kehna jagjit singh'],
    },
  },
  {
    unicode: 'ਦੇਹ ਸਿਵਾ ਬਰੁ ਮੋਹਿ ਇਹੈ',
    typed: {
      roman: ['deh shiva bar mohe eha'],
      part: ['shubh karman te kabhu na taro'],
      latin: ['dsbmi'],
      gurmukhi: ['ਦੇਹ ਸ਼ਿਵਾ ਬਰ ਮੋਹੇ ਏਹੋ'],
      script: ['देह शिवा बर मोहे इहै'],
      mixed: ['deh shiva bar mohe lyrics', 'deh siva bar mohe meaning in hindi'],
    },
  },
  {
    unicode: 'ਕੋਈ ਬੋਲੈ ਰਾਮ ਰਾਮ ਕੋਈ ਖੁਦਾਇ',
    typed: {
      keys: ['kbrrkK'],
      gurmukhi: ['ਕੋਈ ਬੋਲੇ ਰਾਮ ਰਾਮ ਕੋਈ ਖੁਦਾਏ'],
      script: ['कोई बोले राम राम कोई खुदाए', 'کوئی بولے رام رام کوئی خدائے'],
      english: ['some call him ram ram some call him khuda'],
      mixed: ['koi bole ram ram koi khudae lyrics'],
    },
  },
  {
    unicode: 'ਅਵਲਿ ਅਲਹ ਨੂਰੁ ਉਪਾਇਆ ਕੁਦਰਤਿ ਕੇ ਸਭ ਬੰਦੇ',
    typed: {
      roman: ['aval allah noor upaya kudrat ke sab bande'],
      keys: ['AAnaksb'],
      latin: ['aanuksb'],
      gurmukhi: ['ਅੱਵਲ ਅੱਲਾਹ ਨੂਰ ਉਪਾਇਆ ਕੁਦਰਤ ਕੇ ਸਭ ਬੰਦੇ'],
      script: ['अव्वल अल्लाह नूर उपाया कुदरत के सब बंदे', 'اول اللہ نور اپایا قدرت کے سب بندے'],
      english: ['first allah created the light then by his creative power all mortal beings'],
      mixed: ['awal allah noor upaya translation in english'],
    },
  },
  {
    unicode: 'ਮਾਈ ਮੈ ਧਨੁ ਪਾਇਓ ਹਰਿ ਨਾਮੁ',
    typed: {
      keys: ['mmDphn'],
      gurmukhi: ['ਮਾਈ ਮੈਂ ਧਨ ਪਾਇਓ ਹਰਿ ਨਾਮ'],
      roman: ['mai main dhan payo har naam'],
      english: ['o mother i have gathered the wealth of the lords name'],
    },
  },
  {
    unicode: 'ਕਾਹੇ ਰੇ ਬਨ ਖੋਜਨ ਜਾਈ',
    typed: {
      roman: ['kahe re ban khojan jaee'],
      keys: ['krbKj'],
      latin: ['krbkj'],
      gurmukhi: ['ਕਾਹੇ ਰੇ ਬਨ ਖੋਜਣ ਜਾਏ'],
      script: ['काहे रे बन खोजन जाई'],
      english: ['why do you go looking for him in the forest'],
      mixed: ['kahe re ban khojan jai guru tegh bahadur shabad'],
    },
  },
  {
    unicode: 'ਜੋ ਨਰੁ ਦੁਖ ਮੈ ਦੁਖੁ ਨਹੀ ਮਾਨੈ',
    typed: {
      roman: ['jo nar dukh mein dukh nahi maane'],
      part: ['dukh me dukh nahi mane'],
      keys: ['jnDmDnm'],
      latin: ['jndmdnm'],
      gurmukhi: ['ਜੋ ਨਰ ਦੁਖ ਮੇਂ ਦੁਖ ਨਹੀਂ ਮਾਨੇ'],
      english: ['who in the midst of pain does not feel pain'],
      mixed: ['jo nar dukh mein dukh nahin mane with meaning'],
    },
  },
  {
    unicode: 'ਗਗਨ ਮੈ ਥਾਲੁ ਰਵਿ ਚੰਦੁ ਦੀਪਕ ਬਨੇ',
    typed: {
      keys: ['gmQrcdb'],
      latin: ['gmtrcdb'],
      gurmukhi: ['ਗਗਨ ਮੇਂ ਥਾਲ ਰਵ ਚੰਦ ਦੀਪਕ ਬਨੇ'],
      script: ['गगन मैं थाल रवि चंद दीपक बने'],
      english: ['in the bowl of the sky the sun and moon are the lamps'],
      mixed: ['gagan mein thaal aarti lyrics'],
    },
  },
  {
    unicode: 'ਪਵਣੁ ਗੁਰੂ ਪਾਣੀ ਪਿਤਾ ਮਾਤਾ ਧਰਤਿ ਮਹਤੁ',
    typed: {
      roman: ['pavan guru pani pita mata dharat mahat'],
      keys: ['pgppmDm'],
      gurmukhi: ['ਪਵਨ ਗੁਰੂ ਪਾਣੀ ਪਿਤਾ ਮਾਤਾ ਧਰਤ ਮਹੱਤ'],
      script: ['पवन गुरु पानी पिता माता धरत महत', 'پون گرو پانی پتا ماتا دھرت مہت'],
      english: ['air is the guru water the father and earth the great mother'],
      mixed: ['pawan guru pani pita meaning in english'],
    },
  },
  {
    unicode: 'ਅਨੰਦੁ ਭਇਆ ਮੇਰੀ ਮਾਏ ਸਤਿਗੁਰੂ ਮੈ ਪਾਇਆ',
    typed: {
      roman: ['anand bhaya meri maye satguru main paya'],
      keys: ['ABmmsmp'],
      latin: ['abmmsmp'],
      gurmukhi: ['ਅਨੰਦ ਭਇਆ ਮੇਰੀ ਮਾਏ ਸਤਿਗੁਰੂ ਮੈਂ ਪਾਇਆ'],
      script: ['आनंद भया मेरी माए सतगुरु मैं पाया'],
      english: ['i am in ecstasy o my mother for i have found my true guru'],
    },
  },
  {
    unicode: 'ਮੇਰਾ ਮਨੁ ਲੋਚੈ ਗੁਰ ਦਰਸਨ ਤਾਈ',
    typed: {
      part: ['man loche gur darshan'],
      keys: ['mmlgdq'],
      latin: ['mmlgdt'],
      gurmukhi: ['ਮੇਰਾ ਮਨ ਲੋਚੇ ਗੁਰ ਦਰਸ਼ਨ ਤਾਈਂ'],
      script: ['मेरा मन लोचे गुर दर्शन ताई'],
      english: ['my mind longs for the darshan of the guru'],
      mixed: ['mera man loche gur darshan tai lyrics', 'mera man loche gur darsan taaaee'],
    },
  },
  {
    unicode: 'ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ ਸਿਰਿਆ ਤਿਨੈ ਸਵਾਰਿਆ',
    typed: {
      roman: ['dhan dhan ramdas guru jin sirya tine savarya'],
      keys: ['DDrgj'],
      latin: ['ddrgjs'],
      gurmukhi: ['ਧੰਨ ਧੰਨ ਰਾਮਦਾਸ ਗੁਰੂ ਜਿਨ ਸਿਰਿਆ ਤਿਨੇ ਸਵਾਰਿਆ'],
      script: ['धन धन रामदास गुरु जिन सिरिया तिने सवारिया'],
      english: ['blessed blessed is guru ram das he who created you has exalted you'],
    },
  },
  {
    unicode: 'ਤਾਤੀ ਵਾਉ ਨ ਲਗਈ ਪਾਰਬ੍ਰਹਮ ਸਰਣਾਈ',
    typed: {
      roman: ['tati vao na lagai parbrahm sarnai'],
      keys: ['qvnlps'],
      latin: ['tvnlps'],
      gurmukhi: ['ਤੱਤੀ ਵਾ ਨਾ ਲਗਈ ਪਾਰਬ੍ਰਹਮ ਸਰਣਾਈ'],
      script: ['ताती वाओ न लगई पारब्रहम सरणाई'],
      english: ['hot wind does not touch one under the protection of the supreme lord'],
      mixed: ['tati vao na lagi shabad'],
    },
  },
  {
    unicode: 'ਗੁਰੁ ਮੇਰੈ ਸੰਗਿ ਸਦਾ ਹੈ ਨਾਲੇ',
    typed: {
      roman: ['gur mere sang sada hai naale'],
      keys: ['gmsshn'],
      gurmukhi: ['ਗੁਰੂ ਮੇਰੇ ਸੰਗ ਸਦਾ ਹੈ ਨਾਲੇ'],
      script: ['गुर मेरे संग सदा है नाले', 'گر میرے سنگ سدا ہے نالے'],
      english: ['my guru is always with me near at hand'],
      mixed: ['gur mere sang sada hai naale lyrics meaning'],
    },
  },
  {
    unicode: 'ਹਮ ਮੈਲੇ ਤੁਮ ਊਜਲ ਕਰਤੇ ਹਮ ਨਿਰਗੁਨ ਤੂ ਦਾਤਾ',
    typed: {
      part: ['hum maile tum ujal karte'],
      keys: ['hmqakhn'],
      latin: ['hmtukhntd'],
      gurmukhi: ['ਹਮ ਮੈਲੇ ਤੁਮ ਉਜਲ ਕਰਤੇ'],
      script: ['हम मैले तुम उजल करते'],
      mixed: ['hum maile tum ujjal karte lyrics in hindi'],
    },
  },
  {
    unicode: 'ਤੂੰ ਮੇਰਾ ਰਾਖਾ ਸਭਨੀ ਥਾਈ ਤਾ ਭਉ ਕੇਹਾ ਕਾੜਾ ਜੀਉ',
    typed: {
      roman: ['tu mera rakha sabni thai ta bhau keha kara jiyo'],
      keys: ['qmrsQ'],
      latin: ['tmrst'],
      gurmukhi: ['ਤੂੰ ਮੇਰਾ ਰਾਖਾ ਸਭਨੀ ਥਾਈਂ ਤਾਂ ਭਉ ਕੇਹਾ ਕਾੜਾ ਜੀਓ'],
      script: ['تو میرا راکھا سبھنی تھائیں'],
      english: ['you are my protector everywhere why should i feel any fear or anxiety'],
      mixed: ['tu mera rakha sabni thai bhai ravinder singh'],
    },
  },
  {
    unicode: 'ਰਾਖਾ ਏਕੁ ਹਮਾਰਾ ਸੁਆਮੀ',
    typed: {
      roman: ['rakha ek hamara swami'],
      keys: ['rehs'],
      latin: ['rehs'],
      gurmukhi: ['ਰਾਖਾ ਇੱਕ ਹਮਾਰਾ ਸਵਾਮੀ'],
      script: ['राखा एक हमारा स्वामी', 'راکھا ایک ہمارا سوامی'],
      english: ['the one lord and master is my protector'],
      mixed: ['rakha ek hamara swami by bhai davinder singh sodhi'],
    },
  },
  {
    unicode: 'ਤਿਥੈ ਤੂ ਸਮਰਥੁ ਜਿਥੈ ਕੋਇ ਨਾਹਿ',
    typed: {
      part: ['samrath tu tithe jithe koi nahi'],
      gurmukhi: ['ਤਿੱਥੇ ਤੂੰ ਸਮਰੱਥ ਜਿੱਥੇ ਕੋਈ ਨਾਹੀਂ'],
      latin: ['ttsjkn'],
    },
  },
  {
    unicode: 'ਬਿਸਰਿ ਗਈ ਸਭ ਤਾਤਿ ਪਰਾਈ',
    typed: {
      roman: ['bisar gayi sab taat parai'],
      keys: ['bgsqp'],
      latin: ['bgstp'],
      gurmukhi: ['ਬਿਸਰ ਗਈ ਸਭ ਤਾਤ ਪਰਾਈ'],
      script: ['बिसर गई सब तात पराई', 'بسر گئی سبھ تات پرائی'],
      english: ['i have totally forgotten my jealousy of others'],
      mixed: ['bisar gayi sab taat parai lyrics', 'bisar gai sabh tat prai jagjit singh'],
    },
  },
  {
    unicode: 'ਨਾਨਕ ਚਿੰਤਾ ਮਤਿ ਕਰਹੁ ਚਿੰਤਾ ਤਿਸ ਹੀ ਹੇਇ',
    typed: {
      roman: ['nanak chinta mat karo chinta tis hi hei'],
      keys: ['ncmkcqhh'],
      gurmukhi: ['ਨਾਨਕ ਚਿੰਤਾ ਮਤ ਕਰੋ ਚਿੰਤਾ ਤਿਸ ਹੀ ਹੇ'],
      english: ['nanak do not be anxious the lord will take care of you'],
    },
  },
  {
    unicode: 'ਫਰੀਦਾ ਬੁਰੇ ਦਾ ਭਲਾ ਕਰਿ ਗੁਸਾ ਮਨਿ ਨ ਹਢਾਇ',
    typed: {
      roman: ['farida bure da bhala kar gussa man na handhaye'],
      gurmukhi: ['ਫਰੀਦਾ ਬੁਰੇ ਦਾ ਭਲਾ ਕਰ ਗੁੱਸਾ ਮਨ ਨਾ ਹੰਢਾਏ'],
      script: ['فریدا برے دا بھلا کر غصہ من نہ ہنڈھائے'],
      english: ['fareed answer evil with goodness do not fill your mind with anger'],
    },
  },
  {
    unicode: 'ਮਨ ਤੂੰ ਜੋਤਿ ਸਰੂਪੁ ਹੈ ਆਪਣਾ ਮੂਲੁ ਪਛਾਣੁ',
    typed: {
      roman: ['man tu jot saroop hai apna mool pachhan'],
      part: ['apna mool pachan'],
      keys: ['mqjshAmp'],
      latin: ['mtjshamp'],
      gurmukhi: ['ਮਨ ਤੂੰ ਜੋਤ ਸਰੂਪ ਹੈਂ ਆਪਣਾ ਮੂਲ ਪਛਾਣ'],
      script: ['मन तू जोत सरूप है अपना मूल पछान', 'من توں جوت سروپ ہے'],
      english: ['o my mind you are the embodiment of the divine light recognize your own origin'],
      mixed: ['man tu jot saroop hai meaning'],
    },
  },
  {
    unicode: 'ਤੂ ਦਰੀਆਉ ਦਾਨਾ ਬੀਨਾ ਮੈ ਮਛੁਲੀ ਕੈਸੇ ਅੰਤੁ ਲਹਾ',
    typed: {
      roman: ['tu dariyao dana bina main machhuli kaise ant laha'],
      keys: ['qddbmmkAl'],
      english: ['you are the river all knowing and i am just a fish'],
      gurmukhi: ['ਤੂੰ ਦਰਿਆਓ ਦਾਨਾ ਬੀਨਾ ਮੈਂ ਮਛਲੀ ਕੈਸੇ ਅੰਤ ਲਹਾਂ'],
    },
  },
  {
    unicode: 'ਜਉ ਤਉ ਪ੍ਰੇਮ ਖੇਲਣ ਕਾ ਚਾਉ',
    typed: {
      roman: ['jau tau prem khelan ka chao'],
      keys: ['jqpKkc'],
      latin: ['jtpkkc'],
      gurmukhi: ['ਜੇ ਤਉ ਪ੍ਰੇਮ ਖੇਲਣ ਕਾ ਚਾਓ'],
      script: ['जौ तौ प्रेम खेलन का चाउ'],
      english: ['if you desire to play this game of love'],
      mixed: ['jo to prem khelan ka chao meaning in punjabi'],
    },
  },
  {
    unicode: 'ਸੋ ਕਿਉ ਮੰਦਾ ਆਖੀਐ ਜਿਤੁ ਜੰਮਹਿ ਰਾਜਾਨ',
    typed: {
      roman: ['so kyon manda aakhiye jit jamme rajan'],
      keys: ['skmAjjr'],
      latin: ['skmajjr'],
      gurmukhi: ['ਸੋ ਕਿਉਂ ਮੰਦਾ ਆਖੀਐ ਜਿਤ ਜੰਮੇ ਰਾਜਾਨ'],
      script: ['सो क्यों मंदा आखिए जित जम्मे राजान'],
      english: ['why call her bad from her kings are born'],
      mixed: ['so kyo manda akhiye full shabad with meaning'],
    },
  },
  {
    unicode: 'ਨਾਨਕ ਦੁਖੀਆ ਸਭੁ ਸੰਸਾਰੁ',
    typed: {
      roman: ['nanak dukhiya sab sansar'],
      gurmukhi: ['ਨਾਨਕ ਦੁਖੀਆ ਸਭ ਸੰਸਾਰ'],
      script: ['नानक दुखिया सब संसार', 'نانک دکھیا سبھ سنسار'],
      english: ['nanak the whole world is suffering'],
      mixed: ['nanak dukhiya sab sansar song'],
    },
  },
  {
    unicode: 'ਭਈ ਪਰਾਪਤਿ ਮਾਨੁਖ ਦੇਹੁਰੀਆ',
    typed: {
      roman: ['bhai prapat manukh dehuria'],
      keys: ['Bpmd'],
      gurmukhi: ['ਭਈ ਪ੍ਰਾਪਤ ਮਾਨੁੱਖ ਦੇਹੁਰੀਆ'],
      script: ['भई प्रापत मानुख देहुरिया'],
      english: ['this human body has been given to you'],
    },
  },
  {
    unicode: 'ਜਾ ਤੂ ਮੇਰੈ ਵਲਿ ਹੈ ਤਾ ਕਿਆ ਮੁਹਛੰਦਾ',
    typed: {
      roman: ['ja tu mere wal hai ta kya muhchanda'],
      keys: ['jqmvhqkm'],
      latin: ['jtmvh'],
      gurmukhi: ['ਜਾਂ ਤੂੰ ਮੇਰੇ ਵੱਲ ਹੈਂ ਤਾਂ ਕਿਆ ਮੁਹਛੰਦਾ'],
      english: ['when you are on my side lord what do i need to worry about'],
      mixed: ['ja tu mere wal hai lyrics', 'jaa too mere val hai amrinder gill'],
    },
  },
  {
    unicode: 'ਤੇਰਾ ਕੀਆ ਮੀਠਾ ਲਾਗੈ',
    typed: {
      roman: ['tera kiya meetha lage'],
      keys: ['qkml'],
      latin: ['tkml'],
      gurmukhi: ['ਤੇਰਾ ਕੀਆ ਮਿੱਠਾ ਲਾਗੇ'],
      script: ['तेरा किया मीठा लागे', 'تیرا کیا میٹھا لاگے'],
      english: ['your actions seem so sweet to me'],
      mixed: ['tera kiya meetha lage meaning'],
    },
  },
  {
    unicode: 'ਹਉਮੈ ਦੀਰਘ ਰੋਗੁ ਹੈ ਦਾਰੂ ਭੀ ਇਸੁ ਮਾਹਿ',
    typed: {
      roman: ['haumai deeragh rog hai daru bhi is mahe'],
      keys: ['hdrhdB'],
      gurmukhi: ['ਹਉਮੈ ਦੀਰਘ ਰੋਗ ਹੈ ਦਾਰੂ ਭੀ ਇਸ ਮਾਹੇ'],
      english: ['ego is a chronic disease but it contains its own cure'],
      mixed: ['haumai deeragh rog hai explanation in english'],
    },
  },
  {
    unicode: 'ਬੇਗਮ ਪੁਰਾ ਸਹਰ ਕੋ ਨਾਉ',
    typed: {
      roman: ['begampura sheher ko nao'],
      keys: ['bpskn'],
      gurmukhi: ['ਬੇਗਮਪੁਰਾ ਸ਼ਹਿਰ ਕੋ ਨਾਓਂ'],
      script: ['बेगमपुरा शहर को नाउ', 'بیگم پورہ شہر کو ناؤ'],
      english: ['city without sorrow is the name of the town'],
      mixed: ['begampura shabad ravidas', 'begampura sehar ko nau lyrics in english'],
    },
  },
  {
    unicode: 'ਕਬੀਰ ਜਿਸੁ ਮਰਨੇ ਤੇ ਜਗੁ ਡਰੈ ਮੇਰੇ ਮਨਿ ਆਨੰਦੁ',
    typed: {
      roman: ['kabir jis marne te jag dare mere man anand'],
      gurmukhi: ['ਕਬੀਰ ਜਿਸ ਮਰਨੇ ਤੇ ਜੱਗ ਡਰੇ ਮੇਰੇ ਮਨ ਆਨੰਦ'],
      script: ['कबीर जिस मरने ते जग डरे मेरे मन आनंद'],
      english: ['kabir the world is afraid of death that death fills my mind with bliss'],
    },
  },
  {
    unicode: 'ਸੂਰਾ ਸੋ ਪਹਿਚਾਨੀਐ ਜੁ ਲਰੈ ਦੀਨ ਕੇ ਹੇਤ',
    typed: {
      roman: ['soora so pehchaniye jo lare deen ke het'],
      keys: ['sspjldkh'],
      latin: ['sspjl'],
      gurmukhi: ['ਸੂਰਾ ਸੋ ਪਹਿਚਾਣੀਏ ਜੋ ਲੜੇ ਦੀਨ ਕੇ ਹੇਤ'],
      script: ['सूरा सो पहचानिए जो लरे दीन के हेत'],
      english: ['he alone is a spiritual hero who fights in defense of religion'],
      mixed: ['soora so pehchaniye meaning hindi'],
    },
  },
  {
    unicode: 'ਕਬੀਰ ਮੇਰਾ ਮੁਝ ਮਹਿ ਕਿਛੁ ਨਹੀ ਜੋ ਕਿਛੁ ਹੈ ਸੋ ਤੇਰਾ',
    typed: {
      roman: ['kabir mera mujh me kichh nahi jo kichh hai so tera'],
      script: ['कबीर मेरा मुझ में किछ नहीं जो किछ है सो तेरा'],
      english: ['nothing is mine whatever there is is yours'],
    },
  },
  {
    unicode: 'ਇਕੁ ਫਿਕਾ ਨ ਗਾਲਾਇ ਸਭਨਾ ਮੈ ਸਚਾ ਧਣੀ',
    typed: {
      roman: ['ik fikka na galaye sabhna me sacha dhani'],
      keys: ['ePngsmsD'],
      english: ['do not utter a single harsh word'],
      gurmukhi: ['ਇੱਕ ਫਿੱਕਾ ਨਾ ਗਾਲਾਇ'],
    },
  },
  {
    unicode: 'ਏਕੁ ਪਿਤਾ ਏਕਸ ਕੇ ਹਮ ਬਾਰਿਕ',
    typed: {
      roman: ['ek pita ekas ke hum barik tu mera gur hai'],
      keys: ['epekhb'],
      latin: ['epekhb'],
      gurmukhi: ['ਏਕ ਪਿਤਾ ਏਕਸ ਕੇ ਹਮ ਬਾਰਿਕ'],
      english: ['one god is our father we are the children of the one god'],
    },
  },
  {
    unicode: 'ਸਚਹੁ ਓਰੈ ਸਭੁ ਕੋ ਉਪਰਿ ਸਚੁ ਆਚਾਰੁ',
    typed: {
      roman: ['sachahu ore sab ko upar sach aachar'],
      gurmukhi: ['ਸੱਚੋਂ ਓਰੇ ਸਭ ਕੋ ਉੱਪਰ ਸੱਚ ਆਚਾਰ'],
      english: ['truth is high but higher still is truthful living'],
      mixed: ['sachon ore sab ko upar sach achar meaning in english'],
    },
  },
  {
    unicode: 'ਹੁਕਮੈ ਅੰਦਰਿ ਸਭੁ ਕੋ ਬਾਹਰਿ ਹੁਕਮ ਨ ਕੋਇ',
    typed: {
      english: ['everyone is subject to his command no one is beyond his command'],
      keys: ['hAskbhnk'],
      gurmukhi: ['ਹੁਕਮੈ ਅੰਦਰ ਸਭ ਕੋ ਬਾਹਰ ਹੁਕਮ ਨਾ ਕੋਈ'],
      script: ['हुकमे अंदर सब को बाहर हुकम न कोय'],
    },
  },
  {
    unicode: 'ਆਈ ਪੰਥੀ ਸਗਲ ਜਮਾਤੀ ਮਨਿ ਜੀਤੈ ਜਗੁ ਜੀਤੁ',
    typed: {
      part: ['man jeete jag jeet'],
      english: ['conquer your own mind and conquer the world'],
      gurmukhi: ['ਆਈ ਪੰਥੀ ਸਗਲ ਜਮਾਤੀ ਮਨ ਜੀਤੇ ਜਗ ਜੀਤ'],
    },
  },
  {
    unicode: 'ਸੁਖਮਨੀ ਸੁਖ ਅੰਮ੍ਰਿਤ ਪ੍ਰਭ ਨਾਮੁ',
    typed: {
      english: ['peace of mind the nectar of the name of god'],
      keys: ['ssApn'],
      gurmukhi: ['ਸੁਖਮਨੀ ਸੁਖ ਅਮ੍ਰਿਤ ਪ੍ਰਭ ਨਾਮ'],
      script: ['सुखमनी सुख अमृत प्रभ नाम'],
    },
  },
  {
    unicode: 'ਨਾ ਹਮ ਹਿੰਦੂ ਨ ਮੁਸਲਮਾਨ',
    typed: {
      roman: ['na hum hindu na musalman'],
      english: ['i am not a hindu nor am i a muslim'],
      script: ['ना हम हिंदू ना मुसलमान', 'نہ ہم ہندو نہ مسلمان'],
    },
  },
  {
    unicode: 'ਸਭ ਮਹਿ ਜੋਤਿ ਜੋਤਿ ਹੈ ਸੋਇ',
    typed: {
      english: ['the divine light is within everyone you are that light'],
      roman: ['sab mein jot jot hai soi'],
      gurmukhi: ['ਸਭ ਮੇਂ ਜੋਤ ਜੋਤ ਹੈ ਸੋਏ'],
    },
  },
  {
    unicode: 'ਨਿਰਗੁਣੁ ਰਾਖਿ ਲੀਆ ਸੰਤਨ ਕਾ ਸਦਕਾ',
    typed: {
      roman: ['nirgun rakh liya santan ka sadka'],
      keys: ['nrlsks'],
      script: ['निरगुण राख लिया संतन का सदका'],
      mixed: ['nirgun raakh leea santan ka sadka kirtan'],
    },
  },
  {
    unicode: 'ਜਿਥੈ ਜਾਇ ਬਹੈ ਮੇਰਾ ਸਤਿਗੁਰੂ ਸੋ ਥਾਨੁ ਸੁਹਾਵਾ',
    typed: {
      real: ['Jithai Jaye Bahai Mera Satguru'],
      keys: ['jjbmssQs'],
      english: ['wherever my true guru goes and sits that place is beautiful'],
    },
  },
  {
    unicode: 'ਅੰਤਰਿ ਪਿਰੀ ਪਿਆਰੁ ਕਿਉ ਪਿਰ ਬਿਨੁ ਜੀਵੀਐ',
    typed: { real: ['antar piree piaar kio pir bin jeeveeai'], latin: ['appkpbj'] },
  },
  {
    unicode: 'ਗੁਰ ਕਾ ਦਰਸਨੁ ਦੇਖਿ ਦੇਖਿ ਜੀਵਾ',
    typed: { real: ['Gur ka Darshan dekh dekh jivaa'], keys: ['gkdddj'] },
  },
  { unicode: 'ਤਿਸੁ ਗੁਰ ਕਉ ਸਿਮਰਉ ਸਾਸਿ ਸਾਸਿ', typed: { real: ['Tis Gur ko simro saas saas'] } },
  { unicode: 'ਕੀਤਾ ਲੋੜੀਐ ਕੰਮੁ ਸੁ ਹਰਿ ਪਹਿ ਆਖੀਐ', typed: { real: ['Kita loreea kamh so her pah akheea'] } },
  { unicode: 'ਅਤਿ ਊਚਾ ਤਾ ਕਾ ਦਰਬਾਰਾ', typed: { real: ['Att Uchaa Ta ka Darbaraa'], keys: ['AaqkD'] } },
  { unicode: 'ਸੁਹਾਵੀ ਕਉਣੁ ਸੁ ਵੇਲਾ ਜਿਤੁ ਪ੍ਰਭ ਮੇਲਾ', typed: { real: ['Suhavee kaun so vela jit Prabh mela'] } },
  {
    unicode: 'ਕੋਟਿ ਬ੍ਰਹਮੰਡ ਕੋ ਠਾਕੁਰੁ ਸੁਆਮੀ',
    typed: { real: ['Kot brahmand ko Thakur suami sarab jia ka dataa re'] },
  },
  {
    unicode: 'ਗੁਰੁ ਨਾਨਕੁ ਜਿਨ ਸੁਣਿਆ ਪੇਖਿਆ',
    typed: { real: ['Gur Nanak jin suniya pekhiya'], keys: ['gnjspsPg'], latin: ['gnjsp'] },
  },
  {
    unicode: 'ਆਵਹੁ ਭੈਣੇ ਗਲਿ ਮਿਲਹ ਅੰਕਿ ਸਹੇਲੜੀਆਹ',
    typed: { real: ['Aavho bhaine galh milhe ankk sahelhriya'] },
  },
  { unicode: 'ਤੇਰਾ ਸਦੜਾ ਸੁਣੀਜੈ ਭਾਈ', typed: { real: ['Tayra Sudrra Suneejaiy Bhaayee'] } },
  {
    unicode: 'ਲਾਲ ਰੰਗੀਲੇ ਪ੍ਰੀਤਮ ਮਨਮੋਹਨ',
    typed: { real: ['Laal Rungeelay Preetam'], part: ['lal rangile preetam manmohan'], keys: ['lrpm'] },
  },
  {
    unicode: 'ਪੋਥੀ ਪਰਮੇਸਰ ਕਾ ਥਾਨੁ',
    typed: {
      real: ['Pothi Parmeshar Ka Thaan'],
      english: ['this holy book is the home of the transcendent lord god'],
      mixed: ['pothi parmesar ka than shabad lyrics'],
    },
  },
  { unicode: 'ਗੁਰਬਾਣੀ ਵਰਤੀ ਜਗ ਅੰਤਰਿ', typed: { real: ['Gurbani vartee jag antari'] } },
  { unicode: 'ਕਲਜੁਗ ਮਹਿ ਕੀਰਤਨੁ ਪਰਧਾਨਾ', typed: { real: ['Kalyug mahi kirtan pardhanaa'], keys: ['kmkp'] } },
  {
    unicode: 'ਸਤਿਗੁਰੁ ਨਾਨਕੁ ਪ੍ਰਗਟਿਆ ਮਿਟੀ ਧੁੰਧੁ',
    typed: { real: ['Satiguru Naanaku Pragatiaa Mitee Dhoundhu Jagi Chaananu Hoaa'] },
  },
  {
    unicode: 'ਅਉਖੀ ਘੜੀ ਨ ਦੇਖਣ ਦੇਈ ਅਪਨਾ ਬਿਰਦੁ ਸਮਾਲੇ',
    typed: {
      roman: ['aukhi ghadi na dekhan dei apna birad samale'],
      keys: ['AGnddAbs'],
      latin: ['agnddabs'],
      mixed: ['aukhi ghari na dekhan dei lyrics in english'],
    },
  },
  {
    unicode: 'ਮਿਲੁ ਮੇਰੇ ਪ੍ਰੀਤਮਾ ਜੀਉ ਤੁਧੁ ਬਿਨੁ ਖਰੀ ਨਿਮਾਣੀ',
    typed: {
      roman: ['mil mere preetma jio tudh bin khari nimani'],
      latin: ['mmpjtbkn'],
      mixed: ['mil mere pritma jio bhai joginder singh riar'],
    },
  },
  {
    unicode: 'ਤੁਝ ਬਿਨੁ ਅਵਰੁ ਨਾਹੀ ਮੈ ਦੂਜਾ ਤੂੰ ਮੇਰੇ ਮਨ ਮਾਹੀ',
    typed: {
      roman: ['tujh bin avar nahi main dooja tu mere man mahi'],
      keys: ['qbAnmd'],
      mixed: ['tujh bin avar nahi main duja shabad kirtan'],
    },
  },
  {
    unicode: 'ਫਿਰਤ ਫਿਰਤ ਬਹੁਤੇ ਜੁਗ ਹਾਰਿਓ ਮਾਨਸ ਦੇਹ ਲਹੀ',
    typed: {
      roman: ['firat firat bahute jug haryo manas deh lahi'],
      latin: ['ffbjh'],
      part: ['manas deh lahi'],
    },
  },
  {
    unicode: 'ਮੇਰੇ ਸਤਿਗੁਰਾ ਹਉ ਤੁਧੁ ਵਿਟਹੁ ਕੁਰਬਾਣੁ',
    typed: { roman: ['mere satgura hau tudh vitahu kurban'], part: ['tudh vitho kurban'] },
  },
  {
    unicode: 'ਨਾਨਕ ਨਾਮੁ ਮਿਲੈ ਤਾਂ ਜੀਵਾਂ ਤਨੁ ਮਨੁ ਥੀਵੈ ਹਰਿਆ',
    typed: {
      part: ['nanak naam mile ta jeeva'],
      roman: ['naanak naam milai taan jeevaan tan man theevai hariaa'],
    },
  },
  {
    unicode: 'ਮੂ ਲਾਲਨ ਸਿਉ ਪ੍ਰੀਤਿ ਬਨੀ',
    typed: { roman: ['mu lalan sio preet bani'], mixed: ['moo lalan seo preet bani lyircs'] },
  },
  {
    unicode: 'ਹਰਿ ਜੀਉ ਨਿਮਾਣਿਆ ਤੂ ਮਾਣੁ',
    typed: {
      roman: ['har jio nimanya tu maan'],
      part: ['nimaneya tu maan'],
      keys: ['hjnqm'],
      latin: ['hjntm'],
    },
  },
  {
    unicode: 'ਡਿਠੇ ਸਭੇ ਥਾਵ ਨਹੀ ਤੁਧੁ ਜੇਹਿਆ',
    typed: {
      roman: ['dithe sabhe thav nahi tudh jeha'],
      keys: ['fsQnqj'],
      latin: ['dstntj'],
      english: ['i have seen all places there is no place like you'],
    },
  },
  {
    unicode: 'ਧੁਰ ਕੀ ਬਾਣੀ ਆਈ',
    typed: {
      roman: ['dhur ki bani aai tin sagli chint mitai'],
      keys: ['DkbA'],
      mixed: ['dhur ki bani aayi shabad meaning'],
    },
  },
  {
    unicode: 'ਵਾਹੁ ਵਾਹੁ ਬਾਣੀ ਨਿਰੰਕਾਰ ਹੈ ਤਿਸੁ ਜੇਵਡੁ ਅਵਰੁ ਨ ਕੋਇ',
    typed: {
      roman: ['wahu wahu bani nirankar hai tis jevad avar na koi'],
      part: ['waho waho bani nirankar hai'],
    },
  },
  {
    unicode: 'ਬਲਿਹਾਰੀ ਗੁਰ ਆਪਣੇ ਦਿਉਹਾੜੀ ਸਦ ਵਾਰ',
    typed: {
      roman: ['balihari gur apne diohari sad var'],
      english: ['a hundred times a day i am a sacrifice to my guru'],
    },
  },
  {
    unicode: 'ਜੇ ਸਉ ਚੰਦਾ ਉਗਵਹਿ ਸੂਰਜ ਚੜਹਿ ਹਜਾਰ',
    typed: {
      roman: ['je sau chanda ugve suraj charhe hazar'],
      english: ['if a hundred moons were to rise and a thousand suns appeared'],
    },
  },
  {
    unicode: 'ਸਭੇ ਜੀਅ ਸਮਾਲਿ ਅਪਣੀ ਮਿਹਰ ਕਰੁ',
    typed: { roman: ['sabe jee samal apni mehar kar'], latin: ['sjsamk'] },
  },
  {
    unicode: 'ਮਿਠ ਬੋਲੜਾ ਜੀ ਹਰਿ ਸਜਣੁ ਸੁਆਮੀ ਮੋਰਾ',
    typed: { roman: ['mith bolra ji har sajan suami mora'], part: ['mithbolra ji'] },
  },
  {
    unicode: 'ਵਿਚਿ ਕਰਤਾ ਪੁਰਖੁ ਖਲੋਆ',
    typed: { roman: ['vich karta purakh khaloa'], part: ['vich karta purukh khaloya wal na vinga hoya'] },
  },
  {
    unicode: 'ਚਰਨ ਕਮਲ ਪ੍ਰਭ ਕੇ ਨਿਤ ਧਿਆਵਉ',
    typed: { roman: ['charan kamal prabh ke nit dhiavo'], part: ['prabh ke charan kamal nit dhiavau'] },
  },
  {
    unicode: 'ਜਿਸ ਕੇ ਸਿਰ ਊਪਰਿ ਤੂੰ ਸੁਆਮੀ ਸੋ ਦੁਖੁ ਕੈਸਾ ਪਾਵੈ',
    typed: {
      roman: ['jis ke sir upar tu swami so dukh kaisa pave'],
      part: ['so dukh kaisa pave jis ke sir upar tu swami'],
    },
  },
  {
    unicode: 'ਭਿੰਨੀ ਰੈਨੜੀਐ ਚਾਮਕਨਿ ਤਾਰੇ',
    typed: { roman: ['bhini rainadiye chamkan tare'], part: ['bhini renriye'] },
  },
  {
    unicode: 'ਸਾਧੋ ਮਨ ਕਾ ਮਾਨੁ ਤਿਆਗਉ',
    typed: { roman: ['sadho man ka maan tiago'], english: ['holy saadhus forsake the pride of your mind'] },
  },
  {
    unicode: 'ਰੇ ਮਨ ਐਸੋ ਕਰ ਸੰਨਿਆਸਾ',
    typed: { roman: ['re man aiso kar sanyasa'], mixed: ['re man aiso kar saniasa dasam granth'] },
  },
  {
    unicode: 'ਹਮਰੀ ਕਰੋ ਹਾਥ ਦੈ ਰੱਛਾ',
    typed: {
      roman: ['hamri karo hath de racha'],
      part: ['hamri karo haath dai rachha puran hoe chit ki ichha'],
    },
  },
  // Harder ones: short first letters, modern Panjabi and Hindi words, English in other words, misremembered lines.
  { unicode: 'ਸੰਤਾ ਕੇ ਕਾਰਜਿ ਆਪਿ ਖਲੋਇਆ', typed: { keys: ['skkA'], script: ['संतां दे कारज आप खलोया'] } },
  {
    unicode: 'ਪ੍ਰਭ ਜੀ ਤੂ ਮੇਰੇ ਪ੍ਰਾਨ ਅਧਾਰੈ',
    typed: { keys: ['pjqm'], latin: ['pjtmp'], script: ['پربھ جی تو میرے پران ادھارے'] },
  },
  {
    unicode: 'ਠਾਕੁਰ ਤੁਮੑ ਸਰਣਾਈ ਆਇਆ',
    typed: { keys: ['TqsA'], latin: ['ttsa'], gurmukhi: ['ਠਾਕੁਰ ਤੇਰੀ ਸ਼ਰਨਾਈ ਆਇਆ'] },
  },
  {
    unicode: 'ਕਾਹੇ ਰੇ ਬਨ ਖੋਜਨ ਜਾਈ',
    typed: { gurmukhi: ['ਕਾਹੇ ਰੇ ਬਣ ਖੋਜਣ ਜਾਈਂ'], script: ['کاہے رے بن کھوجن جائی'] },
  },
  { unicode: 'ਐਸੀ ਲਾਲ ਤੁਝ ਬਿਨੁ ਕਉਨੁ ਕਰੈ', typed: { keys: ['Alqb'], latin: ['altb'] } },
  {
    unicode: 'ਮੇਰਾ ਮਨੁ ਲੋਚੈ ਗੁਰ ਦਰਸਨ ਤਾਈ',
    typed: { keys: ['mmlg'], latin: ['mmlgd'], script: ['میرا من لوچے گر درشن تائیں'] },
  },
  { unicode: 'ਬਿਸਰਿ ਗਈ ਸਭ ਤਾਤਿ ਪਰਾਈ', typed: { latin: ['bgst'], gurmukhi: ['ਵਿਸਰ ਗਈ ਸਭ ਤਾਤ ਪਰਾਈ'] } },
  { unicode: 'ਤੂ ਠਾਕੁਰੁ ਤੁਮ ਪਹਿ ਅਰਦਾਸਿ', typed: { keys: ['qTqp'], gurmukhi: ['ਤੂੰ ਠਾਕੁਰ ਤੁਮ ਪਾਸ ਅਰਦਾਸ'] } },
  {
    unicode: 'ਦੁਖ ਭੰਜਨੁ ਤੇਰਾ ਨਾਮੁ ਜੀ ਦੁਖ ਭੰਜਨੁ ਤੇਰਾ ਨਾਮੁ',
    typed: {
      keys: ['dBqnj'],
      latin: ['dbtnj'],
      gurmukhi: ['ਦੁੱਖ ਭੰਜਨ ਤੇਰਾ ਨਾਮ ਜੀ'],
      script: ['दुख भंजन तेरा नाम जी'],
      english: ['destroyer of sorrow is your name'],
      mixed: ['dukh bhanjan tera naam shabad by bhai harbans singh'],
    },
  },
  {
    unicode: 'ਤੁਮੑ ਕਰਹੁ ਦਇਆ ਮੇਰੇ ਸਾਈ',
    typed: {
      keys: ['qkdms'],
      gurmukhi: ['ਤੁਮ ਕਰੋ ਦਇਆ ਮੇਰੇ ਸਾਈਂ'],
      script: ['तुम करो दया मेरे साईं', 'تم کرو دیا میرے سائیں'],
      mixed: ['tum karo daya mere sai lyrics'],
    },
  },
  {
    unicode: 'ਮੋਹਿ ਨ ਬਿਸਾਰਹੁ ਮੈ ਜਨੁ ਤੇਰਾ',
    typed: {
      keys: ['mnbmjq'],
      latin: ['mnbmjt'],
      gurmukhi: ['ਮੋਹੇ ਨਾ ਬਿਸਾਰੋ ਮੈਂ ਜਨ ਤੇਰਾ'],
      script: ['मोहे न बिसारो मैं जन तेरा'],
      mixed: ['mohe na visaro main jan tera lyrics'],
    },
  },
  {
    unicode: 'ਲਾਲ ਰੰਗੀਲੇ ਪ੍ਰੀਤਮ ਮਨਮੋਹਨ',
    typed: { gurmukhi: ['ਲਾਲ ਰੰਗੀਲੇ ਪ੍ਰੀਤਮ ਮਨ ਮੋਹਣ'], script: ['लाल रंगीले प्रीतम मनमोहन'] },
  },
  {
    unicode: 'ਗੁਰਸਿਖ ਮੀਤ ਚਲਹੁ ਗੁਰ ਚਾਲੀ',
    typed: {
      roman: ['gursikh meet chalo gur chali'],
      keys: ['gmcgc'],
      latin: ['gmcgc'],
      gurmukhi: ['ਗੁਰਸਿੱਖ ਮੀਤ ਚਲੋ ਗੁਰ ਚਾਲੀ'],
      script: ['गुरसिख मीत चलो गुर चाली', 'گرسکھ میت چلو گر چالی'],
    },
  },
  {
    unicode: 'ਮੇਰਾ ਬੈਦੁ ਗੁਰੂ ਗੋਵਿੰਦਾ',
    typed: {
      keys: ['mbgg'],
      latin: ['mbgg'],
      gurmukhi: ['ਮੇਰਾ ਵੈਦ ਗੁਰੂ ਗੋਵਿੰਦਾ', 'ਮੇਰਾ ਬੈਦ ਗੁਰੂ ਗੋਬਿੰਦਾ'],
      script: ['मेरा बैद गुरु गोविंदा', 'میرا وید گرو گوبندا'],
      mixed: ['mera baid guru govinda full shabad kirtan'],
    },
  },
  {
    unicode: 'ਊਠਤ ਸੁਖੀਆ ਬੈਠਤ ਸੁਖੀਆ',
    typed: {
      keys: ['asbs'],
      gurmukhi: ['ਉੱਠਤ ਸੁਖੀਆ ਬੈਠਤ ਸੁਖੀਆ'],
      script: ['उठत सुखिया बैठत सुखिया', 'اٹھت سکھیا بیٹھت سکھیا'],
      english: ['peace when standing up peace when sitting down'],
    },
  },
  {
    unicode: 'ਨਾ ਕੋ ਬੈਰੀ ਨਹੀ ਬਿਗਾਨਾ',
    typed: {
      gurmukhi: ['ਨਾ ਕੋਈ ਵੈਰੀ ਨਹੀਂ ਬੇਗਾਨਾ'],
      script: ['ना को बैरी नहीं बेगाना'],
      english: ['no one is my enemy and no one is a stranger'],
      mixed: ['na ko bairi nahi begana lyrics english'],
    },
  },
  {
    unicode: 'ਕਿਰਤਿ ਕਰਮ ਕੇ ਵੀਛੁੜੇ ਕਰਿ ਕਿਰਪਾ ਮੇਲਹੁ ਰਾਮ',
    typed: {
      keys: ['kkkvkkmr'],
      gurmukhi: ['ਕਿਰਤ ਕਰਮ ਦੇ ਵਿਛੜੇ ਕਰ ਕਿਰਪਾ ਮੇਲੋ ਰਾਮ'],
      script: ['किरत करम के विछड़े कर किरपा मेलो राम'],
    },
  },
  {
    unicode: 'ਜੇ ਭੁਲੀ ਜੇ ਚੁਕੀ ਸਾਈਂ',
    typed: { keys: ['jBjcs'], gurmukhi: ['ਜੇ ਭੁੱਲੀ ਜੇ ਚੁੱਕੀ ਸਾਈਆਂ'], script: ['جے بھلی جے چکی سائیں'] },
  },
  {
    unicode: 'ਦਰਸਨੁ ਦੇਖਿ ਜੀਵਾ ਗੁਰ ਤੇਰਾ',
    typed: {
      keys: ['ddjgq'],
      latin: ['ddjgt'],
      gurmukhi: ['ਦਰਸ਼ਨ ਦੇਖ ਜੀਵਾਂ ਗੁਰ ਤੇਰਾ'],
      script: ['दर्शन देख जीवां गुर तेरा'],
    },
  },
  {
    unicode: 'ਸਤਿਗੁਰੁ ਹੋਇ ਦਇਆਲੁ ਤ ਸਰਧਾ ਪੂਰੀਐ',
    typed: {
      latin: ['shdtsp'],
      gurmukhi: ['ਸਤਿਗੁਰ ਹੋਏ ਦਇਆਲ ਤਾਂ ਸ਼ਰਧਾ ਪੂਰੀਏ'],
      script: ['सतगुर होए दयाल त सरधा पूरिए'],
    },
  },
  {
    unicode: 'ਘਾਲਿ ਖਾਇ ਕਿਛੁ ਹਥਹੁ ਦੇਇ',
    typed: {
      roman: ['ghaal khaye kichh hatho de'],
      gurmukhi: ['ਘਾਲ ਖਾਏ ਕਿਛ ਹੱਥੋਂ ਦੇ'],
      english: [
        'one who works for what he eats and gives some of what he has',
        'earn an honest living and share with others',
      ],
    },
  },
  {
    unicode: 'ਸਰਬ ਧਰਮ ਮਹਿ ਸ੍ਰੇਸਟ ਧਰਮੁ',
    typed: {
      english: ['of all religions the best religion is to chant the name'],
      gurmukhi: ['ਸਰਬ ਧਰਮ ਮੇਂ ਸ੍ਰੇਸ਼ਟ ਧਰਮ'],
      script: ['सर्व धर्म में श्रेष्ठ धर्म'],
    },
  },
  {
    unicode: 'ਅੰਮ੍ਰਿਤ ਵੇਲਾ ਸਚੁ ਨਾਉ ਵਡਿਆਈ ਵੀਚਾਰੁ',
    typed: {
      english: ['in the ambrosial hours before dawn contemplate his glorious greatness'],
      gurmukhi: ['ਅਮ੍ਰਿਤ ਵੇਲਾ ਸੱਚ ਨਾਓਂ ਵਡਿਆਈ ਵਿਚਾਰ'],
    },
  },
  {
    unicode: 'ਪ੍ਰਭ ਕਉ ਸਿਮਰਹਿ ਸੇ ਧਨਵੰਤੇ',
    typed: { english: ['those who remember god are wealthy'], gurmukhi: ['ਪ੍ਰਭ ਕੋ ਸਿਮਰੇ ਸੋ ਧਨਵੰਤੇ'] },
  },
  {
    unicode: 'ਵਿਣੁ ਗੁਣ ਕੀਤੇ ਭਗਤਿ ਨ ਹੋਇ',
    typed: { english: ['without virtue there is no devotion'], gurmukhi: ['ਬਿਨ ਗੁਣ ਕੀਤੇ ਭਗਤੀ ਨਾ ਹੋਏ'] },
  },
  {
    unicode: 'ਥਾਪਿਆ ਨ ਜਾਇ ਕੀਤਾ ਨ ਹੋਇ',
    typed: { english: ['he cannot be established he cannot be created'], keys: ['Qnjknh'] },
  },
  { unicode: 'ਬਲੁ ਛੁਟਕਿਓ ਬੰਧਨ ਪਰੇ', typed: { english: ['my strength is gone i am in bondage'], keys: ['bCbp'] } },
  {
    unicode: 'ਕਾਗਾ ਕਰੰਗ ਢੰਢੋਲਿਆ',
    typed: {
      english: ['crows have searched my skeleton and eaten all my flesh'],
      roman: ['kaga karang dhandolya sagla khaya maas'],
    },
  },
  {
    unicode: 'ਫਰੀਦਾ ਖਾਕੁ ਨ ਨਿੰਦੀਐ',
    typed: { english: ['farid do not slander the dust'], script: ['فریدا خاک نہ نندیے'] },
  },
  {
    unicode: 'ਭੂਖੇ ਭਗਤਿ ਨ ਕੀਜੈ',
    typed: {
      english: ['hungry i cannot worship you take back your mala'],
      roman: ['bhukhe bhagat na kije'],
      script: ['भूखे भगति न कीजै'],
    },
  },
  {
    unicode: 'ਕੂੜੁ ਰਾਜਾ ਕੂੜੁ ਪਰਜਾ ਕੂੜੁ ਸਭੁ ਸੰਸਾਰੁ',
    typed: {
      english: ['false is the king false the subjects false the whole world'],
      keys: ['krkpk'],
      gurmukhi: ['ਕੂੜ ਰਾਜਾ ਕੂੜ ਪਰਜਾ ਕੂੜ ਸਭ ਸੰਸਾਰ'],
    },
  },
  {
    unicode: 'ਏਤੀ ਮਾਰ ਪਈ ਕਰਲਾਣੇ ਤੈਂ ਕੀ ਦਰਦੁ ਨ ਆਇਆ',
    typed: {
      english: ['there was so much slaughter did you not feel compassion lord'],
      roman: ['eti maar pai kurlane tain ki dard na aaya'],
      gurmukhi: ['ਏਤੀ ਮਾਰ ਪਈ ਕੁਰਲਾਣੇ ਤੈਂ ਕੀ ਦਰਦ ਨਾ ਆਇਆ'],
    },
  },
  {
    unicode: 'ਜਗਤੁ ਜਲੰਦਾ ਰਖਿ ਲੈ ਆਪਣੀ ਕਿਰਪਾ ਧਾਰਿ',
    typed: {
      english: ['the world is on fire save it lord by your mercy'],
      roman: ['jagat jalanda rakh le apni kirpa dhar'],
      keys: ['jjrlA'],
    },
  },
  {
    unicode: 'ਹਿੰਦੂ ਤੁਰਕ ਕੋਊ ਰਾਫਜੀ ਇਮਾਮ ਸਾਫੀ',
    typed: {
      roman: ['manas ki jaat sabhe eke pehchanbo'],
      gurmukhi: ['ਮਾਨਸ ਕੀ ਜਾਤ ਸਭੈ ਏਕੈ ਪਹਿਚਾਨਬੋ'],
      mixed: ['manas ki jaat sabe eko pehchanbo meaning in punjabi'],
    },
  },
  {
    unicode: 'ਸਾਚੁ ਕਹੋਂ ਸੁਨ ਲੇਹੁ ਸਭੈ ਜਿਨ ਪ੍ਰੇਮ ਕੀਓ ਤਿਨ ਹੀ ਪ੍ਰਭੁ ਪਾਇਓ',
    typed: {
      roman: ['jin prem kiyo tin hi prabh payo'],
      gurmukhi: ['ਜਿਨ ਪ੍ਰੇਮ ਕੀਓ ਤਿਨ ਹੀ ਪ੍ਰਭ ਪਾਇਓ'],
      script: ['जिन प्रेम कियो तिन ही प्रभ पायो'],
      mixed: ['jin prem kio tin hi prabh paio meaning'],
    },
  },
];
