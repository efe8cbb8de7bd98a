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

it('hrefOfClick follows a link of the site, also for a click on an element inside it', () => {
  expect(click('<a href="http://naad.test/shabad?id=1"><span>line</span></a>')).toBe('/shabad?id=1');
});

it('hrefOfClick keeps the fragment of a link to another page', () => {
  expect(click('<a href="http://naad.test/help#Web">x</a>')).toBe('/help#Web');
});

it.each([
  ['another site', '<a href="https://example.org/">x</a>', {}],
  ['a new tab', '<a href="http://naad.test/" target="_blank">x</a>', {}],
  ['a download', '<a href="http://naad.test/x" download>x</a>', {}],
  ['a page outside of the reader', '<a href="http://naad.test/control" rel="external">x</a>', {}],
  ['a fragment of this page', '<a href="http://naad.test/ang?ang=5&source=G#v1">x</a>', {}],
  ['a click with a key held', '<a href="http://naad.test/">x</a>', { ctrlKey: true }],
  ['a click with another mouse button', '<a href="http://naad.test/">x</a>', { button: 1 }],
  ['a click outside of links', '<p>x</p>', {}],
])('hrefOfClick leaves %s to the browser', (_name, html, init) => {
  expect(click(html, init)).toBeNull();
});
