import { Trans, useLingui } from '@lingui/react/macro';
import type { EmbedSubject } from '@naad/api-contract';
import { useState } from 'react';
import type { EmbedContent } from '../routeResult.ts';
import { EmbedCode } from './EmbedCode.tsx';
import { EmbedForm } from './EmbedForm.tsx';
import tool from '../toolPage.module.css';
import styles from './EmbedPage.module.css';
import { EmbedPreview } from './EmbedPreview.tsx';

/** Makes what shows a shabad, a line or a page of the scripture on another site. Without script a form that is sent. */
export function EmbedPage({ content: { asked, look: askedLook, origin, found } }: { content: EmbedContent }) {
  const { t } = useLingui();
  const [look, setLook] = useState(askedLook);
  const [verse, setVerse] = useState(found?.verse ?? null);
  const shown = found && shownOf(found, verse);
  return (
    <div className={tool['page']}>
      <h1>
        <Trans>Gurbani on your site</Trans>
      </h1>
      <p>
        <Trans>
          Choose what to show and how, then copy the code into your page. Nothing of your visitors is kept.
        </Trans>
      </p>
      <EmbedForm
        asked={asked}
        look={askedLook}
        found={found}
        onChange={(chosen) => {
          setLook(chosen.look);
          setVerse(chosen.verse);
        }}
      />
      {shown ? (
        <>
          <EmbedPreview title={t`Preview`} subject={shown.subject} look={look} />
          <EmbedCode parts={{ ...shown, look, origin }} />
        </>
      ) : (
        <p role="alert" className={styles['problem']}>
          <Trans>
            There is no such text here. Give the address of a shabad or an ang, or the number of a shabad.
          </Trans>
        </p>
      )}
    </div>
  );
}

interface Shown {
  readonly subject: EmbedSubject;
  readonly path: string;
  readonly line: string;
}

function shownOf({ subject, lines }: NonNullable<EmbedContent['found']>, verse: number | null): Shown {
  const line = lines.find(({ id }) => id === verse) ?? lines[0];
  const text = line?.unicode ?? '';
  if (subject.kind !== 'shabad') {
    const { ang, source } = subject;
    return { subject, path: `/ang?ang=${ang}${source === 'G' ? '' : `&source=${source}`}`, line: text };
  }
  const path = `/shabad?id=${subject.id}`;
  if (verse === null) return { subject, path, line: text };
  const id = String(verse);
  return { subject: { kind: 'verse', id }, path: `${path}&highlight=${id}`, line: text };
}
