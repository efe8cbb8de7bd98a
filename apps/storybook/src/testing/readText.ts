/**
 * Reads all texts of the document and the attributes that are read out or shown. Runs in the page, so it uses nothing
 * from outside.
 *
 * @returns one text per line
 */
export function readText(): string {
  const ATTRIBUTES = ['alt', 'aria-description', 'aria-label', 'aria-placeholder', 'aria-roledescription'];
  const MORE_ATTRIBUTES = ['aria-valuetext', 'label', 'placeholder', 'title', 'value'];
  const texts: string[] = [];
  /** Storybook's own messages, which are always in the document, and code. */
  const IGNORED = 'script, style, noscript, pre, code, .sb-wrapper, #storybook-highlights-root';
  const read = (root: Element | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.closest(IGNORED)) continue;
      for (const name of [...ATTRIBUTES, ...MORE_ATTRIBUTES]) {
        const text = element.getAttribute(name);
        if (text !== null) texts.push(text);
      }
      for (const child of element.childNodes) {
        if (child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim()) texts.push(child.nodeValue);
      }
      if (element.shadowRoot) read(element.shadowRoot);
    }
  };
  read(document.documentElement);
  return texts.join('\n');
}
