import { useLingui } from '@lingui/react/macro';
import { Select } from '@naad/ui-kit';

export interface LineRangeProps {
  /** All lines of the page, in order. */
  lines: readonly { readonly unicode: string }[];
  /** Indexes (from 0) of the first and last chosen line. */
  first: number;
  last: number;
  /** Called with a range whose first line isn't after its last. */
  onChange: (first: number, last: number) => void;
}

/** Two selects for the first and last line of a range. Moving one past the other moves both. */
export function LineRange({ lines, first, last, onChange }: LineRangeProps) {
  const { t, i18n } = useLingui();
  const options = lines.map(({ unicode }, index) => ({
    value: String(index),
    label: `${i18n.number(index + 1)}. ${unicode}`,
  }));
  return (
    <>
      <Select
        label={t`From line`}
        lang="pa-Guru"
        options={options}
        value={String(first)}
        onChange={({ target }) => {
          const index = Number(target.value);
          onChange(index, Math.max(last, index));
        }}
      />
      <Select
        label={t`To line`}
        lang="pa-Guru"
        options={options}
        value={String(last)}
        onChange={({ target }) => {
          const index = Number(target.value);
          onChange(Math.min(first, index), index);
        }}
      />
    </>
  );
}
