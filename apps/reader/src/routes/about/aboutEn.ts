import type { Article } from '../../features/article/article.ts';

/** What this product is; the facts are those of README.md and docs/attribution.md. */
export const aboutEn: Article = {
  title: 'About Naad',
  introduction:
    'Naad is free software to search, read, project and share Gurbani. It is for the worshipper with a phone, the granthi, the sevadar at the projector, the student, and anyone who builds on it.',
  sections: [
    {
      id: 'what-it-does',
      heading: 'What it does',
      blocks: [
        {
          kind: 'text',
          text: 'Find a line by its first letters, by a Gurmukhi word or by a word of its English translation, then read the whole shabad or [ang](/ang?ang=1&source=G). A page can be read without an account, and without JavaScript.',
        },
        {
          kind: 'text',
          text: 'It holds the Sri Guru Granth Sahib, the Dasam Granth, the vaaran and kabit of Bhai Gurdas and the works of Bhai Nand Lal. Not every site that runs Naad offers everything: what a site has is offered there, and what it lacks is named.',
        },
      ],
    },
    {
      id: 'sacred-text',
      heading: 'The text is sacred',
      blocks: [
        {
          kind: 'text',
          text: 'Nothing between the source and your screen may change, drop or add a letter. Whenever Naad is built, every line is held against its source letter by letter, and the build stops where one differs. Nothing is corrected from memory, and what is missing is never made up.',
        },
      ],
    },
    {
      id: 'sources',
      heading: 'Where the text comes from',
      blocks: [
        {
          kind: 'text',
          text: 'The scripture comes from the [Shabad OS Database](https://github.com/shabados/database), which the Shabad OS team and many volunteers typed, proofread and gave to all. The database itself thanks Dr. Kulbir Singh Thind and SHARE Charity UK, who were the first to bring Gurbani, translations and pronunciation into digital form.',
        },
        {
          kind: 'text',
          text: 'By its terms, Gurbani is in the public domain, and what the Shabad OS team made itself may be shared under [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/).',
        },
        {
          kind: 'text',
          text: 'The daily hukamnama is that of Sri Harmandir Sahib, Amritsar. It comes from a public archive, where the operator of a site has connected one.',
        },
      ],
    },
    {
      id: 'translators',
      heading: 'Whose translations these are',
      blocks: [
        {
          kind: 'text',
          text: "A translation helps towards the line and never takes its place. Each belongs to its translator, and is shown with the translator's name:",
        },
        {
          kind: 'list',
          items: [
            'Sri Guru Granth Sahib: Dr. Sant Singh Khalsa and Bhai Manmohan Singh in English; Prof. Sahib Singh, Bhai Manmohan Singh and the Faridkot Teeka in Punjabi; SikhNet in Spanish',
            'Dasam Granth: Dr. Surinder Singh Kohli in English, Dr. Rattan Singh Jaggi in Punjabi',
            'Vaaran of Bhai Gurdas: Dr. Jodh Singh in English, Bhai Vir Singh in Punjabi',
            'Kabit Savaiye of Bhai Gurdas: Shamsher Singh Puri in English, Sant Sampuran Singh in Punjabi',
            'Works of Bhai Nand Lal: Pritpal Singh Bindra in English, Dr. Ganda Singh in Punjabi',
            'Ardas: SGPC in English',
            'Sarabloh Granth, extracts: W. H. McLeod in English',
          ],
        },
      ],
    },
    {
      id: 'free-software',
      heading: 'Free for all',
      blocks: [
        {
          kind: 'text',
          text: 'Anyone may use, study, change and share Naad under the [GNU General Public License](https://www.gnu.org/licenses/gpl-3.0.html), version 3 or any later one. What holds for this site is said in [Terms and privacy](/terms-of-service).',
        },
      ],
    },
    {
      id: 'thanks',
      heading: 'Those who went before',
      blocks: [
        {
          kind: 'text',
          text: 'Naad walks a path that others cleared: SikhiToTheMax, BaniDB, Shabad OS, and everyone who typed, checked and gave away Gurbani before them. We are grateful to them all. Naad is a project of its own; none of them made it, approved it or answers for it.',
        },
      ],
    },
    {
      id: 'mistakes',
      heading: 'When you find a mistake',
      blocks: [
        {
          kind: 'text',
          text: 'Please tell us, through Feedback at the foot of the page:',
        },
        {
          kind: 'list',
          items: [
            'on which ang, and on which line, it is;',
            'what the line says, and what it should say;',
            'which printed edition has it right.',
          ],
        },
        {
          kind: 'text',
          text: 'A wrong letter is corrected where the text is kept, so that everyone who uses it is helped. A mistake in how a line is shown or found is corrected here.',
        },
      ],
    },
  ],
};
