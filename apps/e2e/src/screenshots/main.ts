/**
 * `npm run screenshots`: captures every page of the built site in every theme, on a phone and a desktop, as
 * `dist/screenshots/<theme>/<size>/<page>.png`, with an overview in `dist/screenshots/index.html`. Words select pages
 * by name: `npm run screenshots -- home search`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { THEME_CHOICES, type Theme } from '@naad/settings-schema';
import { CHROMIUM } from '../../../../chromium.shared.ts';
import { SITE_ROUTES, type SiteRoute } from '../siteRoutes.ts';
import { startBuiltServer } from '../startBuiltServer.ts';
import { photograph, type Size, screenshotPath } from './photograph.ts';

const FOLDER = fileURLToPath(new URL('../../../../dist/screenshots/', import.meta.url));
const SIZES: readonly Size[] = [
  { name: 'phone', width: 360, height: 800, isPhone: true },
  { name: 'desktop', width: 1280, height: 800, isPhone: false },
];
const THEMES = THEME_CHOICES.filter((theme) => theme !== 'system');

const wanted = process.argv.slice(2);
const routes = SITE_ROUTES.filter(
  ({ name }) => wanted.length === 0 || wanted.some((each) => name.includes(each)),
);
if (routes.length === 0) throw new Error(`No page name contains any of: ${wanted.join(', ')}`);

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const server = await startBuiltServer();
const browser = await chromium.launch(CHROMIUM);
const problems: string[] = [];
try {
  for (const theme of THEMES) {
    const found = await Promise.all(
      SIZES.map((size) =>
        photograph({ browser, origin: server.origin, folder: FOLDER, routes, theme, size }),
      ),
    );
    problems.push(...found.flat());
    process.stdout.write(`${theme}: ${String(routes.length * SIZES.length)} screenshots\n`);
  }
} finally {
  await browser.close();
  await server.stop();
}
const sheet = path.join(FOLDER, 'index.html');
await writeFile(sheet, contactSheet({ routes, themes: THEMES, sizes: SIZES, problems }));
process.stdout.write(`\nOverview: ${sheet}\n`);
if (problems.length > 0) {
  process.stdout.write(`\nProblems:\n${problems.map((each) => `  ${each}\n`).join('')}`);
  process.exitCode = 1;
}

/** Builds an HTML page with every screenshot: a row for each page of the site, a column for each theme. */
function contactSheet(options: {
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
${problems.length === 0 ? '' : `<h2>Problems</h2>\n<ul>${problems.map((each) => `<li>${escapeText(each)}`).join('\n')}</ul>`}
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
