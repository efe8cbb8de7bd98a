import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Answer } from '../createSuggester.ts';

/** What is said of an answer; nothing of none. */
export function useStatusText(answer: Answer | null): string {
  const { t } = useLingui();
  if (answer === null) return '';
  if (answer.kind === 'failed') {
    return navigator.onLine
      ? t`Suggestions did not load. You can still search.`
      : t`You are offline. Suggestions return with the connection.`;
  }
  const count = answer.suggestions.verses.length;
  if (count === 0) return t`No matched results.`;
  return t`${plural(count, { one: '# suggestion', other: '# suggestions' })}`;
}
