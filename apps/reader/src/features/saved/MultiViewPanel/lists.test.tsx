import {
  DEFAULT_PREFERENCES,
  FIRST_POTHI,
  formatMultiView,
  formatPothiFile,
  formatPothiLink,
  formatSavedFile,
  itemsOf,
  multiViewItem,
  presentNotes,
} from '@naad/settings-schema';
import { createPothis, makeStore } from '@naad/settings-state';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  NotificationsProvider,
  useNotifications,
} from '../../../shared/notifications/NotificationsContext.tsx';
import { makeNotes } from '../testing/makeNotes.ts';
import { GLANCE_OF_MERCY, GREAT_RAMDAS, ONE_CREATOR } from '../testing/savedLines.ts';
import { WithSaved, type WithSavedProps } from '../testing/WithSaved.tsx';
import { MultiViewPanel } from './MultiViewPanel.tsx';

/** Shows the notifications with their actions. */
function News() {
  return useNotifications().map(({ text, action }) => (
    <p key={text} data-news="">
      {text}
      {action && 'run' in action && <button onClick={action.run}>{`${action.label}: ${text}`}</button>}
    </p>
  ));
}

function renderPanel(lines: WithSavedProps['lines']) {
  const onDisplay = vi.fn();
  const pothis = createPothis(window);
  const notes = makeNotes();
  render(
    <NotificationsProvider>
      <WithSaved lines={lines}>
        <MultiViewPanel onClose={vi.fn()} onDisplay={onDisplay} pothis={pothis} notes={notes} />
      </WithSaved>
      <News />
    </NotificationsProvider>,
    { wrapper: InEnglish },
  );
  return { onDisplay, pothis, notes };
}

const inList = () =>
  within(screen.getByRole('list', { name: 'Lines in this list' }))
    .getAllByRole('listitem')
    .map((line) => (within(line).queryByRole('link') ?? line).textContent);
const openList = () => screen.getByRole('combobox', { name: 'List' });
const listName = () => (openList() as HTMLSelectElement).selectedOptions[0]?.textContent;
const notifications = () =>
  [...document.querySelectorAll('[data-news]')].map((news) => news.firstChild?.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));

async function make(task: string, name: string) {
  await press(task);
  const field = screen.getByRole('textbox');
  expect(document.activeElement).toBe(field);
  await userEvent.clear(field);
  await userEvent.type(field, `${name}{Enter}`);
}

// Missing in jsdom; modal dialogs are tested in a browser.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  localStorage.clear();
});

