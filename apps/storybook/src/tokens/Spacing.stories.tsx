import { expect } from 'storybook/test';
import { declaredTokens, TokenList } from './TokenList.tsx';
import styles from './TokenList.module.css';

const meta = { title: 'Tokens/Spacing' };
export default meta;

const LENGTHS = ['--space-', '--measure', '--touch', '--hairline'];
const ELSEWHERE = ['--palette-', '--font-', '--size-', '--ratio-', '--leading-', '--radius', ...LENGTHS];

const startsWithOneOf = (prefixes: readonly string[]) => (name: string) =>
  prefixes.some((prefix) => name.startsWith(prefix));

/** Distances and widths. */
export const Lengths = {
  render: () => (
    <TokenList names={declaredTokens('root').filter(startsWithOneOf(LENGTHS))}>
      {(name) => <div className={styles['bar']} style={{ inlineSize: `var(${name})` }} />}
    </TokenList>
  ),
};

export const Corners = {
  render: () => (
    <TokenList names={declaredTokens('root').filter(startsWithOneOf(['--radius']))}>
      {(name) => <div className={styles['corner']} style={{ borderRadius: `var(${name})` }} />}
    </TokenList>
  ),
};

/** Durations, layers and other tokens shared by all themes: names and values. */
export const TimesAndLayers = {
  render: () => (
    <TokenList names={declaredTokens('root').filter((name) => !startsWithOneOf(ELSEWHERE)(name))}>
      {(name) => <code>{`var(${name})`}</code>}
    </TokenList>
  ),
  play: async ({ canvas }: { canvas: { getAllByRole: (role: string) => HTMLElement[] } }) => {
    await expect(canvas.getAllByRole('term').length).toBeGreaterThan(8);
  },
};
