import { selectTheme, useSettingsSelector } from '@naad/settings-state';
import { useEffect } from 'react';

/** Draws the page in the chosen theme. The first HTML has it already; this is for choices made since. */
export function useThemeOnPage(): void {
  const choice = useSettingsSelector(selectTheme);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (choice === 'system') delete dataset['theme'];
    else {
      dataset['theme'] = choice;
      colourFrame();
    }
  }, [choice]);
}

/** The browser's own frame around the page takes the surface of the theme, whatever the device asks for. */
function colourFrame(): void {
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = surface;
  }
}
