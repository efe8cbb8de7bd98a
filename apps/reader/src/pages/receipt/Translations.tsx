import { Trans } from '@lingui/react/macro';
import type { LineReceipt } from '@naad/api-client';
import type { ReactNode } from 'react';
import tool from '../toolPage.module.css';
import { EditionName } from './EditionName.tsx';
import { Fact, Facts } from './Facts.tsx';

/** Language of a translation, by the code that its key begins with. */
const LANGUAGES: Readonly<Record<string, () => ReactNode>> = {
  en: () => <Trans>English</Trans>,
  pu: () => <Trans>Punjabi</Trans>,
  es: () => <Trans>Spanish</Trans>,
  hi: () => <Trans>Hindi</Trans>,
};

/** The translators of a line, with the works that the source names. */
export function Translations({ translations }: Pick<LineReceipt, 'translations'>) {
  return (
    <section aria-labelledby="translations" className={tool['part']}>
      <h2 id="translations">
        <Trans>Translations</Trans>
      </h2>
      {translations.length === 0 ? (
        <p>
          <Trans>This line has no translation here.</Trans>
        </p>
      ) : (
        <Facts>
          {translations.map(({ key, translator, edition }) => (
            <Fact
              key={key}
              name={
                <>
                  {translator} ({LANGUAGES[key.slice(0, key.indexOf('.'))]?.()})
                </>
              }
            >
              {edition === null ? <Trans>No edition is known.</Trans> : <EditionName edition={edition} />}
            </Fact>
          ))}
        </Facts>
      )}
    </section>
  );
}
