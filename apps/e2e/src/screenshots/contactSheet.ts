import type { Theme } from '@naad/settings-schema';
import type { SiteRoute } from '../siteRoutes.ts';
import { screenshotPath, type Size } from './photograph.ts';

/** One page of HTML with every screenshot: a row for each page of the site, a column for each theme. */
export function contactSheet(options: {
  routes: readonly SiteRoute[];
  themes: readonly Theme[];
  sizes: readonly Size[];
  problems: readonly string[];
}): string {
  const { routes, themes, sizes, problems } = options;
  const sections = sizes.map(
    (size) => `<h2 id="${size.name}">${size.name} (${String(size.width)} × ${String(size.height)})</h2>
${routes.map((route) => row(route, themes, size)).join('\n')}`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
  body { margin: 1rem; font: 1rem/1.4 system-ui, sans-serif; color: #222; background: #e6e6e6 }
  nav a, h3 a { margin-inline-end: 1rem }
  h3 { margin: 1.5rem 0 0.5rem; font-size: 1rem }
  .row { display: grid; grid-template-columns: repeat(${String(themes.length)}, 1fr); gap: 1rem }
  figure { margin: 0 }
  img { display: block; inline-size: 100%; max-block-size: 80vh; object-fit: cover; object-position: top; background: #fff }
  figcaption { font-size: 0.875rem }
</style>
<h1>Screenshots</h1>
<nav>${sizes.map(({ name }) => `<a href="#${name}">${name}</a>`).join('')}</nav>
${problems.length === 0 ? '' : `<h2>Not as it should be</h2>\n<ul>${problems.map((each) => `<li>${escapeText(each)}`).join('\n')}</ul>`}
${sections.join('\n')}
</html>
`;
}

function row(route: SiteRoute, themes: readonly Theme[], size: Size): string {
  const figures = themes.map((theme) => {
    const file = screenshotPath(theme, size, route);
    return `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${route.name} in the theme ${theme}"></a><figcaption>${theme}</figcaption></figure>`;
  });
  return `<h3 id="${size.name}-${route.name}">${route.name} <code>${escapeText(decodeURI(route.path))}</code></h3>
<div class="row">${figures.join('')}</div>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
