import { expect } from 'storybook/test';
import { declaredTokens, TokenList } from './TokenList.tsx';
import styles from './TokenList.module.css';

const meta = { title: 'Tokens/Colour' };
export default meta;

const isGurbani = (name: string) => name.startsWith('--gurbani-');
const isLetters = (name: string) => isGurbani(name) && !/^--gurbani-current-|-surface$/.test(name);

function Swatch({ name }: { readonly name: string }) {
  const isShadow = name === '--shadow';
  return (
    <div
      className={styles['swatch']}
      style={isShadow ? { boxShadow: `var(${name})` } : { background: `var(${name})` }}
    />
  );
}

/** Tokens for components: surfaces, text, links, actions, notices. */
export const Semantic = {
  render: () => (
    <TokenList names={declaredTokens('theme').filter((name) => !isGurbani(name))}>
      {(name) => <Swatch name={name} />}
    </TokenList>
  ),
};

/** Tokens for Gurbani, shown on letters if meant for letters. Ang 1, Mool Mantar. */
export const Gurbani = {
  render: () => (
    <TokenList names={declaredTokens('theme').filter(isGurbani)}>
      {(name) =>
        isLetters(name) ? (
          <p lang="pa-Guru" style={{ color: `var(${name})`, fontSize: 'var(--size-line)' }}>
            ਸਤਿ ਨਾਮੁ ਕਰਤਾ ਪੁਰਖੁ
          </p>
        ) : (
          <Swatch name={name} />
        )
      }
    </TokenList>
  ),
};

/** The palette, which only themes use. */
export const Palette = {
  render: () => (
    <TokenList names={declaredTokens('root').filter((name) => name.startsWith('--palette-'))}>
      {(name) => <Swatch name={name} />}
    </TokenList>
  ),
  play: async ({ canvas }: { canvas: { getAllByRole: (role: string) => HTMLElement[] } }) => {
    await expect(canvas.getAllByRole('term').length).toBeGreaterThan(50);
  },
};
