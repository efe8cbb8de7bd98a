/** Where Facebook takes an address to be passed on there (behaviour 65). */
export function facebookHref(url: string): string {
  return `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`;
}
