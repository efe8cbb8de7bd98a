import { Trans, useLingui } from '@lingui/react/macro';
import { type EmbedSubject, embedFramePath } from '@naad/api-contract';
import { useState, useEffect, useRef, useId } from 'react';
import { Button, CopyIcon } from '@naad/ui-kit';
import type { EmbedContent } from './content.ts';
import { EmbedForm } from './EmbedForm.tsx';
import tool from '../toolPage.module.css';
import styles from './EmbedPage.module.css';
import { writeClipboard } from '../../features/copy/writeClipboard.ts';
import { useSite } from '../../shared/SiteContext.tsx';
import { useNotify } from '../../shared/notifications/useNotify.ts';
import { elementCode, type EmbedCodeParts, frameCode } from './embeddingCode.ts';

interface EmbedPageProps {
  content: EmbedContent;
  /** Address of the frame in the preview; only stories, which have no server, use another. */
  frameAddress?: typeof embedFramePath;
}

/** Builds the code that embeds a shabad, a line or an ang in another site. Without JavaScript the form is submitted. */
export function EmbedPage({
  content: { asked, look: askedLook, origin, found },
  frameAddress = embedFramePath,
}: EmbedPageProps) {
  const { t } = useLingui();
  const { embedUrl } = useSite();
  const [look, setLook] = useState(askedLook);
  const [verse, setVerse] = useState(found?.verse ?? null);
  const target = found && targetOf(found, verse);
  return (
    <div className={tool['page']}>
      <h1>
        <Trans>Gurbani on your site</Trans>
      </h1>
      <p>
        <Trans>
          Choose what to show and how, then copy the code into your page. We keep nothing about your visitors.
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
      {target ? (
        <>
          <EmbedPreview title={t`Preview`} src={frameAddress(target.subject, look)} />
          <EmbedCode parts={{ ...target, look, origin, embedUrl }} />
        </>
      ) : (
        <p role="alert" className={styles['problem']}>
          <Trans>Nothing found. Enter a link to a shabad or ang, or a shabad number.</Trans>
        </p>
      )}
    </div>
  );
}

interface EmbedTarget {
  readonly subject: EmbedSubject;
  readonly path: string;
  readonly line: string;
}

function targetOf({ subject, lines }: NonNullable<EmbedContent['found']>, verse: number | null): EmbedTarget {
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

interface EmbedPreviewProps {
  /** Name of the frame for screen readers. */
  title: string;
  src: string;
}

/** The frame as another site would show it, resized to its text. */
function EmbedPreview({ title, src }: EmbedPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const handleMessage = ({
      source,
      origin,
      data,
    }: MessageEvent<{ app?: string; type?: string; height?: number } | null>) => {
      const element = frame.current;
      if (!element || source !== element.contentWindow || origin !== window.location.origin) return;
      if (data?.app === 'naad' && data.type === 'size') element.height = String(Number(data.height));
    };
    window.addEventListener('message', handleMessage);
    return () => {
      window.removeEventListener('message', handleMessage);
    };
  }, []);
  return (
    <section className={tool['part']}>
      <h2>
        <Trans>Preview</Trans>
      </h2>
      <iframe ref={frame} title={title} src={src} height="500" className={styles['frame']} />
    </section>
  );
}

/** The code to copy into a page, as an element and as a frame. */
function EmbedCode({ parts }: { parts: EmbedCodeParts }) {
  const { t } = useLingui();
  return (
    <section className={tool['part']}>
      <h2>
        <Trans>Code for your page</Trans>
      </h2>
      <CodeField label={t`Adapts to your page: height, light and dark`} code={elementCode(parts)} />
      <CodeField label={t`For pages that don't allow scripts`} code={frameCode(parts)} />
    </section>
  );
}

function CodeField({ label, code }: { label: string; code: string }) {
  const { t } = useLingui();
  const id = useId();
  const notify = useNotify();
  const copy = async () => {
    try {
      await writeClipboard(Promise.resolve({ text: code }), false);
      notify({ text: t`Embed code copied` });
    } catch {
      notify({ text: t`Could not copy embed code` });
    }
  };
  return (
    <div className={styles['code']}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} readOnly lang="zxx" dir="ltr" rows={4} spellCheck={false} value={code} />
      <Button type="button" onClick={() => void copy()}>
        <CopyIcon />
        <Trans>Copy</Trans>
      </Button>
    </div>
  );
}
