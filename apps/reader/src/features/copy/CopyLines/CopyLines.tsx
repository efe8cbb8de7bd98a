import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Dialog, Select } from '@naad/ui-kit';
import { useState } from 'react';
import type { CopyFormat } from '../copyFormat.ts';
import styles from './CopyLines.module.css';

export interface CopyLinesProps {
  /** All lines of the page, in its order. */
  lines: readonly { readonly unicode: string }[];
  /** Places of the first and the last line to copy, from 0. */
  onCopy: (first: number, last: number, format: CopyFormat) => void;
  onClose: () => void;
}

/** Asks from which line to which is copied, and in which form. */
export function CopyLines({ lines, onCopy, onClose }: CopyLinesProps) {
  const { t, i18n } = useLingui();
  const [first, setFirst] = useState(0);
  const [last, setLast] = useState(lines.length - 1);
  const [format, setFormat] = useState<CopyFormat>('text');
  const options = lines.map(({ unicode }, place) => ({
    value: String(place),
    label: `${i18n.number(place + 1)}. ${unicode}`,
  }));
  const formats: readonly { value: CopyFormat; label: string }[] = [
    { value: 'text', label: t`Text` },
    { value: 'markdown', label: t`Markdown` },
    { value: 'rich', label: t`Rich text` },
  ];
  return (
    <Dialog
      title={t`Copy some lines`}
      isOpen
      closeLabel={t`Close`}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          onClick={() => {
            onCopy(first, last, format);
          }}
        >
          <Trans>Copy</Trans>
        </Button>
      }
    >
      <div className={styles['fields']}>
        <Select
          label={t`From line`}
          lang="pa-Guru"
          options={options}
          value={String(first)}
          onChange={({ target }) => {
            const place = Number(target.value);
            setFirst(place);
            setLast(Math.max(last, place));
          }}
        />
        <Select
          label={t`To line`}
          lang="pa-Guru"
          options={options}
          value={String(last)}
          onChange={({ target }) => {
            const place = Number(target.value);
            setLast(place);
            setFirst(Math.min(first, place));
          }}
        />
        <Select
          label={t`Form`}
          options={formats}
          value={format}
          onChange={({ target }) => {
            setFormat(formats.find(({ value }) => value === target.value)?.value ?? 'text');
          }}
        />
      </div>
    </Dialog>
  );
}
