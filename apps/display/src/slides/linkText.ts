/**
 * The words of a slide with a link as people read and type it: without `https://`, and without a code that has a line of
 * its own.
 */
export function linkText(text: string, link: string): string {
  const code = text.slice(text.lastIndexOf('\n') + 1);
  const address = link.replace(/^https?:\/\//, '');
  return text.replace(link, address.endsWith(`/${code}`) ? address.slice(0, -code.length - 1) : address);
}
