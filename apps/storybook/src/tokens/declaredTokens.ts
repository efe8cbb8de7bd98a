/** Where a token is declared: by every theme, or once for all of them. */
export type TokenOrigin = 'theme' | 'root';

const SELECTORS: Record<TokenOrigin, string> = { theme: '[data-theme="dark"]', root: ':root' };

/**
 * The names of the custom properties that the style sheets of this page declare, in their order: what is shown is what
 * is there, and a new token needs no story of its own.
 */
export function declaredTokens(origin: TokenOrigin): readonly string[] {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter((rule) => rule.selectorText === SELECTORS[origin]);
  return rules.flatMap((rule) => [...rule.style].filter((property) => property.startsWith('--')));
}
