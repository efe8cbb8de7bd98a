import { DEFAULT_PREFERENCES, formatMultiView, itemsOf, multiViewItem } from '@naad/settings-schema';
import { createPothis, makeStore, selectMultiView } from '@naad/settings-state';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  NotificationsProvider,
  useNotifications,
} from '../../../shared/notifications/NotificationsContext.tsx';
import { PanelsProvider, usePanels } from '../../../shared/panels/PanelsContext.tsx';
import { GLANCE_OF_MERCY, GREAT_RAMDAS } from '../testing/savedLines.ts';

const KEY = 'naad.multiView';
const item = multiViewItem({ id: GREAT_RAMDAS.id, shabadId: 3590, verse: GREAT_RAMDAS.unicode });
const button = () => screen.getByRole('button', { name: 'Save' });
const isPressed = () => button().getAttribute('aria-pressed');

/** Shows the notifications with their actions, and the open panel. */
function Site() {
  const news = useNotifications();
  const { open } = usePanels();
  const last = news.at(-1);
  return (
    <>
      <output>{[last?.text, open].filter(Boolean).join(', ')}</output>
      {[last?.action, last?.other].map(
        (action) =>
          action &&
          'run' in action && (
            <button key={action.label} onClick={action.run}>
              {action.label}
            </button>
          ),
      )}
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;
const take = (action: string) => userEvent.click(screen.getByRole('button', { name: action }));
const hasShown = (text: string) =>
  waitFor(() => {
    expect(shown()).toBe(text);
  });

/** A fresh page: the modules hold the lists of the page. */
async function made(verse: typeof GREAT_RAMDAS = GREAT_RAMDAS) {
  const { SaveButton } = await import('./SaveButton.tsx');
  const store = makeStore({ preferences: DEFAULT_PREFERENCES, browser: window });
  const page = (
    <InEnglish>
      <Provider store={store}>
        <NotificationsProvider>
          <PanelsProvider>
            <SaveButton verse={verse} />
            <Site />
          </PanelsProvider>
        </NotificationsProvider>
      </Provider>
    </InEnglish>
  );
  return { store, page, list: () => selectMultiView(store.getState()) };
}

beforeEach(async () => {
  localStorage.clear();
  const { sitePothis } = await import('../../../shared/sitePothis.ts');
  for (const { id } of sitePothis().get()) sitePothis().setItems(id, []);
  localStorage.clear();
});
afterEach(() => {
  localStorage.clear();
});

describe('the button that saves a line [P50]', () => {
  it('saves it, says so, and can undo that', async () => {
    const { page, list } = await made();
    render(page);
    expect(isPressed()).toBe('false');
    await userEvent.click(button());
    expect(list()).toEqual([item]);
    expect(localStorage.getItem(KEY)).toBe(formatMultiView([item]));
    expect(isPressed()).toBe('true');
    await hasShown('Saved to your list');
    await take('Undo');
    expect(list()).toEqual([]);
    expect(isPressed()).toBe('false');
  });

  it('offers the choice of a list, without opening a panel by itself', async () => {
    const { page } = await made();
    render(page);
    await userEvent.click(button());
    await hasShown('Saved to your list');
    await take('Choose list');
    expect(shown()).toBe('Saved to your list, lists');
  });

  it('says if the line is saved already, and changes nothing but on request [B84, S8.25]', async () => {
    localStorage.setItem(KEY, formatMultiView([item]));
    const { page, list } = await made();
    render(page);
    expect(isPressed()).toBe('true');
    await userEvent.click(button());
    expect(list()).toEqual([item]);
    await hasShown('Already saved');
    await take('Remove');
    expect([list(), isPressed()]).toEqual([[], 'false']);
    await hasShown('Removed from your lists');
    await take('Undo');
    expect([list(), isPressed()]).toEqual([[item], 'true']);
  });

  it('is pressed for a line in a list that is not open', async () => {
    const lists = createPothis(window);
    const id = lists.create('Sunday');
    lists.setItems(id, [item]);
    const { sitePothis } = await import('../../../shared/sitePothis.ts');
    sitePothis().merge(lists.get());
    const { page, list } = await made();
    render(page);
    await waitFor(() => {
      expect(isPressed()).toBe('true');
    });
    await userEvent.click(button());
    await hasShown('Already saved in Sunday');
    expect(list()).toEqual([]);
    expect(
      itemsOf(
        sitePothis()
          .get()
          .find((pothi) => pothi.id === id),
      ),
    ).toEqual([item]);
  });

  it('says if the list is full', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ ...item, id: index + 1 }));
    localStorage.setItem(KEY, formatMultiView(many));
    const { page, list } = await made();
    render(page);
    await userEvent.click(button());
    expect(list()).toHaveLength(500);
    await hasShown('This list is full. Choose another list.');
  });

  it('stores only the fields of a line that a list needs', async () => {
    const { page, list } = await made({
      ...GLANCE_OF_MERCY,
      ...{ ang: 681, translations: ['With his glance'] },
    });
    render(page);
    await userEvent.click(button());
    expect(Object.keys(list()[0] ?? {}).sort()).toEqual(['id', 'shabadId', 'url', 'verse']);
  });

  it('hydrates as rendered by the server, and is pressed after that', async () => {
    const complain = vi.spyOn(console, 'error');
    const html = renderToString((await made()).page);
    expect(html).toContain('aria-pressed="false"');
    localStorage.setItem(KEY, formatMultiView([item]));
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = html;
    render((await made()).page, { container: root, hydrate: true });
    expect(isPressed()).toBe('true');
    expect(complain).not.toHaveBeenCalled();
  });
});
