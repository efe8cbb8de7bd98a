import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CopyIcon } from '@naad/ui-kit';
import { useId } from 'react';
import { writeClipboard } from '../../features/copy/writeClipboard.ts';
import { useNotify } from '../../notifications/useNotify.ts';
import { elementCode, type EmbedCodeParts, frameCode } from './embeddingCode.ts';
import tool from '../toolPage.module.css';
import styles from './EmbedPage.module.css';

/** What to write into one's own page, in both ways there are. */
export function EmbedCode({ parts }: { parts: EmbedCodeParts }) {
  const { t } = useLingui();
  return (
    <section className={tool['part']}>
      <h2>
        <Trans>Code for your page</Trans>
      </h2>
      <CodeField label={t`Fits itself to your page, in height, light and dark`} code={elementCode(parts)} />
      <CodeField label={t`For places that take no script`} code={frameCode(parts)} />
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
