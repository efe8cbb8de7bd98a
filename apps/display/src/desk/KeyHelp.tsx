import { Trans, useLingui } from '@lingui/react/macro';
import styles from './DeskPage.module.css';

/** What the keys do, where the operator looks for it. */
export function KeyHelp() {
  const { t } = useLingui();
  const keys: readonly { readonly keycaps: string; readonly meaning: string }[] = [
    { keycaps: '↓ ↑', meaning: t`Next and previous line` },
    { keycaps: t`Space`, meaning: t`Home line, then the next line not shown; in a bani the next line` },
    { keycaps: 'Home', meaning: t`Home line` },
    { keycaps: '⌫', meaning: t`Back from a slide to the line` },
    { keycaps: 'W M D B', meaning: t`Waheguru, Mool Mantra, Dhan Guru, blank` },
    { keycaps: 'L ⇧L V', meaning: t`Larivaar, its assist, visraams` },
    { keycaps: 'E T S', meaning: t`English, Punjabi and Spanish translation` },
    { keycaps: '⇧E ⇧H ⇧S', meaning: t`Transliteration in English, Hindi and Shahmukhi letters` },
    { keycaps: 'N O', meaning: t`Next line below; dark` },
    { keycaps: '+ −', meaning: t`Size of the line` },
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
        <Trans>While you type in a field, no key touches the screen. Escape never does.</Trans>
      </p>
    </>
  );
}
