import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Dialog, Select } from '@naad/ui-kit';
import { useState } from 'react';
import type { CopyFormat } from '../copyFormat.ts';
import { LineRange } from '../LineRange/LineRange.tsx';
import styles from './CopyLines.module.css';

export interface CopyLinesProps {
  /** All lines of the page, in order. */
  lines: readonly { readonly unicode: string }[];
  /** Called with the indexes (from 0) of the first and last line to copy. */
  onCopy: (first: number, last: number, format: CopyFormat) => void;
  onClose: () => void;
}

/** Dialog to choose which lines to copy, and in which format. */
export function CopyLines({ lines, onCopy, onClose }: CopyLinesProps) {
  const { t } = useLingui();
  const [range, setRange] = useState({ first: 0, last: lines.length - 1 });
  const [format, setFormat] = useState<CopyFormat>('text');
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
            onCopy(range.first, range.last, format);
          }}
        >
          <Trans>Copy</Trans>
        </Button>
      }
    >
      <div className={styles['fields']}>
        <LineRange
          lines={lines}
          {...range}
          onChange={(first, last) => {
            setRange({ first, last });
          }}
        />
        <Select
          label={t`Format`}
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
