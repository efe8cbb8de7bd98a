import type { ReactNode } from 'react';
import styles from './TokenList.module.css';

/** Declared by every theme, or once on the root. */
export type TokenOrigin = 'theme' | 'root';

const SELECTORS: Record<TokenOrigin, string> = { theme: '[data-theme="dark"]', root: ':root' };

/**
 * The custom properties declared in the page's style sheets, in order, so that new tokens appear without a new story.
 */
export function declaredTokens(origin: TokenOrigin): readonly string[] {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter((rule) => rule.selectorText === SELECTORS[origin]);
  return rules.flatMap((rule) => [...rule.style].filter((property) => property.startsWith('--')));
}

export interface TokenListProps {
  readonly names: readonly string[];
  /** Renders a sample of the token. */
  readonly children: (name: string) => ReactNode;
}

/** Tokens with name, value in the current theme, and sample. */
export function TokenList({ names, children }: TokenListProps) {
  const values = getComputedStyle(document.documentElement);
  return (
    <dl className={styles['list']}>
      {names.map((name) => (
        <div key={name} className={styles['token']}>
          <dt>
            <code>{name}</code> <span className={styles['value']}>{values.getPropertyValue(name)}</span>
          </dt>
          <dd>{children(name)}</dd>
        </div>
      ))}
    </dl>
  );
}
