import { toWords } from '@naad/gurbani-text';
import type { CSSProperties } from 'react';
import { GurbaniLine } from './GurbaniLine/GurbaniLine.tsx';

/** A line with its transliterations from the packs. */
interface ReadLine {
  readonly unicode: string;
  readonly en: string;
  readonly hi: string;
  readonly ipa: string;
  readonly ur: string;
}

/** Ang 968, Raamkalee kee Vaar, Satta and Balwand. */
const OF_VAAR: ReadLine = {
  unicode: 'ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ ਜਿਨਿ ਸਿਰਿਆ ਤਿਨੈ ਸਵਾਰਿਆ ॥',
  en: 'dha(n)n dha(n)n raamadhaas gur jin siriaa tinai savaariaa ||',
  hi: 'धंनु धंनु रामदास गुरु जिनि सिरिआ तिनै सवारिआ ॥',
  ipa: 't̪əŋn t̪əŋn rɑməd̪ɑs ɡʊr d͡ʒɪn sɪrɪəɑ t̪ɪnæ səʋɑrɪəɑ.',
  ur: 'دھنّ دھنّ رامداس گُر جن سرِآ تنَے سوارآ ۔۔',
};

/** Ang 2, Jap, Guru Nanak. */
const OF_JAP: ReadLine = {
  unicode: 'ਆਖਹਿ ਮੰਗਹਿ ਦੇਹਿ ਦੇਹਿ ਦਾਤਿ ਕਰੇ ਦਾਤਾਰੁ ॥',
  en: 'aakheh ma(n)geh dheh dheh dhaat kare dhaataar ||',
  hi: 'आखहि मंगहि देहि देहि दाति करे दातारु ॥',
  ipa: 'əɑkʰəh məŋɡəh d̪eh d̪eh d̪ɑt̪ kəre d̪ɑt̪ɑr.',
  ur: 'آکھه مںگه دےه دےه دات کرے داتار ۔۔',
};

const SCRIPTS = {
  en: { lang: 'pa-Latn', style: scriptStyle('text', 'latin') },
  hi: { lang: 'pa-Deva', style: scriptStyle('devanagari', 'devanagari') },
  ipa: { lang: 'pa-fonipa', style: scriptStyle('text', 'latin') },
  ur: { lang: 'pa-Arab', dir: 'rtl', style: scriptStyle('nastaliq', 'nastaliq') },
} as const;

type ScriptName = keyof typeof SCRIPTS;

function scriptStyle(face: string, ratio: string): CSSProperties {
  return {
    fontFamily: `var(--font-${face})`,
    fontSize: `calc(var(--size-line-small) * var(--ratio-${ratio}))`,
    lineHeight: `var(--leading-${face})`,
    color: 'var(--gurbani-transliteration)',
  };
}

interface ReadingsProps {
  readonly line: ReadLine;
  readonly scripts: readonly ScriptName[];
}

function Readings({ line, scripts }: ReadingsProps) {
  return (
    <>
      <p style={{ fontSize: 'var(--size-line)', color: 'var(--gurbani-line)' }}>
        <GurbaniLine words={toWords(line.unicode, [])} />
      </p>
      {scripts.map((script) => (
        <p key={script} {...SCRIPTS[script]}>
          {line[script]}
        </p>
      ))}
    </>
  );
}

/** A line of Gurbani with its transliterations, each in the size and line height of its script. */
const meta = {
  title: 'Gurbani/Scripts',
  component: Readings,
  args: { line: OF_VAAR, scripts: ['en'] } satisfies ReadingsProps,
};
export default meta;

const only = (script: ScriptName) => ({ args: { scripts: [script] } satisfies Partial<ReadingsProps> });

export const Latin = only('en');
export const Devanagari = only('hi');
export const Shahmukhi = only('ur');
export const Ipa = only('ipa');
export const All = {
  args: { line: OF_JAP, scripts: ['en', 'hi', 'ipa', 'ur'] } satisfies ReadingsProps,
};
