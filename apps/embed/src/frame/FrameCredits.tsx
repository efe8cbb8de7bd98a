import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FrameCredit } from './frameContent.ts';

export interface FrameCreditsProps {
  credits: readonly FrameCredit[];
}

const LABELS: Readonly<Record<string, (names: string) => MessageDescriptor>> = {
  en: (names) => msg`English translation: ${names}`,
  pu: (names) => msg`Punjabi translation: ${names}`,
  es: (names) => msg`Spanish translation: ${names}`,
  hi: (names) => msg`Hindi translation: ${names}`,
};

/** Whose words the translations are. */
export function FrameCredits({ credits }: FrameCreditsProps) {
  const { i18n } = useLingui();
  return credits.map(({ code, names }) => {
    const label = LABELS[code]?.(names);
    return <p key={code}>{label ? i18n._(label) : names}</p>;
  });
}
