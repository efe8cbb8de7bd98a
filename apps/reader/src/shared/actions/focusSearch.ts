/** Focuses the search field. Every page has a search form, in its header or in its main part. */
export function focusSearch(): void {
  document.querySelector<HTMLInputElement>('form[role="search"] input')?.focus();
}
