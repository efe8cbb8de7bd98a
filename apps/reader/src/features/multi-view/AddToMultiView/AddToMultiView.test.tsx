import { DEFAULT_PREFERENCES, formatMultiView, multiViewItem } from '@naad/settings-schema';
import { makeStore, selectMultiView } from '@naad/settings-state';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  NotificationsProvider,
  useNotifications,
} from '../../../shared/notifications/NotificationsContext.tsx';
import { PanelsProvider, usePanels } from '../../../shared/panels/PanelsContext.tsx';
import { GLANCE_OF_MERCY, GREAT_RAMDAS } from '../testing/multiViewLines.ts';
import { AddToMultiView, type AddToMultiViewProps } from './AddToMultiView.tsx';

const KEY = 'naad.multiView';
const item = multiViewItem({ id: GREAT_RAMDAS.id, shabadId: 3590, verse: GREAT_RAMDAS.unicode });
const button = () => screen.getByRole('button', { name: 'Add to multi-view' });
const isPressed = () => button().getAttribute('aria-pressed');

/** Shows the notifications and the open panel. */
function Site() {
  const news = useNotifications();
  const { open } = usePanels();
  return <output>{[...news.map(({ text }) => text), open].join(', ')}</output>;
}

const shown = () => screen.getByRole('status').textContent;

function made(verse: AddToMultiViewProps['verse'] = GREAT_RAMDAS) {
  const store = makeStore({ preferences: DEFAULT_PREFERENCES, browser: window });
  const page = (
    <InEnglish>
      <Provider store={store}>
        <NotificationsProvider>
          <PanelsProvider>
            <AddToMultiView verse={verse} />
            <Site />
          </PanelsProvider>
        </NotificationsProvider>
      </Provider>
    </InEnglish>
  );
  return { store, page, list: () => selectMultiView(store.getState()) };
}

afterEach(() => {
  localStorage.clear();
});

describe('the button that adds a line to the multi-view list', () => {
  it('adds the line, says so and opens the list', async () => {
    const { page, list } = made();
    render(page);
    expect(isPressed()).toBe('false');
    await userEvent.click(button());
    expect(list()).toEqual([item]);
    expect(localStorage.getItem(KEY)).toBe(formatMultiView([item]));
    expect(shown()).toBe('Added to multi-view, multiView');
    expect(isPressed()).toBe('true');
    await userEvent.click(button());
    expect(shown()).toBe('Added to multi-view, Already in multi-view, multiView');
  });

  it('says if the line is already in the list, and leaves the list unchanged [B84, S8.25]', async () => {
    const { page, list } = made();
    localStorage.setItem(KEY, formatMultiView([item]));
    render(page);
    expect(isPressed()).toBe('true');
    await userEvent.click(button());
    expect(list()).toEqual([item]);
    expect(shown()).toBe('Already in multi-view, multiView');
  });

  it('says if the list is full', async () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ ...item, id: index + 1 }));
    localStorage.setItem(KEY, formatMultiView(many));
    const { page, list } = made();
    render(page);
    await userEvent.click(button());
    expect(list()).toHaveLength(50);
    expect(shown()).toBe('The multi-view list is full, multiView');
  });

  it('stores only the fields of a line that the list needs', async () => {
    const { page, list } = made({ ...GLANCE_OF_MERCY, ...{ ang: 681, translations: ['With his glance'] } });
    render(page);
    await userEvent.click(button());
    expect(Object.keys(list()[0] ?? {}).sort()).toEqual(['id', 'shabadId', 'url', 'verse']);
  });

  it('hydrates as rendered by the server, and is pressed after that', async () => {
    const complain = vi.spyOn(console, 'error');
    const html = renderToString(made().page);
    expect(html).toContain('aria-pressed="false"');
    localStorage.setItem(KEY, formatMultiView([item]));
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = html;
    render(made().page, { container: root, hydrate: true });
    expect(isPressed()).toBe('true');
    expect(complain).not.toHaveBeenCalled();
  });
});
