import { declaredTokens, TokenList } from './TokenList.tsx';
import styles from './TokenList.module.css';

const meta = { title: 'Tokens/Type' };
export default meta;

const named = (prefix: string) => declaredTokens('root').filter((name) => name.startsWith(prefix));

/**
 * A line of Gurbani (ang 9, Aasaa, Guru Nanak); other scripts show their names, because no line is converted by hand.
 */
const SCRIPTS = {
  gurmukhi: { lang: 'pa-Guru', text: 'ਸਾਚਾ ਸਾਹਿਬੁ ਸਾਚੈ ਨਾਇ' },
  latin: { lang: 'en', text: 'Latin letters beside it' },
  devanagari: { lang: 'hi', text: 'देवनागरी लिपि' },
  nastaliq: { lang: 'pa-Arab', text: 'شاہ مکھی نستعلیق' },
} as const;

/** The script of a token, by its name. */
function scriptOf(name: string): (typeof SCRIPTS)[keyof typeof SCRIPTS] {
  if (name === '--font-lone-sign') return SCRIPTS.gurmukhi;
  const script = (['devanagari', 'nastaliq', 'gurmukhi'] as const).find((key) => name.includes(key));
  return SCRIPTS[script ?? 'latin'];
}

/** The sizes, with Gurmukhi first. */
export const Sizes = {
  render: () => (
    <TokenList names={named('--size-')}>
      {(name) => (
        <p className={styles['sample']} style={{ fontSize: `var(${name})` }}>
          <span lang="pa-Guru">{SCRIPTS.gurmukhi.text}</span> {SCRIPTS.latin.text}
        </p>
      )}
    </TokenList>
  ),
};

/** The other scripts next to Gurmukhi, in their size ratio. */
export const Ratios = {
  render: () => (
    <TokenList names={named('--ratio-')}>
      {(name) => (
        <p className={styles['sample']} style={{ fontSize: 'var(--size-line)' }}>
          <span lang="pa-Guru">{SCRIPTS.gurmukhi.text}</span>{' '}
          <bdi lang={scriptOf(name).lang} style={{ fontSize: `calc(1em * var(${name}))` }}>
            {scriptOf(name).text}
          </bdi>
        </p>
      )}
    </TokenList>
  ),
};

/** The line heights, on several lines. */
export const LineHeights = {
  render: () => (
    <TokenList names={named('--leading-')}>
      {(name) => (
        <p
          lang={scriptOf(name).lang}
          dir={name.endsWith('nastaliq') ? 'rtl' : 'ltr'}
          className={styles['sample']}
          style={{ lineHeight: `var(${name})`, maxInlineSize: '14rem', fontSize: 'var(--size-large)' }}
        >
          {`${scriptOf(name).text} · `.repeat(4)}
        </p>
      )}
    </TokenList>
  ),
};

/** The fonts; the first available one of each is shown. The list of system fonts is part of `--font-gurmukhi`. */
export const Faces = {
  render: () => (
    <TokenList names={named('--font-').filter((name) => !name.endsWith('-system'))}>
      {(name) => (
        <p
          lang={scriptOf(name).lang}
          className={styles['sample']}
          style={{ fontFamily: `var(${name})`, fontSize: 'var(--size-line-small)' }}
        >
          {scriptOf(name).text}
        </p>
      )}
    </TokenList>
  ),
};
