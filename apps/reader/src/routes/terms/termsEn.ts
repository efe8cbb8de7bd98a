import type { Article } from '../../features/article/article.ts';

/**
 * On what terms a deployment may be used, and what it keeps. It says of every deployment what is true of the program:
 * whoever changes what is stored, logged or sent elsewhere changes this page and `termsPa` with it.
 */
export const termsEn: Article = {
  title: 'Terms and privacy',
  introduction: 'Who runs this site, on what terms you may use it, and what it knows of you, in plain words.',
  sections: [
    {
      id: 'operator',
      heading: 'Who runs this site',
      blocks: [
        {
          kind: 'text',
          text: 'Naad is free software, which anyone may install. This site is run by whoever installed it here, its *operator*, under the name you see at the top. The people who write Naad do not run the sites of others, do not see who visits them and do not answer for them.',
        },
        {
          kind: 'text',
          text: 'By using the site you accept what is said here. An operator may have terms of their own besides these.',
        },
      ],
    },
    {
      id: 'use',
      heading: 'Using the site',
      blocks: [
        {
          kind: 'text',
          text: 'Searching and reading cost nothing and need no account. We ask you to use the site as befits what is read here:',
        },
        {
          kind: 'list',
          items: [
            'Treat Gurbani with respect. Do not change its words, and do not pass off anything else as Gurbani.',
            'When you quote a translation, name its translator.',
            'Do not use the site to mock, threaten or mislead anybody.',
            'Leave room for others. Programs that ask too much in a short time are made to wait.',
          ],
        },
      ],
    },
    {
      id: 'copyright',
      heading: 'Copyright',
      blocks: [
        {
          kind: 'list',
          items: [
            'Gurbani belongs to nobody and to everybody: it is in the public domain.',
            'What the Shabad OS team added in its database is under [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/): share it with their name, on the same terms.',
            "Translations are the work of their translators, and remain theirs, their heirs' or their publishers'. They are shown for study and worship. No licence of ours covers them: ask the owner before you print or sell them.",
            'The program is under the [GNU General Public License](https://www.gnu.org/licenses/gpl-3.0.html), version 3 or any later one.',
          ],
        },
        {
          kind: 'text',
          text: 'If something here is yours and should not be shown, or not in this way, please write through Feedback at the foot of the page. Say what it is, where it stands and how you can be reached. The operator can leave out any translation.',
        },
      ],
    },
    {
      id: 'warranty',
      heading: 'No warranty',
      blocks: [
        {
          kind: 'text',
          text: 'Great care is taken over the text, but the site is offered as it is. It may be wrong, slow or out of reach, and as far as the law allows neither the operator nor the authors of the program are liable for what follows from that. Before you print, engrave or teach a line, compare it with a printed edition.',
        },
      ],
    },
    {
      id: 'privacy',
      heading: 'Privacy',
      blocks: [
        {
          kind: 'text',
          text: 'There are no advertisements here and no trackers. Nobody counts your visits for others, and nothing about you is sold.',
        },
        {
          kind: 'list',
          items: [
            'Server log: for each request the server notes the path that was asked for, how it was answered and how long that took. The words you search for are not written down, unless [What is sent](/what-is-sent) says so. The service that hosts the site may keep logs of its own, with network addresses.',
            'Visits: your browser tells the server which pages are opened and what is pressed only where the operator has asked for it, and never who you are. [What is sent](/what-is-sent) shows you all of it, and lets you refuse.',
            'Network address: the server counts requests by address, in memory and for a short while only, so that nobody crowds out the others.',
            'Account: where this site offers accounts, the name you sign up with and the shabads and notes you keep are stored on the server, so that you find them again on another device. Without an account nothing is stored there about you.',
            'Following and controlling: while a phone follows or drives a display, what is shown passes through the server.',
          ],
        },
        {
          kind: 'text',
          text: 'Some things are done by services outside, and only where the operator has connected them: a spoken search is sent to a service that turns speech into text, a question to the assistant to one that answers it, and recordings of kirtan come from where they are kept. The server asks them for you where a key is needed. What such a service keeps is up to its own terms.',
        },
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and browser storage',
      blocks: [
        {
          kind: 'list',
          items: [
            '`naad`, a cookie: how you want the pages to look, such as the theme and the language, so that they arrive that way. It is kept for a year.',
            '`naad-font`, a cookie: that your browser already has the typeface, so that it is not sent again. It is kept for a year.',
            'Browser storage: what you collect without an account, what you have put away, such as a notice, that you want nothing told of your visits, and, once you have signed in, that you have.',
          ],
        },
        {
          kind: 'text',
          text: 'The two cookies do not say who you are, and no other site reads them. You can delete all of it in your browser at any time; searching and reading work without it.',
        },
      ],
    },
    {
      id: 'links',
      heading: 'Links to other sites',
      blocks: [
        {
          kind: 'text',
          text: 'Some links lead to other sites. What is said, kept or sold there is the affair of those who run them.',
        },
      ],
    },
    {
      id: 'acknowledgements',
      heading: 'Acknowledgements',
      blocks: [
        {
          kind: 'text',
          text: 'This site could not be without the work of others, gratefully named:',
        },
        {
          kind: 'list',
          items: [
            'the [Shabad OS Database](https://github.com/shabados/database), from which the text comes, and the translators named in [About](/about#translators);',
            'anvaad-js by the Khalis Foundation (MIT), which writes Gurmukhi in other scripts, and gurmukhi-utils by Shabad OS, whose transliterations help to find lines;',
            'the archive of daily hukamnamas by Sarabveer Singh (MIT), where it is connected;',
            'the Noto typefaces for Gurmukhi by the Noto Project Authors (SIL Open Font License 1.1).',
          ],
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Questions and notices',
      blocks: [
        {
          kind: 'text',
          text: 'Questions about this page, about what is kept of you or about rights in a text reach the operator through Feedback at the foot of the page.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        {
          kind: 'text',
          text: 'When the program changes what it keeps or whom it asks, this page changes with it. What stands here is what holds now.',
        },
      ],
    },
  ],
};
