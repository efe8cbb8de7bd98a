import { DEFAULT_PREFERENCES, formatMultiView, multiViewItem } from '@naad/settings-schema';
import { makeStore, selectMultiView } from '@naad/settings-state';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NotificationsProvider, useNotifications } from '../../../notifications/NotificationsContext.tsx';
import { PanelsProvider, usePanels } from '../../../panels/PanelsContext.tsx';
import { InEnglish } from '../../../testing/InEnglish.tsx';
import { GLANCE_OF_MERCY, GREAT_RAMDAS } from '../testing/multiViewLines.ts';
import { AddToMultiView, type AddToMultiViewProps } from './AddToMultiView.tsx';

const KEY = 'naad.multiView';
const item = multiViewItem({ id: GREAT_RAMDAS.id, shabadId: 3590, verse: GREAT_RAMDAS.unicode });
const button = () => screen.getByRole('button', { name: 'Add to multi-view' });
const isPressed = () => button().getAttribute('aria-pressed');

/** What the visitor is told, and which panel is open. */
function Site() {
  const news = useNotifications();
  const { open } = usePanels();
  return <output>{[...news.map(({ text }) => text), open].join(', ')}</output>;
}

const told = () => screen.getByRole('status').textContent;

function made(verse: AddToMultiViewProps['verse'] = GREAT_RAMDAS) {
  const store = makeStore({ preferences: DEFAULT_PREFERENCES, keeper: window });
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

describe('adding a line to the multi-view list', () => {
  it('adds it, says so and shows the list', async () => {
    const { page, list } = made();
    render(page);
    expect(isPressed()).toBe('false');
    await userEvent.click(button());
    expect(list()).toEqual([item]);
    expect(localStorage.getItem(KEY)).toBe(formatMultiView([item]));
    expect(told()).toBe('Added to multi-view, multiView');
    expect(isPressed()).toBe('true');
    await userEvent.click(button());
    expect(told()).toBe('Added to multi-view, Already in multi-view, multiView');
  });

  it('says so when the list has it, and leaves the list as it is (behaviour 84)', async () => {
    const { page, list } = made();
    localStorage.setItem(KEY, formatMultiView([item]));
    render(page);
    expect(isPressed()).toBe('true');
    await userEvent.click(button());
    expect(list()).toEqual([item]);
    expect(told()).toBe('Already in multi-view, multiView');
  });

  it('says so when the list takes no more', async () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ ...item, id: index + 1 }));
    localStorage.setItem(KEY, formatMultiView(many));
    const { page, list } = made();
    render(page);
    await userEvent.click(button());
    expect(list()).toHaveLength(50);
    expect(told()).toBe('The multi-view list is full, multiView');
  });

  it('keeps nothing of a line but what the list needs', async () => {
    const { page, list } = made({ ...GLANCE_OF_MERCY, ...{ ang: 681, translations: ['With his glance'] } });
    render(page);
    await userEvent.click(button());
    expect(Object.keys(list()[0] ?? {}).sort()).toEqual(['id', 'shabadId', 'url', 'verse']);
  });

  it('is taken over as the server drew it, and pressed after that', async () => {
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
