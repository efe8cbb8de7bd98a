import type { Article } from '../../features/article/article.ts';

const CODE = 'The code';
const BANI = 'Nam and bani';
const LIVING = "Living by the Guru's teaching";
const PANTH = 'The life of the Panth';

/**
 * A summary of the Sikh Rehat Maryadha in our own words, in the order of its sections. Every statement is one of the
 * text that the Shiromani Gurdwara Parbandhak Committee publishes; what is disputed, or changed between printings, is
 * left out.
 */
export const rehatEn: Article = {
  title: 'Sikh Rehat Maryadha',
  introduction:
    'What the Sikh code of conduct contains, told briefly and in our own words. This is a summary and not the code itself.',
  sections: [
    {
      id: 'about-this-summary',
      heading: 'About this summary',
      group: CODE,
      blocks: [
        {
          kind: 'text',
          text: 'The authoritative text is published in Punjabi by the [Shiromani Gurdwara Parbandhak Committee](https://sgpc.net/) (SGPC), Amritsar. Where this site has a source for the full text, it is shown here as well. Whoever has to decide something should read the text itself, or ask a granthi or the local sangat.',
        },
      ],
    },
    {
      id: 'history',
      heading: 'How it came about',
      group: CODE,
      blocks: [
        {
          kind: 'text',
          text: 'Codes of conduct were written from early on, and customs grew apart. In 1931 the SGPC charged a committee with drawing up one code for the whole Panth. The draft was discussed by scholars and by sangats in many places, and the SGPC approved it in 1936. In 1945 it was revised, and approved again in the form that is followed since.',
        },
      ],
    },
    {
      id: 'who-is-a-sikh',
      heading: 'Who is a Sikh',
      group: CODE,
      blocks: [
        {
          kind: 'text',
          text: 'The code begins with a definition. A Sikh is a woman or man who has faith in the one Akal Purakh, in the ten Gurus from Guru Nanak Sahib to Guru Gobind Singh Sahib, in the Guru Granth Sahib, in the bani and teaching of the ten Gurus and in the amrit of the tenth Guru, and who holds to no other religion.',
        },
        {
          kind: 'text',
          text: 'The life of a Sikh then has two sides: the personal, which is the study of Nam and bani, living by the teaching of the Guru, and seva; and the life shared with the Panth.',
        },
      ],
    },
    {
      id: 'nitnem',
      heading: 'Nitnem and ardas',
      group: BANI,
      blocks: [
        {
          kind: 'text',
          text: 'A Sikh rises in the last watch of the night, bathes, and turns the mind to Waheguru. The daily recitation that the code names is:',
        },
        {
          kind: 'list',
          items: [
            'early in the morning: Japji Sahib, Jaap Sahib and the ten Savaiye;',
            'in the evening, after sunset: Sodar Rehras;',
            'at night, before sleep: Sohila.',
          ],
        },
        {
          kind: 'text',
          text: 'Ardas follows the morning and the evening recitation. The code gives its words, and says which of them stay as they are. The banis can be read under [Sundar Gutka](/sundar-gutka).',
        },
      ],
    },
    {
      id: 'gurdwara',
      heading: 'Gurdwara and sangat',
      group: BANI,
      blocks: [
        {
          kind: 'text',
          text: 'Gurbani is best understood in the sangat, so a Sikh goes to the gurdwara, where the Guru Granth Sahib is opened each day with care, under a canopy and on a clean seat. All who come take off their shoes, cover their heads, bow, and sit together; no place is set apart by caste, rank or country.',
        },
        {
          kind: 'text',
          text: 'Nothing else is revered in the same manner: no idol, no lamp or bell ritual has a place there. Every gurdwara flies a Nishan Sahib. The code names the five Takhts: Sri Akal Takht Sahib in Amritsar, and those of Patna Sahib, Anandpur Sahib, Hazur Sahib and Damdama Sahib.',
        },
      ],
    },
    {
      id: 'kirtan',
      heading: 'Kirtan',
      group: BANI,
      blocks: [
        {
          kind: 'text',
          text: "Kirtan is the singing of Gurbani in its raags. In the sangat it is done by a Sikh, and what is sung is Gurbani, with the compositions of Bhai Gurdas and Bhai Nand Lal to explain it. Words of one's own are not put between the lines; only a line of the shabad itself is sung as refrain.",
        },
      ],
    },
    {
      id: 'hukam',
      heading: 'Taking the hukam',
      group: BANI,
      blocks: [
        {
          kind: 'text',
          text: "Opening the Guru Granth Sahib and listening to the shabad found there is to receive the Guru's order. The shabad that stands at the head of the left page is read, from its beginning even if that is on the page before, to its end; in a vaar, the saloks together with their pauri. This site shows the [hukamnama](/hukamnama) of the day where it is known.",
        },
      ],
    },
    {
      id: 'sadharan-paath',
      heading: 'Sadharan paath',
      group: BANI,
      blocks: [
        {
          kind: 'text',
          text: 'Every Sikh, woman or man, should learn Gurmukhi and read the Guru Granth Sahib. If it can be, a place is kept for it at home, the day begins with a hukam, and a reading of the whole goes on, little by little, over a month or two or longer. Whoever is kept from it, as on a journey, need not feel guilty.',
        },
      ],
    },
    {
      id: 'akhand-paath',
      heading: 'Akhand paath',
      group: BANI,
      blocks: [
        {
          kind: 'text',
          text: 'In distress or in joy the whole is read without a break, which takes about forty-eight hours. It should be read clearly and correctly, never so fast that a listener cannot follow, and by the family or sangat itself as far as possible. Jars of water, lamps, coconuts and readings of other texts alongside do not belong to it.',
        },
        {
          kind: 'text',
          text: 'Readings begin with six pauris of Anand Sahib, ardas and a hukam. They end with Mundavani or with Raagmala, as is the custom of the place; the Panth differs on this, and the code therefore forbids writing or printing the Guru Granth Sahib without Raagmala.',
        },
      ],
    },
    {
      id: 'karah-prasad',
      heading: 'Karah prasad',
      group: BANI,
      blocks: [
        {
          kind: 'text',
          text: 'It is made from equal parts of wheat flour, sugar and ghee while Gurbani is recited, and brought covered before the Guru Granth Sahib. After six pauris of Anand Sahib, ardas and the touch of a kirpan, the share of the Panj Piare is set aside, and then all receive alike, whoever they are.',
        },
      ],
    },
    {
      id: 'katha',
      heading: 'Katha',
      group: BANI,
      blocks: [
        {
          kind: 'text',
          text: "Gurbani is explained in the sangat by a Sikh, and for no other purpose than that the Guru's teaching be understood.",
        },
      ],
    },
    {
      id: 'gurmat',
      heading: 'What a Sikh believes and does',
      group: LIVING,
      blocks: [
        {
          kind: 'text',
          text: 'The code draws out in many short rules what follows from the faith. Among them:',
        },
        {
          kind: 'list',
          items: [
            'to worship the one Akal Purakh alone, and to see one light in all ten Gurus and the Guru Granth Sahib;',
            'to give nothing to caste and untouchability, to magic, omens and lucky days, to fasts, rites for ancestors and the worship of graves;',
            'to pray before any work, to learn, and to bring up children in the faith;',
            "to leave the hair uncut, one's children's too;",
            'to use neither tobacco, alcohol, opium, hemp nor other intoxicants, not to steal and not to gamble;',
            'to live by honest work, and to give to the poor as one gives to the Guru;',
            'never to kill a daughter, nor to keep company with those who do; not to veil women;',
            'to be faithful in marriage;',
            'to hurt the feelings of no one of another faith.',
          ],
        },
        {
          kind: 'text',
          text: 'Sikhs greet each other with “Waheguru ji ka Khalsa, Waheguru ji ki fateh”.',
        },
      ],
    },
    {
      id: 'birth-and-naming',
      heading: 'Birth and naming',
      group: LIVING,
      blocks: [
        {
          kind: 'text',
          text: 'As soon as the mother is well enough, the family gives thanks in the gurdwara. A hukam is taken, and a name is chosen that begins with the first letter of its shabad; Singh is added for a boy, Kaur for a girl. Birth makes nothing impure.',
        },
      ],
    },
    {
      id: 'anand',
      heading: 'Anand marriage',
      group: LIVING,
      blocks: [
        {
          kind: 'text',
          text: 'The Anand is for two Sikhs, without regard to caste, and not for children. No horoscope is asked and no lucky day sought; no price is paid for a bride or a groom, and no dowry. In the presence of the Guru Granth Sahib the couple is told of the duties of married life, then the four Lavan of Guru Ram Das are read and sung while they walk around the Guru Granth Sahib four times. The widowed may marry again in the same way.',
        },
      ],
    },
    {
      id: 'funeral',
      heading: 'Funeral',
      group: LIVING,
      blocks: [
        {
          kind: 'text',
          text: "Nobody wails or beats the breast; Gurbani and Waheguru's name bring resignation to His will. The body is washed and dressed, with the five articles of faith if they were worn, and cremated at any hour of the day; where that is impossible, another way is no fault. Sohila and ardas are said. The ashes are given to running water or to the earth, and no monument is raised. A reading of the Guru Granth Sahib is begun, to be completed within ten days where that can be done.",
        },
      ],
    },
    {
      id: 'other-rites',
      heading: 'Other occasions',
      group: LIVING,
      blocks: [
        {
          kind: 'text',
          text: "A new house, a new business, a child's first lesson: whatever begins or is celebrated is begun with ardas, and Gurbani and ardas are at the heart of every Sikh ceremony.",
        },
      ],
    },
    {
      id: 'seva',
      heading: 'Seva',
      group: LIVING,
      blocks: [
        {
          kind: 'text',
          text: 'Service to others is a large part of the faith, and the gurdwara is its school: sweeping, carrying water, tending the shoes, cooking and serving. In the langar all sit in one row and eat the same, high and low, so that service is learnt there and difference unlearnt.',
        },
      ],
    },
    {
      id: 'guru-panth',
      heading: 'Guru Panth and Panj Piare',
      group: PANTH,
      blocks: [
        {
          kind: 'text',
          text: "Besides a life of one's own, a Sikh has a part in the Panth. Sikhs who live by the Guru's discipline, taken together, are the Guru Panth. Five of them, the Panj Piare, act in its name when amrit is given or a fault is judged.",
        },
      ],
    },
    {
      id: 'amrit',
      heading: 'The amrit ceremony',
      group: PANTH,
      blocks: [
        {
          kind: 'text',
          text: 'Anyone, woman or man, of any country, caste or former creed, may ask for amrit, if old enough to understand it and willing to keep the discipline. It is held at a quiet place before the Guru Granth Sahib, with at least six amritdhari Sikhs: the Panj Piare, among whom women may be, and one who attends the Guru Granth Sahib. In an iron bowl, water and patase are stirred with a khanda while Japji, Jaap, the ten Savaiye, Benti Chaupai and six pauris of Anand Sahib are recited. Each receives it five times in the hands, five times on the eyes and five times on the hair, and all drink from the same bowl.',
        },
        {
          kind: 'text',
          text: 'From then on all are of one family: their father is Guru Gobind Singh, their mother Mata Sahib Kaur, their home Anandpur Sahib. They keep the nitnem and the five articles: kesh, kirpan, kachhera, kangha and kara. Four acts break the vow:',
        },
        {
          kind: 'list',
          items: [
            'dishonouring the hair;',
            'eating *kuttha*, meat slaughtered in the Muslim way;',
            'sexual relations with anyone but husband or wife;',
            'using tobacco.',
          ],
        },
      ],
    },
    {
      id: 'tankhah',
      heading: 'Tankhah: making good a fault',
      group: PANTH,
      blocks: [
        {
          kind: 'text',
          text: 'Whoever has broken the discipline goes to the nearest sangat and says so. Five are chosen, before the Guru Granth Sahib, to weigh it. The sangat should not be hard in forgiving, nor the one who erred dispute what is laid on them. It should be a service, above all one of the hands, and ardas concludes it.',
        },
      ],
    },
    {
      id: 'gurmata',
      heading: 'Gurmata',
      group: PANTH,
      blocks: [
        {
          kind: 'text',
          text: "A gurmata is a resolution in the Guru's name. It can only concern the foundations of the faith, such as the place of the Gurus and of the Guru Granth Sahib, the amrit, the discipline and the frame of the Panth, and only a gathering that represents the Panth can pass it. Other questions are settled by an ordinary resolution.",
        },
      ],
    },
    {
      id: 'appeals',
      heading: 'Appeals',
      group: PANTH,
      blocks: [
        {
          kind: 'text',
          text: 'Against the decision of a local sangat one may appeal to Sri Akal Takht Sahib.',
        },
      ],
    },
  ],
};
