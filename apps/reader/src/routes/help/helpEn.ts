import type { Article } from '../../features/article/article.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { typingTables } from './typingKeys.ts';

const GENERAL = 'General';
const WEB = 'Searching, reading and sharing';
const DESKTOP = 'Projector and phone';

/** Help in English. Ids are kept for good: those that begin with the words of an older site are linked from elsewhere. */
export const helpEn: Article = {
  title: 'Help',
  introduction: 'Short answers. Search them, or look through the questions.',
  sections: [
    {
      id: 'General-how-do-i-use-a-qwerty-keyboard-to-type-gurmukhi',
      group: GENERAL,
      heading: 'How do I use a qwerty keyboard to type Gurmukhi?',
      blocks: [
        {
          kind: 'text',
          text: 'In the Gurmukhi search types just type: `s` becomes ਸ, `k` becomes ਕ, `g` becomes ਗ. A capital is another letter: `S` is ਸ਼, `K` is ਖ, `G` is ਘ. A Gurmukhi keyboard of your phone or computer works as well.',
        },
        {
          kind: 'text',
          text: 'The map below shows each key without `Shift` at the bottom and with `Shift` at the top. [The same as tables](#Web-how-to-type-gurmukhi-with-keyboard).',
        },
      ],
    },
    {
      id: 'General-which-keyboard-shortcuts-are-there',
      group: GENERAL,
      heading: 'Which keyboard shortcuts are there?',
      blocks: [
        {
          kind: 'text',
          text: 'They work while a shabad, ang or bani is open, and never while you type in a field. They can be changed or turned off in the *Shortcuts* view of *Display settings*.',
        },
        {
          kind: 'table',
          caption: 'Keyboard shortcuts',
          head: ['Keys', 'What they do'],
          rows: SHORTCUTS.map(({ keys, english }) => [keys, english]),
          hasRowHeads: true,
        },
      ],
    },
    {
      id: 'General-can-i-use-this-site-with-a-keyboard-or-a-screen-re',
      group: GENERAL,
      heading: 'Can I use this site with only a keyboard, or with a screen reader?',
      blocks: [
        {
          kind: 'text',
          text: 'Yes, all of it. `Tab` goes from one control to the next, `Enter` opens, `Esc` closes, and the first link of every page skips to its content. From the search field `↓` goes into the suggestions. In a text `Tab` stops at one word: arrow keys go from word to word, and `Enter` opens what the word means and what can be done with its line.',
        },
        {
          kind: 'text',
          text: 'Every text says which language it is in, so that a screen reader changes its voice. Without JavaScript you can still search and read. What does not work for you is a mistake of ours: [tell us](#Desktop-how-do-i-report-a-mistake).',
        },
      ],
    },
    {
      id: 'General-do-i-need-an-account',
      group: GENERAL,
      heading: 'Do I need an account?',
      blocks: [
        {
          kind: 'text',
          text: 'No. Searching, reading, sharing, projecting and multi-view are open to everybody. Only the list of [favourite shabads](#Web-how-do-i-keep-a-shabad) needs one, so that it is there on each of your devices.',
        },
      ],
    },
    {
      id: 'General-which-languages-does-this-site-speak',
      group: GENERAL,
      heading: 'Which languages can buttons and menus have?',
      blocks: [
        {
          kind: 'text',
          text: 'English and Punjabi are complete; Hindi, Spanish and Shahmukhi have been begun. The site takes the language of your browser, and you choose another at the foot of any page. The languages of translations are [chosen apart](#Web-how-do-i-choose-translations).',
        },
      ],
    },
    {
      id: 'General-how-do-i-install-it-on-my-phone',
      group: GENERAL,
      heading: 'How do I install it on my phone?',
      blocks: [
        {
          kind: 'text',
          text: 'Open this site in the browser of your phone, open the menu of the browser (on an iPhone the *Share* button) and choose *Add to Home Screen*. It then opens from its own icon like an app. There is nothing to download from a store.',
        },
      ],
    },
    {
      id: 'General-does-it-work-without-internet',
      group: GENERAL,
      heading: 'Does it work without internet?',
      blocks: [
        {
          kind: 'text',
          text: 'A page that is open stays readable, and Home says when you are offline. New pages and searches need a connection. For a place without one, open what will be read beforehand, or [print it](#Web-how-do-i-print-or-copy).',
        },
      ],
    },
    {
      id: 'General-why-are-there-differences-between-my-gutka-sahib-a',
      group: GENERAL,
      heading: 'Why are there differences between my Gutka Sahib and this site?',
      blocks: [
        {
          kind: 'text',
          text: 'Printed editions differ in a few spellings, and banis such as Rehras Sahib are read in shorter and longer forms. The text here comes from the Shabad OS Database and is checked against it letter for letter. Choose [the length of a bani](#Web-where-are-the-daily-banis) to match your gutka.',
        },
        {
          kind: 'text',
          text: 'Does a letter look wrong? [Report the line](#Desktop-how-do-i-report-a-mistake).',
        },
      ],
    },
    {
      id: 'Web-how-do-i-search-for-a-shabad',
      group: WEB,
      heading: 'How do I search for a shabad?',
      blocks: [
        {
          kind: 'text',
          text: 'Type the first letter of each word of a line, without vowel signs and without spaces. Two letters are enough to start; four or five usually find the line.',
        },
        {
          kind: 'list',
          items: [
            'From the start of a line: [ਧਧਰਗਜ](/search?q=DDrgj&type=0) finds ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ ਸਿਰਿਆ ਤਿਨੈ ਸਵਾਰਿਆ.',
            'From any word on: choose *First letter each word anywhere*, and [ਸਨਕਪ](/search?q=snkp&type=1) finds ਸਤਿ ਨਾਮੁ ਕਰਤਾ ਪੁਰਖੁ.',
          ],
        },
        {
          kind: 'text',
          text: 'You remember it otherwise? There are [nine search types](#Desktop-what-do-the-different-search-types-do). If there is exactly one result, its shabad opens at once.',
        },
      ],
    },
    {
      id: 'Web-how-to-type-gurmukhi-with-keyboard',
      group: WEB,
      heading: 'Which key types which Gurmukhi letter?',
      blocks: [
        {
          kind: 'text',
          text: 'Sihari is typed before its letter, every other sign after it. For a first letter search the signs are not needed. The button *Gurmukhi keyboard* in the search field shows letters to tap.',
        },
        ...typingTables({
          language: 'english',
          letters: 'The thirty-five letters, as they are taught, each with its key',
          ordinals: ['First', 'Second', 'Third', 'Fourth', 'Fifth'],
          signs: 'Signs, shown on ਕ, with the keys in the order in which they are typed',
          signHead: ['Sign', 'Name', 'Keys'],
          others: 'Letters with a dot, and what else is on the keyboard',
        }),
        {
          kind: 'text',
          text: 'Addak is also on the same key without `Shift`. Digits become Gurmukhi digits.',
        },
      ],
    },
    {
      id: 'Web-how-do-i-narrow-a-search',
      group: WEB,
      heading: 'There are too many results. How do I narrow a search?',
      blocks: [
        {
          kind: 'list',
          items: [
            'Type one or two letters more.',
            'Choose a *Source* (such as Guru Granth Sahib) or a *Writer*: the search runs again at once. *Reset* takes both back.',
            'In a result, the source and the writer are links that narrow the same search to them.',
            'In a query `-` before a word leaves lines with it out, `+` asks for one more word, `*` stands for anything between, and quotes ask for exactly these words.',
          ],
        },
      ],
    },
    {
      id: 'Web-how-do-i-search-by-voice',
      group: WEB,
      heading: 'How do I search by voice?',
      blocks: [
        {
          kind: 'text',
          text: 'Press the microphone in the search field, allow the browser to use it, and say or sing a line. It stops when you fall silent, when you press it again, or after 15 seconds, and searches for the first letters of what it heard, anywhere in a line.',
        },
      ],
    },
    {
      id: 'Web-how-do-i-ask-a-question',
      group: WEB,
      heading: 'Can I ask a question in my own words?',
      blocks: [
        {
          kind: 'text',
          text: 'Yes, in English: press *Ask a Question* on [Home](/), and you get lines of Gurbani that speak of it. It is a beta: read the shabad itself before you rely on an answer.',
        },
      ],
    },
    {
      id: 'Web-how-do-i-choose-translations',
      group: WEB,
      heading: 'How do I choose translations and transliterations?',
      blocks: [
        {
          kind: 'text',
          text: 'Open *Display settings* on any reading page. Several at once are possible, each with the name of its translator: English, Punjabi, Spanish, and Hindi where there is a source. Transliterations are English, Hindi, Shahmukhi and IPA. `E`, `T` and `S` switch the translations from the keyboard.',
        },
      ],
    },
    {
      id: 'Web-can-i-separate-the-gurbani-from-the-english-transl',
      group: WEB,
      heading: 'Can I separate the Gurbani from the English translation?',
      blocks: [
        {
          kind: 'text',
          text: 'Yes: turn on [split view](#Web-what-is-split-view) to have them side by side, or turn off the translation in *Display settings* (`E`) to read Gurbani alone.',
        },
      ],
    },
    {
      id: 'Web-what-is-split-view',
      group: WEB,
      heading: 'What is split view?',
      blocks: [
        {
          kind: 'text',
          text: 'All of the Gurbani stands in one column, and each transliteration and translation in a column of its own, instead of line below line. Press `/`, or turn it on in *Display settings*. Reading mode and akhand paath go off meanwhile.',
        },
      ],
    },
    {
      id: 'Web-what-are-visraams',
      group: WEB,
      heading: 'What do the coloured words mean?',
      blocks: [
        {
          kind: 'text',
          text: '*Visraams* are pauses: after a word in one colour one pauses, after a word in the other a little less. They help to read and are no part of the text. `V` turns them on and off; in *Display settings* you choose whose they are, and one of two styles.',
        },
      ],
    },
    {
      id: 'Web-what-does-the-unicode-button-do',
      group: WEB,
      heading: 'What does the Unicode button do?',
      blocks: [
        {
          kind: 'text',
          text: 'It draws Gurbani in the font of your own device instead of one of ours (`U`). The text is Unicode in either case: what you copy stays Gurmukhi wherever you paste it.',
        },
      ],
    },
    {
      id: 'Web-how-do-i-change-the-theme-and-the-size-of-the-text',
      group: WEB,
      heading: 'How do I change the theme and the size of the text?',
      blocks: [
        {
          kind: 'list',
          items: [
            'Themes: light, dark, sepia and high contrast. *Dark mode* is in the header of every page; `O` switches it while you read. Until you choose, the site follows your device.',
            'Sizes: `+` and `-`, or *Font size* in *Display settings*, where translations and transliterations have sizes of their own and the font is chosen.',
            'All of it at once: the zoom of your browser. Nothing is lost up to 400 %.',
          ],
        },
      ],
    },
    {
      id: 'Web-where-are-the-daily-banis',
      group: WEB,
      heading: 'Where are the Hukamnama and the daily banis?',
      blocks: [
        {
          kind: 'text',
          text: "[Today's Hukamnama](/hukamnama) is a tile on Home; its calendar goes back to 1 January 2002. [Sundar Gutka](/sundar-gutka) has the banis of Nitnem first. Short, medium, long and extra long forms are chosen in *Display settings*.",
        },
      ],
    },
    {
      id: 'Web-how-do-i-show-several-shabads-together',
      group: WEB,
      heading: 'How do I show several shabads together?',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Press + beside a result, or *Add shabad* on the page of a shabad.',
            'Open *Multi-view* and put the list in order. *Undo* brings back what was removed last.',
            'Press *Display*: all of them stand on one page, and its address can be shared.',
          ],
        },
        { kind: 'text', text: 'The list stays in this browser, without an account.' },
      ],
    },
    {
      id: 'Web-how-do-i-keep-a-shabad',
      group: WEB,
      heading: 'How do I keep a shabad?',
      blocks: [
        {
          kind: 'text',
          text: 'Log in and press the star. Choose the line that it is called by, and add a note if you like. [Favourite shabads](/user/favourite-shabads) is in the menu of your name. Without an account, use [multi-view](#Web-how-do-i-show-several-shabads-together).',
        },
      ],
    },
    {
      id: 'Web-how-do-i-share-a-shabad-and-use-the-link-shortener',
      group: WEB,
      heading: 'How do I share a shabad, and what are the short links?',
      blocks: [
        {
          kind: 'text',
          text: 'Press *Share*, or *Copy short URL*. Each link leads to exactly the place that you see, and can be typed by hand after the name of this site:',
        },
        {
          kind: 'table',
          caption: 'Short links',
          head: ['Link', 'Leads to'],
          rows: [
            ['/s/3590', 'a shabad; several with commas between'],
            ['/s/3590/ and the number of a line', 'a shabad with the line marked'],
            ['/g/917', 'an ang of the Guru Granth Sahib'],
            ['/d/10', 'a page of the Dasam Granth'],
            ['/v/1', 'a vaar of Bhai Gurdas'],
            ['/gs/1', 'a pauri of Bhai Gurdas Singh'],
            ['/h', "today's Hukamnama"],
            ['/h/2024-01-31', 'the Hukamnama of a day'],
          ],
          hasRowHeads: true,
        },
      ],
    },
    {
      id: 'Web-how-do-i-print-or-copy',
      group: WEB,
      heading: 'How do I print or copy Gurbani?',
      blocks: [
        {
          kind: 'text',
          text: '*Print* gives a clean page without menus, with the translations that you chose. *Copy all* copies the page as text; select a line to copy it alone. Copied text stays Gurmukhi and says where it is from.',
        },
      ],
    },
    {
      id: 'Web-how-do-i-put-a-shabad-into-my-own-site',
      group: WEB,
      heading: 'How do I put a shabad into my own site?',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Open the shabad or the ang, and press *Embed*: the code is copied.',
            'Paste it into the HTML of your page.',
            'Set its size with `data-sttm-width` and `data-sttm-height`, in pixels.',
          ],
        },
      ],
    },
    {
      id: 'Web-why-does-sikhitothemax-website-use-cookies-and-loc',
      group: WEB,
      heading: 'Why does this site use cookies and local storage, and what does it know about me?',
      blocks: [
        {
          kind: 'text',
          text: 'A cookie keeps how you want pages to look, so that the first page is already drawn that way. Your other settings, the multi-view list and the ang you read last stay in the storage of your browser. Clear the data of this site in your browser, and they are gone.',
        },
        {
          kind: 'text',
          text: 'Nothing of it is for advertising. An account holds your name, your e-mail address and your favourites. More in [Terms and privacy](/terms-of-service).',
        },
      ],
    },
    {
      id: 'Desktop-video-tutorial',
      group: DESKTOP,
      heading: 'How do I project Gurbani, in one minute?',
      blocks: [
        {
          kind: 'steps',
          items: [
            'On the computer at the projector, open [the display](/display).',
            'Open its second window, draw it over to the projector and make it full screen.',
            'Search, open a shabad, and go from line to line with the arrow keys.',
            'To use a phone instead, open [Bani Controller](/control) on it and enter the code and the PIN of the display.',
          ],
        },
      ],
    },
    {
      id: 'Desktop-how-do-i-install-the-desktop-application',
      group: DESKTOP,
      heading: 'How do I install the desktop application?',
      blocks: [
        {
          kind: 'text',
          text: 'There is nothing to install: any browser becomes the projector at [/display](/display). A display application that you have already can be followed and driven too, if it is set to work with this site.',
        },
      ],
    },
    {
      id: 'Desktop-how-do-i-search-for-a-shabad',
      group: DESKTOP,
      heading: 'How do I search for a shabad while projecting?',
      blocks: [
        {
          kind: 'text',
          text: 'As [everywhere on this site](#Web-how-do-i-search-for-a-shabad), at the desk of the display or on the phone. The sangat does not see the search: the projector shows a line only when you open it.',
        },
      ],
    },
    {
      id: 'Desktop-what-do-the-different-search-types-do',
      group: DESKTOP,
      heading: 'What do the different search types do?',
      blocks: [
        {
          kind: 'table',
          caption: 'Search types, each with an example',
          head: ['Type', 'What you type', 'Example'],
          rows: [
            [
              'First letter each word from start',
              'the first letters of a line',
              '[ਧਧਰਗਜ](/search?q=DDrgj&type=0)',
            ],
            [
              'First letter each word anywhere',
              'those of any words in a row',
              '[ਸਨਕਪ](/search?q=snkp&type=1)',
            ],
            ['Romanized first letter anywhere', 'the same in Latin letters', 'jmtatssd'],
            ['Main letters', 'words without vowel signs', 'ਜ ਮਗਹ ਠਕਰ ਅਪਨ ਤ'],
            [
              'Full word (Gurmukhi)',
              'words as they are written',
              '[ਰਾਮਦਾਸ ਗੁਰੁ](/search?q=rwmdws%20guru&type=2)',
            ],
            [
              'Full word translation (English)',
              'words of a translation',
              '[ocean of peace](/search?q=ocean%20of%20peace&type=3)',
            ],
            ['Romanized Gurmukhi', 'four words or more, as they sound', 'jo mange thakur apne te'],
            ['Ang', 'the number of a page', '[917](/ang?ang=917&source=G)'],
            ['Auto detect', 'any of these', 'jo mange, or 917'],
          ],
          hasRowHeads: true,
        },
      ],
    },
    {
      id: 'Desktop-i-cant-find-my-shabad.',
      group: DESKTOP,
      heading: "I can't find my shabad.",
      blocks: [
        {
          kind: 'list',
          items: [
            'Choose *First letter each word anywhere*: what one remembers is often not the start of a line.',
            'Use fewer letters. One that is wrong hides the line.',
            'Count small words too: ਕਾ, ਕੀ, ਤੇ and ਹੈ are words.',
            'Set *Source* to *All Sources* and *Writer* to *All Writers*.',
            'Search for a word of its meaning, such as [ocean of peace](/search?q=ocean%20of%20peace&type=3).',
            'An ang that is not found is beyond the last of its source: the Guru Granth Sahib has 1430, the Dasam Granth 1428 pages.',
          ],
        },
      ],
    },
    {
      id: 'Desktop-how-do-i-connect-sttm-to-a-projector',
      group: DESKTOP,
      heading: 'How do I connect it to a projector?',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Connect the computer to the projector by cable, and let it *extend* the screen, not mirror it.',
            'Open [the display](/display) and its second window.',
            'Draw that window to the projector and make it full screen. Desk, code and PIN stay on your own screen.',
          ],
        },
      ],
    },
    {
      id: 'Desktop-how-do-i-drive-the-projector-from-my-phone',
      group: DESKTOP,
      heading: 'How do I drive the projector from my phone?',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Both need internet; they need not be in the same network.',
            'The display shows a code such as ABC-XYZ and a PIN.',
            'Open [Bani Controller](/control) on the phone, enter both and press *Connect to Desktop*.',
            'Search or choose a bani, and tap a line: the projector shows it.',
          ],
        },
        {
          kind: 'text',
          text: 'Shortcuts for Waheguru, Mool Mantra, a blank screen and Anand Sahib are one tap away.',
        },
      ],
    },
    {
      id: 'Desktop-how-does-the-sangat-follow-on-their-phones',
      group: DESKTOP,
      heading: 'How does the sangat follow on their own phones?',
      blocks: [
        {
          kind: 'text',
          text: 'With [Sangat Sync](/sync): enter the code of the display, without a PIN. The phone then shows the shabad with the current line marked, in translations and sizes of its own owner. Followers can change nothing on the projector.',
        },
      ],
    },
    {
      id: 'Desktop-why-can-i-not-connect',
      group: DESKTOP,
      heading: 'Why can I not connect?',
      blocks: [
        {
          kind: 'list',
          items: [
            'Compare the code: three letters, a dash, three letters. The dash comes by itself.',
            'Compare the PIN. It can change when the display connects anew.',
            'See whether both devices have internet, and whether the display is still open.',
            'The page always says whether it is connected. After an interruption it connects again; *Reconnect* has the last code.',
          ],
        },
      ],
    },
    {
      id: 'Desktop-how-do-i-change-the-background-color',
      group: DESKTOP,
      heading: 'How do I change the background colour?',
      blocks: [
        {
          kind: 'text',
          text: 'Choose a theme. The projector has themes of its own, at the desk of the display; all are made to be read from the back of a hall. For the theme of your own screen see [theme and size](#Web-how-do-i-change-the-theme-and-the-size-of-the-text).',
        },
      ],
    },
    {
      id: 'Desktop-can-you-view-the-gurbani-in-larivaar',
      group: DESKTOP,
      heading: 'Can I view Gurbani in larivaar?',
      blocks: [
        {
          kind: 'text',
          text: 'Yes: *Larivaar* in *Display settings*, or `L`, joins the words as in old manuscripts. *Larivaar assist* (`Shift` + `L`) gives every second word another colour, in five strengths. A controller can set it for the projector.',
        },
      ],
    },
    {
      id: 'Desktop-how-can-i-make-the-fonts-on-the-screen-smaller',
      group: DESKTOP,
      heading: 'How can I make the letters on the screen smaller or larger?',
      blocks: [
        {
          kind: 'text',
          text: 'On the projector: the controller has minus and plus for Gurbani, translation, teeka and transliteration. A line that would be too long is made to fit and never cut off. On your own screen: `+` and `-`.',
        },
      ],
    },
    {
      id: 'Desktop-where-can-i-see-my-previous-shabads',
      group: DESKTOP,
      heading: 'Where can I see my previous shabads?',
      blocks: [
        {
          kind: 'text',
          text: 'The desk of the display and the controller keep a history of what was shown, to be opened again with a tap. On the web, Home has a tile with the ang of the Guru Granth Sahib that you read last, and the back button of the browser returns to the same place.',
        },
      ],
    },
    {
      id: 'Desktop-what-is-akhand-paatth-view',
      group: DESKTOP,
      heading: 'What is the akhand paath view?',
      blocks: [
        {
          kind: 'text',
          text: 'Reading without a break: ang after ang with nothing between the lines. *Sehaj paath* is the same with your translations, and keeps your place to the line, so that Home takes you back to it. Both are in *Display settings*, and are beta.',
        },
      ],
    },
    {
      id: 'Desktop-how-do-i-show-a-custom-slide',
      group: DESKTOP,
      heading: 'How do I show a custom slide?',
      blocks: [
        {
          kind: 'text',
          text: 'Waheguru, Mool Mantra and a blank screen are shortcuts at the desk of the display and on the controller. For words of your own use *Announcement*: type them, and they are shown until you open a line.',
        },
      ],
    },
    {
      id: 'Desktop-how-do-i-report-a-mistake',
      group: DESKTOP,
      heading: 'How do I report a mistake?',
      blocks: [
        {
          kind: 'text',
          text: 'Press *Feedback* at the foot of any page. Say which line (its short link is best), what stands there and what should, and in which printed edition you saw it. The text is not changed without a source.',
        },
      ],
    },
  ],
};
