import type { Doodle } from '@naad/api-client';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 180" fill="none" stroke-width="3" stroke-linecap="round">
<path stroke="#8f7a58" d="M20 150h440"/><circle cx="240" cy="86" r="34" stroke="#d67a1f"/>
<path stroke="#3f6db3" d="M40 126c40-18 60-18 100 0s60 18 100 0 60-18 100 0 60 18 100 0M70 104c30-13 45-13 75 0m190 0c30-13 45-13 75 0"/></svg>`;

/** A drawing of a sun over a river, for stories. */
export const STORY_DOODLE: Doodle = {
  imageHref: `data:image/svg+xml,${encodeURIComponent(DRAWING)}`,
  description: 'The sun over a river',
  href: '/shabad?id=1',
  credit: { name: 'A painter of rivers', href: 'https://painter.example/' },
};
