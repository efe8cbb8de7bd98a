import { useLingui } from '@lingui/react';

/** Formats sizes of text, which visitors know as ten times their value in rem. */
export function useFormattedSize(): (size: number) => string {
  const { i18n } = useLingui();
  return (size) => i18n.number(Math.round(size * 10));
}
