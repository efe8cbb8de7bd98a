import { Trans, useLingui } from '@lingui/react/macro';
import styles from './DeskPage.module.css';

/** Lists the keyboard shortcuts. */
export function KeyHelp() {
  const { t } = useLingui();
  const keys: readonly { readonly keycaps: string; readonly meaning: string }[] = [
    { keycaps: '↓ ↑', meaning: t`Next and previous line` },
    { keycaps: t`Space`, meaning: t`Home line or next new line; in a bani, the next line` },
    { keycaps: 'Home', meaning: t`Home line` },
    { keycaps: '⌫', meaning: t`Back to the line` },
    { keycaps: 'W M D B', meaning: t`Waheguru, Mool Mantra, Dhan Guru, blank` },
    { keycaps: 'L ⇧L V', meaning: t`Larivaar, larivaar assist, visraams` },
    { keycaps: 'E T S', meaning: t`English, Punjabi and Spanish translation` },
    { keycaps: '⇧E ⇧H ⇧S', meaning: t`Transliteration in English, Hindi and Shahmukhi letters` },
    { keycaps: 'N O', meaning: t`Next line below; dark` },
    { keycaps: '+ −', meaning: t`Gurbani size` },
    { keycaps: 'Ctrl Z', meaning: t`Undo the last jump, for ten seconds` },
    { keycaps: 'Ctrl /', meaning: t`Search` },
  ];
  return (
    <>
      <dl className={styles['keys']}>
        {keys.map(({ keycaps, meaning }) => (
          <div key={keycaps}>
            <dt>{keycaps}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['hint']}>
        <Trans>Keys don't change the screen while you type. Escape never does.</Trans>
      </p>
    </>
  );
}
