import type { AngPage as Ang } from '@naad/api-client';
import { parseAng, type SourceId } from '@naad/gurbani-model';
import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { makeStore, selectLastAng } from '@naad/settings-state';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { NavigationProvider } from '../../shared/navigation/NavigationContext.tsx';
import { createRouteCache } from '../../shared/navigation/routeCache.ts';
import { STORY_PAGES } from '../../testing/storyPages.ts';
import { AngPage } from './AngPage.tsx';

const page = (id: SourceId, ang: number): Ang => ({
  source: { id, english: 'A work', unicode: null },
  ang: parseAng(ang) ?? expect.unreachable(),
  neighbours: { previous: null, next: null },
  verses: [],
});

function lastAngAfter(...pages: Ang[]) {
  const store = makeStore({ preferences: DEFAULT_PREFERENCES });
  for (const ang of pages) {
    render(
      <InEnglish>
        <Provider store={store}>
          <MemoryRouter>
            <NavigationProvider cache={createRouteCache(STORY_PAGES.ang, () => expect.unreachable())}>
              <AngPage content={{ page: 'ang', ang, highlights: [], credits: [] }} />
            </NavigationProvider>
          </MemoryRouter>
        </Provider>
      </InEnglish>,
    );
  }
  return selectLastAng(store.getState());
}

it('the page stores the last ang of Sri Guru Granth Sahib Ji, and of no other work [B70]', () => {
  expect(lastAngAfter(page('G', 50))).toBe(50);
  expect(lastAngAfter(page('G', 50), page('D', 7))).toBe(50);
  expect(lastAngAfter(page('B', 3))).toBe(0);
});
