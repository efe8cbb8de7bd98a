import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Dialog, Select, Switch } from '@naad/ui-kit';
import { useState } from 'react';
import { LineRange } from '../../../features/copy/LineRange/LineRange.tsx';
import { PRINT_SIZES, type PrintChoice, type PrintSize } from './printChoice.ts';
import styles from './PrintDialog.module.css';

export interface PrintDialogProps {
  /** All lines of the page, in order. */
  lines: readonly { readonly unicode: string }[];
  /** Translations of the page with their translators, such as `English translation: Sant Singh Khalsa`. */
  translations: readonly { readonly key: string; readonly label: string }[];
  /** True if the page shows transliterations. */
  hasTransliterations: boolean;
  /** True for a text that is handed out: a bani. */
  isBookletOffered: boolean;
  onPrint: (choice: PrintChoice) => void;
  onClose: () => void;
}

/** Dialog to choose lines, texts, size and form before printing. */
export function PrintDialog(props: PrintDialogProps) {
  const { lines, translations, hasTransliterations, isBookletOffered, onPrint, onClose } = props;
  const { t } = useLingui();
  const [choice, setChoice] = useState<PrintChoice>({
    first: 0,
    last: lines.length - 1,
    hasTransliterations,
    translations: translations.map(({ key }) => key),
    size: 'normal',
    isBooklet: false,
  });
  const change = (part: Partial<PrintChoice>) => {
    setChoice((before) => ({ ...before, ...part }));
  };
  const sizes: Record<PrintSize, string> = { small: t`Small`, normal: t`Normal`, large: t`Large` };
  return (
    <Dialog
      title={t`Print`}
      isOpen
      closeLabel={t`Close`}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          onClick={() => {
            onPrint(choice);
          }}
        >
          <Trans>Print</Trans>
        </Button>
      }
    >
      <div className={styles['fields']}>
        <LineRange
          lines={lines}
          first={choice.first}
          last={choice.last}
          onChange={(first, last) => {
            change({ first, last });
          }}
        />
        {hasTransliterations && (
          <Switch
            label={t`Transliteration`}
            checked={choice.hasTransliterations}
            onChange={({ target }) => {
              change({ hasTransliterations: target.checked });
            }}
          />
        )}
        {translations.map(({ key, label }) => (
          <Switch
            key={key}
            label={label}
            checked={choice.translations.includes(key)}
            onChange={({ target }) => {
              const others = choice.translations.filter((each) => each !== key);
              change({ translations: target.checked ? [...others, key] : others });
            }}
          />
        ))}
        <Select
          label={t`Font size`}
          options={PRINT_SIZES.map((size) => ({ value: size, label: sizes[size] }))}
          value={choice.size}
          onChange={({ target }) => {
            change({ size: PRINT_SIZES.find((size) => size === target.value) ?? 'normal' });
          }}
        />
        {isBookletOffered && (
          <Switch
            label={t`Booklet`}
            hint={t`A5 pages, two on each side of an A4 sheet. Print on both sides, flip on the short edge, and fold.`}
            checked={choice.isBooklet}
            onChange={({ target }) => {
              change({ isBooklet: target.checked });
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
