// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { hrefOfClick } from './useLinkClicks.ts';

const here = new URL('http://naad.test/ang?ang=5&source=G');

afterEach(() => {
  document.body.replaceChildren();
});

function click(html: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  const target = document.querySelector('a span') ?? document.querySelector('a') ?? document.body;
  let href: string | null = null;
  document.addEventListener(
    'click',
    (event) => {
      href = hrefOfClick(event, here);
      event.preventDefault();
    },
    { once: true },
  );
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return href;
}

it('follows a link of the site, also from inside it', () => {
  expect(click('<a href="http://naad.test/shabad?id=1"><span>line</span></a>')).toBe('/shabad?id=1');
});

it('keeps the place on another page that a link names', () => {
  expect(click('<a href="http://naad.test/help#Web">x</a>')).toBe('/help#Web');
});

it.each([
  ['another site', '<a href="https://example.org/">x</a>', {}],
  ['a new tab', '<a href="http://naad.test/" target="_blank">x</a>', {}],
  ['a download', '<a href="http://naad.test/x" download>x</a>', {}],
  ['a page that is not of the reader', '<a href="http://naad.test/control" rel="external">x</a>', {}],
  ['a place on the page', '<a href="http://naad.test/ang?ang=5&source=G#v1">x</a>', {}],
  ['a click with a key held', '<a href="http://naad.test/">x</a>', { ctrlKey: true }],
  ['another button', '<a href="http://naad.test/">x</a>', { button: 1 }],
  ['no link', '<p>x</p>', {}],
])('leaves %s to the browser', (_name, html, init) => {
  expect(click(html, init)).toBeNull();
});
