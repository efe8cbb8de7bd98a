import type { Article } from '../../../content/article.ts';
import { ARTICLE_WORDS } from '../articleWords.ts';
import { ArticleView, type ArticleViewProps } from './ArticleView.tsx';

const short: Article = {
  title: 'About the keys',
  introduction: 'Gurmukhi can be typed with a Latin keyboard: s is ਸ, and S is ਸ਼.',
  sections: [
    {
      id: 'first-letters',
      heading: 'First letters',
      blocks: [
        {
          kind: 'text',
          text: [
            'Type the ',
            { term: 'first letters' },
            ' of a line, and ',
            { link: 'the line', href: '/search?q=ssn' },
            ' is found.',
          ],
        },
        {
          kind: 'steps',
          items: [
            ['Press ', { key: '/' }],
            ['Type ', { key: 'hhnn' }],
            ['Press ', { key: 'Enter' }],
          ],
        },
        {
          kind: 'table',
          caption: 'Some keys',
          head: ['Key', 'Letter', 'Shift', 'Letter'],
          rows: [
            [[{ key: 'a' }], 'ੳ', [{ key: 'A' }], 'ਅ'],
            [[{ key: 'e' }], 'ੲ', [{ key: 'E' }], 'ਓ'],
          ],
          hasRowHeads: true,
        },
      ],
    },
    {
      id: 'elsewhere',
      heading: 'Elsewhere',
      blocks: [
        {
          kind: 'list',
          items: [
            [{ link: 'Home', href: '/' }],
            [{ link: 'The licence', href: 'https://www.gnu.org/licenses/gpl-3.0.html' }],
          ],
        },
      ],
    },
  ],
};

const ids = ['one', 'two', 'three', 'four', 'five', 'six'];

const long: Article = {
  ...short,
  sections: ids.map((id, index) => ({
    id,
    heading: `Section ${id}`,
    group: index < 3 ? 'Reading' : 'Searching',
    blocks: [
      {
        kind: 'text',
        text: 'A paragraph of some length, so that one sees how a line is followed by the next.',
      },
    ],
  })),
};

const punjabi: Article = {
  title: 'ਬੋਰਡ ਬਾਰੇ',
  introduction: 'ਗੁਰਮੁਖੀ ਅੰਗਰੇਜ਼ੀ ਬੋਰਡ ਨਾਲ ਵੀ ਲਿਖੀ ਜਾ ਸਕਦੀ ਹੈ: s ਤੋਂ ਸ ਬਣਦਾ ਹੈ।',
  sections: ids.map((id) => ({
    id,
    heading: 'ਪਹਿਲੇ ਅੱਖਰ',
    blocks: [
      {
        kind: 'text',
        text: [
          'ਪੰਕਤੀ ਦੇ ',
          { term: 'ਪਹਿਲੇ ਅੱਖਰ' },
          ' ਲਿਖੋ ਤਾਂ ',
          { link: 'ਪੰਕਤੀ', href: '/search?q=ssn' },
          ' ਲੱਭ ਪਵੇਗੀ',
        ],
      },
    ],
  })),
};

const wide: Article = {
  title: 'A wide table',
  sections: [
    {
      id: 'keys',
      heading: 'Keys',
      blocks: [
        {
          kind: 'table',
          caption: 'More keys than a phone is wide',
          head: ids.concat(ids).concat(ids),
          rows: [ids.concat(ids).concat(ids)],
        },
      ],
    },
  ],
};

const meta = {
  title: 'Reader/Article',
  component: ArticleView,
  args: { article: short, language: 'en', words: ARTICLE_WORDS.en } satisfies ArticleViewProps,
};
export default meta;

export const Short = {};
export const Grouped = { args: { article: long } satisfies Partial<ArticleViewProps> };
export const Punjabi = {
  args: { article: punjabi, language: 'pa', words: ARTICLE_WORDS.pa } satisfies Partial<ArticleViewProps>,
};
export const WideTable = { args: { article: wide } satisfies Partial<ArticleViewProps> };
