import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Headings of every page, in order; a page may also have Content at its end. */
const SECTIONS = ['Use it for', "Don't use it for", 'Example', 'Props', 'Keyboard', 'Accessibility'];

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The components that a library exports by value, with the folder of each. Icons share one page. */
function componentsOf(library: string): { readonly name: string; readonly folder: string }[] {
  const exports = read(`${library}/src/index.ts`).matchAll(/export \{([^}]+)\} from '\.\/(.+\.tsx)'/g);
  return [...exports].flatMap(([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z][a-z]/.test(name))
      .map((name) => ({ name, folder: join(library, 'src', dirname(file)) })),
  );
}

/** The pages in a folder; a component's folder has one. */
function pagesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder)).filter((file) => file.endsWith('.mdx'));
}

const components = ['libs/ui/kit', 'libs/gurbani/render'].flatMap(componentsOf);

describe('the documentation of components', () => {
  it('covers more than 80 components and icons', () => {
    expect(components.length).toBeGreaterThan(80);
  });

  it.each(components)('has a page about $name with every section', ({ name, folder }) => {
    const [page = '', ...others] = pagesIn(folder);
    expect(others).toEqual([]);
    const text = read(join(folder, page));
    expect(text).toContain('<Meta of={stories} />');
    expect(text).toMatch(/^<Canvas of=/m);
    expect(text).toMatch(/^<ArgTypes of=/m);
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings.filter((heading) => heading !== 'Content')).toEqual(SECTIONS);
    if (folder.endsWith('/Icon')) return;
    // The page names the component, or shows the stories of the file named after it.
    expect(text).toMatch(new RegExp(`\\b${name}\\b|\\./${name}\\.stories`));
  });
});

describe('links of the documentation', () => {
  const pages = ['apps/storybook/src', 'libs/ui/kit/src', 'libs/gurbani/render/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => join(folder, file)),
  );

  /** A title as Storybook writes it in addresses. */
  const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');

  const titles = new Set(
    ['apps', 'libs'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => !file.includes('node_modules'))
        .filter((file) => /\.stories\.tsx$|\/src\/.*\.mdx$/.test(file))
        .map(
          (file) => /title(?:: |=)['"]([^'"]+\/[^'"]+|Introduction)['"]/.exec(read(join(folder, file)))?.[1],
        )
        .filter((title) => title !== undefined)
        .map(idOf),
    ),
  );

  it.each(pages)('lead to a story or page (%s)', (page) => {
    const links = [...read(page).matchAll(/\?path=\/(?:story|docs)\/([a-z\d-]+)--/g)];
    for (const [, id = ''] of links) expect(titles).toContain(id);
  });
});
