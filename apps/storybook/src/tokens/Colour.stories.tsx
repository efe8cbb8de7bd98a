import { contrastRatio } from '@naad/ui-tokens/colourMeasures';
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

/** Text and marks with the surface they stand on. */
const PAIRS = [
  ['--gurbani-line', '--surface'],
  ['--gurbani-line', '--gurbani-current-surface'],
  ['--gurbani-translation', '--surface'],
  ['--gurbani-transliteration', '--surface'],
  ['--gurbani-match', '--surface'],
  ['--gurbani-visraam-main', '--surface'],
  ['--gurbani-visraam-yamki', '--surface'],
  ['--text', '--surface'],
  ['--text-soft', '--surface'],
  ['--link', '--surface'],
  ['--accent-text', '--surface'],
  ['--on-action', '--action'],
  ['--on-accent', '--accent'],
  ['--danger', '--danger-surface'],
  ['--success', '--surface'],
  ['--border-control', '--surface'],
  ['--focus', '--surface'],
] as const;

/** Edges need less contrast than text, so they are shown as edges. */
const isMark = (name: string) => name === '--border-control' || name === '--focus';

/** WCAG contrast in the current theme, computed from the tokens. `themes.test.ts` checks the limits for every pair. */
export const Contrast = {
  render: () => {
    const values = getComputedStyle(document.documentElement);
    return (
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Sample</th>
            <th scope="col">Colour</th>
            <th scope="col">On</th>
            <th scope="col">Contrast</th>
          </tr>
        </thead>
        <tbody>
          {PAIRS.map(([colour, surface]) => (
            <tr key={colour + surface}>
              <td style={{ color: `var(${colour})`, background: `var(${surface})` }}>
                {isMark(colour) ? <span className={styles['mark']} /> : 'Aa'}
              </td>
              <td>
                <code>{colour}</code>
              </td>
              <td>
                <code>{surface}</code>
              </td>
              <td>
                {`${contrastRatio(values.getPropertyValue(colour), values.getPropertyValue(surface)).toFixed(1)} : 1`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  },
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