describe('saved lists [K9]', () => {
  it('copy the current lines, open, and keep their own lines', async () => {
    const { pothis } = renderPanel([GREAT_RAMDAS, GLANCE_OF_MERCY]);
    await make('Save as a new list…', 'Sunday');
    expect(listName()).toBe('Sunday');
    expect(inList()).toHaveLength(2);
    await press(`Remove: ${GREAT_RAMDAS.unicode}`);
    expect(inList()).toEqual([GLANCE_OF_MERCY.unicode]);
    await userEvent.selectOptions(openList(), 'Saved');
    expect(inList()).toEqual([GREAT_RAMDAS.unicode, GLANCE_OF_MERCY.unicode]);
    expect(itemsOf(pothis.get().find(({ name }) => name === 'Sunday')).map(({ id }) => id)).toEqual([
      GLANCE_OF_MERCY.id,
    ]);
    // A removal from one list can't be undone in another.
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('can be renamed, deleted and restored with their lines', async () => {
    renderPanel([ONE_CREATOR]);
    await make('Save as a new list…', 'Sunday');
    await make('Rename…', 'Monday');
    expect(listName()).toBe('Monday');
    await press('Delete this list');
    expect(listName()).toBe('Saved');
    expect(screen.queryByRole('option', { name: 'Monday' })).toBeNull();
    expect(notifications()).toContain('Deleted the list Monday');
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Deleted the list Monday' }));
    expect(listName()).toBe('Monday');
    expect(inList()).toEqual([ONE_CREATOR.unicode]);
  });

  it('can start empty, and creating one can be cancelled', async () => {
    const { pothis } = renderPanel([ONE_CREATOR]);
    await press('New list…');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Multi-view' })).toBeDefined();
    await make('New list…', 'Empty');
    expect(listName()).toBe('Empty');
    expect(screen.getByText('Nothing has been added yet.')).toBeDefined();
    expect(itemsOf(pothis.get().find(({ id }) => id === FIRST_POTHI))).toHaveLength(1);
  });

  it('hold slides and banis too, and are then displayed on the page of lists', async () => {
    const { onDisplay } = renderPanel([ONE_CREATOR]);
    await press('Add a slide…');
    await userEvent.type(screen.getByRole('textbox', { name: 'Slide text' }), 'Langar at noon');
    await press('Save');
    expect(inList()).toEqual([ONE_CREATOR.unicode, 'Langar at noon']);
    await press('Display');
    expect(onDisplay).toHaveBeenCalledExactlyOnceWith('/pothi');
    await press('Remove: Langar at noon');
    expect(inList()).toEqual([ONE_CREATOR.unicode]);
  });

  it('are shared by a link that is also a QR code', async () => {
    renderPanel([ONE_CREATOR, GLANCE_OF_MERCY]);
    const user = userEvent.setup();
    await press('Share…');
    const items = [ONE_CREATOR, GLANCE_OF_MERCY].map(({ id, shabadId }) => ({ id, shabadId }));
    const url = `${window.location.origin}/pothi#${formatPothiLink({ name: '', items })}`;
    expect((screen.getByRole('textbox', { name: 'Link to this list' }) as HTMLInputElement).value).toBe(url);
    expect(screen.getByRole('img', { name: 'Link to this list as a QR code' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(notifications()).toContain('Copied the link');
  });

  it('can be opened from a file, and a malformed file is reported', async () => {
    const { onDisplay } = renderPanel([]);
    const chooser = screen.getByLabelText('File with a list');
    const upload = (text: string) =>
      userEvent.upload(chooser, new File([text], 'list.json', { type: 'application/json' }));
    await upload('{"format":"other"}');
    await vi.waitFor(() => {
      expect(notifications()).toContain(
        'This file has no lists or notes of this site. Nothing was imported.',
      );
    });
    const items = [multiViewItem({ id: 30958, shabadId: 1, verse: ONE_CREATOR.unicode })];
    await upload(formatPothiFile('Sunday', items));
    await vi.waitFor(() => {
      expect(onDisplay).toHaveBeenCalledExactlyOnceWith(
        `/pothi#${formatPothiLink({ name: 'Sunday', items })}`,
      );
    });
  });

  it('are unchanged after a reload: nothing is emptied before it was read [B87]', async () => {
    const items = [GREAT_RAMDAS, GLANCE_OF_MERCY].map(({ id, shabadId, unicode }) =>
      multiViewItem({ id, shabadId, verse: unicode }),
    );
    const before = createPothis(window);
    const id = before.create('Sunday');
    before.setItems(id, items);
    before.setItems(FIRST_POTHI, items.slice(0, 1));
    localStorage.setItem('naad.multiView', formatMultiView(items, id));
    const pothis = createPothis(window);
    const store = makeStore({ preferences: DEFAULT_PREFERENCES, browser: window });
    render(
      <NotificationsProvider>
        <Provider store={store}>
          <MultiViewPanel onClose={vi.fn()} onDisplay={vi.fn()} pothis={pothis} />
        </Provider>
      </NotificationsProvider>,
      { wrapper: InEnglish },
    );
    expect(listName()).toBe('Sunday');
    expect(inList()).toHaveLength(2);
    expect(pothis.get()).toEqual(before.get());
    await userEvent.selectOptions(openList(), 'Saved');
    expect(inList()).toEqual([GREAT_RAMDAS.unicode]);
    expect(localStorage.getItem('naad.multiView')).toBe(formatMultiView(items.slice(0, 1)));
  });
});

describe('the notes of saved lines', () => {
  const noteOn = ({ id, shabadId, unicode }: typeof GREAT_RAMDAS) => ({
    verseId: Number(id),
    shabadId: Number(shabadId),
    verse: unicode,
  });

  it('stand below their lines, with their dates, and can be changed there [P53]', async () => {
    const { notes } = renderPanel([GREAT_RAMDAS]);
    await press(`Add note: ${GREAT_RAMDAS.unicode}`);
    await userEvent.type(screen.getByRole('textbox', { name: 'Your note on this line' }), 'For Sunday');
    await press('Save');
    const [line] = within(screen.getByRole('list', { name: 'Lines in this list' })).getAllByRole('listitem');
    expect(line?.textContent).toContain('For Sunday');
    expect(line?.textContent).toContain('Nov 25, 2026');
    expect(presentNotes(notes.get()).map(({ verseId }) => verseId)).toEqual([GREAT_RAMDAS.id]);
    screen.getByRole('button', { name: `Edit note: ${GREAT_RAMDAS.unicode}` });
  });

  it('are shown too if their lines are in another list or in none [P53]', () => {
    const notes = makeNotes();
    notes.write(noteOn(ONE_CREATOR), 'The beginning');
    render(
      <WithSaved lines={[GREAT_RAMDAS]}>
        <MultiViewPanel onClose={vi.fn()} onDisplay={vi.fn()} pothis={createPothis(window)} notes={notes} />
      </WithSaved>,
      { wrapper: InEnglish },
    );
    const others = screen.getByRole('list', { name: 'Notes on other lines' });
    expect(others.textContent).toContain('The beginning');
    expect(within(others).getByRole('link').getAttribute('href')).toBe('/shabad?id=1&highlight=30958');
  });

  it('are imported with all lists, beside those that are here, and an invalid file changes nothing [P55]', async () => {
    const elsewhere = createPothis(window, undefined, () => 'sunday');
    const item = ({ id, shabadId, unicode }: typeof GREAT_RAMDAS) =>
      multiViewItem({ id, shabadId, verse: unicode });
    elsewhere.create('Sunday');
    elsewhere.setItems('sunday', [item(GLANCE_OF_MERCY)]);
    elsewhere.setItems(FIRST_POTHI, [item(ONE_CREATOR)]);
    const theirNotes = makeNotes();
    theirNotes.write(noteOn(ONE_CREATOR), 'The beginning');
    const file = formatSavedFile(elsewhere.get(), theirNotes.get(), new Date(0));
    localStorage.clear();

    const { pothis, notes } = renderPanel([GREAT_RAMDAS]);
    const upload = (text: string) =>
      userEvent.upload(screen.getByLabelText('File with a list'), new File([text], 'saved.json'), {
        applyAccept: false,
      });
    await upload(file.replace('"shabadId": 2600', '"shabadId": -1'));
    await vi.waitFor(() => {
      expect(notifications()).toContain(
        'This part of the file is not valid: lists[1].items[0]. Nothing was imported.',
      );
    });
    expect([inList(), notes.get()]).toEqual([[GREAT_RAMDAS.unicode], []]);
    await upload(file);
    await vi.waitFor(() => {
      expect(notifications()).toContain('Imported: 2 lines, 1 note.');
    });
    expect(inList()).toEqual([GREAT_RAMDAS.unicode, ONE_CREATOR.unicode]);
    expect(itemsOf(pothis.get().find(({ id }) => id === 'sunday')).map(({ id }) => id)).toEqual([
      GLANCE_OF_MERCY.id,
    ]);
    expect(presentNotes(notes.get()).map(({ text }) => text)).toEqual(['The beginning']);
    await upload(file);
    await vi.waitFor(() => {
      expect(notifications()).toContain('Imported: 0 lines, 0 notes.');
    });
  });
});
