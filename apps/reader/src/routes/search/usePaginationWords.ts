import { useLingui } from '@lingui/react/macro';
import type { PaginationWords } from '@naad/ui-kit';

/** What the links to other pages of results are called, in the visitor's language. */
export function usePaginationWords(): PaginationWords {
  const { t, i18n } = useLingui();
  return {
    label: t`Pagination`,
    previous: t`Previous page`,
    next: t`Next page`,
    first: (page) => t`${i18n.number(page)}, first page`,
    last: (page) => t`${i18n.number(page)}, last page`,
    leap: (page) => t`… page ${i18n.number(page)}`,
    number: (page) => i18n.number(page),
  };
}
