import { useLingui } from '@lingui/react/macro';

const MEGABYTE = 1e6;

/** Returns a function that writes a size in megabytes, with one decimal below ten. */
export function useMegabytes(): (bytes: number) => string {
  const { t, i18n } = useLingui();
  return (bytes) => {
    const size = bytes / MEGABYTE;
    const number = i18n.number(size, { maximumFractionDigits: size < 10 ? 1 : 0 });
    return t`${number} MB`;
  };
}
