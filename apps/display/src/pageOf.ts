/** Which of its pages this is, by its address: the desk unless it is named `/display/screen` or `/display?screen`. */
export function pageOf({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): 'desk' | 'screen' | 'overlay' {
  const name = pathname.replace(/\/+$/, '').split('/').at(-1);
  if (name === 'overlay') return 'overlay';
  return name === 'screen' || new URLSearchParams(search).has('screen') ? 'screen' : 'desk';
}
