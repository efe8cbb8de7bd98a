import { Trans } from '@lingui/react/macro';
import { embedFramePath, type EmbedLook, type EmbedSubject } from '@naad/api-contract';
import { useEffect, useRef } from 'react';
import tool from '../toolPage.module.css';
import styles from './EmbedPage.module.css';

export interface EmbedPreviewProps {
  /** For whoever hears the frame. */
  title: string;
  subject: EmbedSubject;
  look: EmbedLook;
}

/** The frame as another page would have it, and as high as its text. */
export function EmbedPreview({ title, subject, look }: EmbedPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const hear = ({
      source,
      origin,
      data,
    }: MessageEvent<{ app?: string; type?: string; height?: number } | null>) => {
      const element = frame.current;
      if (!element || source !== element.contentWindow || origin !== window.location.origin) return;
      if (data?.app === 'naad' && data.type === 'size') element.height = String(Number(data.height));
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
    };
  }, []);
  return (
    <section className={tool['part']}>
      <h2>
        <Trans>Preview</Trans>
      </h2>
      <iframe
        ref={frame}
        title={title}
        src={embedFramePath(subject, look)}
        height="500"
        className={styles['frame']}
      />
    </section>
  );
}
