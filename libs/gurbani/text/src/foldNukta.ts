/** Letters without their nukta (ਸ਼ becomes ਸ, likewise ਖ਼ ਗ਼ ਜ਼ ਫ਼ ਲ਼), for searches that do not tell them apart. */
export function foldNukta(letters: string): string {
  return letters.normalize('NFC').replace(/਼/g, '');
}
