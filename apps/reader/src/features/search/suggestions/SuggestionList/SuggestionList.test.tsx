import { InEnglish } from '@naad/ui-i18n/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { foundHref } from '../../foundHref.ts';
import { type SearchChoice, searchHref } from '../../searchChoice.ts';
import type { Suggestions, SuggestionSource } from '../suggestions.ts';
import { FormWithSuggestions, type FormWithSuggestionsProps } from '../testing/FormWithSuggestions.tsx';
import { BY_LETTERS, BY_TRANSLATION, NOTHING } from '../testing/storySuggestions.ts';

const LETTERS = { ...BY_LETTERS.choice, query: 'ਧਧ' };
const [FIRST, SECOND] = BY_LETTERS.suggestions.verses;
if (!FIRST || !SECOND) throw new Error('The story needs two lines.');
const TWO: Suggestions = { ...BY_LETTERS.suggestions, verses: [FIRST, SECOND] };

/** Renders a form whose requests are answered at once, or by the test if `held`. */
function open(props: Partial<FormWithSuggestionsProps> = {}, answer: Suggestions | 'held' = TWO) {
  const questions: { choice: SearchChoice; give: (found: Suggestions) => void; fail: () => void }[] = [];
  const source: SuggestionSource = {
    waitMs: () => 0,
    ask: (choice) =>
      answer === 'held'
        ? new Promise((resolve, reject) => {
            questions.push({ choice, give: resolve, fail: () => reject(new Error('No connection.')) });
          })
        : Promise.resolve(answer),
  };
  const handleGo = vi.fn();
  const draw = (more: Partial<FormWithSuggestionsProps> = {}) => (
    <FormWithSuggestions
      initial={LETTERS}
      options={null}
      place="bar"
      onGo={handleGo}
      source={source}
      actionsFor={(suggestion) => <button type="button">Add {suggestion.id}</button>}
      {...props}
      {...more}
    >
      <button type="button">Elsewhere</button>
      <dialog open>
        <button type="button">Beside</button>
      </dialog>
    </FormWithSuggestions>
  );
  const { rerender } = render(draw(), { wrapper: InEnglish });
  return {
    handleGo,
    asked: () => questions.map(({ choice: { query } }) => query),
    question(place: number) {
      const question = questions[place];
      if (!question) throw new Error('There was no such request.');
      return question;
    },
    redraw(more: Partial<FormWithSuggestionsProps>) {
      rerender(draw(more));
    },
  };
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const list = () => screen.findByRole('list', { name: 'Search Suggestions' });
const shownList = () => screen.queryByRole('list', { name: 'Search Suggestions' });
const links = async () => Array.from((await list()).querySelectorAll('a'));
const focused = () => document.activeElement;
const expectStatus = (text: string) =>
  waitFor(() => {
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text);
  });
const type = (text: string) => userEvent.type(field(), text);
const press = (keys: string) => userEvent.keyboard(keys);

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('suggestions', () => {
  it('are absent until the visitor types', async () => {
    const { asked } = open({}, 'held');
    await userEvent.click(field());
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', '']);
    expect(asked()).toEqual([]);
    expect(shownList()).toBeNull();
  });

  it('link to the shabad, with search and line, and to all results, with meaning and ang [B31, B32, S3.18, Q54]', async () => {
    open();
    await type('ਰ');
    const shown = await links();
    const choice = { ...LETTERS, query: 'ਧਧਰ' };
    expect(shown.map((link) => link.getAttribute('href'))).toEqual([
      foundHref(choice, FIRST),
      foundHref(choice, SECOND),
      searchHref(choice),
    ]);
    expect(shown.at(-1)?.textContent).toBe('Show full results');
    expect(shown[0]?.querySelector('[lang="pa-Guru"]')?.textContent.trim()).toBe(FIRST.unicode);
    expect(shown[0]?.querySelector('[lang="en"]')?.textContent).toBe(FIRST.translations[0]?.text);
    expect(shown[0]?.textContent).toContain(`Ang ${String(FIRST.ang)}`);
    await expectStatus('2 suggestions');
  });

  it("don't link to results that are already on this page [B31]", async () => {
    open({ here: searchHref({ ...LETTERS, query: 'ਧਧਰ' }) });
    await type('ਰ');
    expect(await links()).toHaveLength(2);
  });

  it('mark the matching words and name the translator [B36]', async () => {
    const { verses, translators } = BY_TRANSLATION.suggestions;
    const line = verses.find(({ id }) => id === 1614544);
    if (!line) throw new Error('The story lacks the line.');
    open({ initial: { ...BY_TRANSLATION.choice, query: 'blessed is Gur' } }, { verses: [line], translators });
    await type('u');
    const [first] = await links();
    const marked = Array.from(first?.querySelectorAll('mark') ?? [], ({ textContent }) => textContent);
    expect(marked.join(' ').toLowerCase()).toBe('blessed, blessed is guru');
    const [english, gurmukhi] = Array.from(first?.querySelectorAll(':scope > [dir]') ?? []);
    expect(english?.textContent).toBe(line.translations[0]?.text);
    expect(english?.getAttribute('lang')).toBe('en');
    expect(gurmukhi?.textContent).toBe(line.unicode);
    expect(first?.textContent).toContain('Translation: Dr. Sant Singh Khalsa');
  });

  it('say that nothing was found [B33, S4.9]', async () => {
    open({}, NOTHING);
    await type('ਰ');
    await expectStatus('No matched results.');
    expect(shownList()).toBeNull();
  });

  it('are not requested for a text that is too short [B30]', async () => {
    const { asked } = open({ initial: { ...LETTERS, query: '' } }, 'held');
    await type('ਧ');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked()).toEqual([]);
    await type('ਧ');
    await waitFor(() => {
      expect(asked()).toEqual(['ਧਧ']);
    });
  });

  it('disappear when the text is cleared [S4.9]', async () => {
    open();
    await type('ਰ');
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(shownList()).toBeNull();
    await expectStatus('');
  });

  it('report a failure without losing anything, and continue with the next keypress', async () => {
    const { question, asked } = open({}, 'held');
    await type('ਰ');
    await waitFor(() => {
      expect(asked()).toHaveLength(1);
    });
    await act(async () => {
      question(0).fail();
      await Promise.resolve();
    });
    await expectStatus('Suggestions did not load. You can still search.');
    expect(field().value).toBe('ਧਧਰ');
    expect(focused()).toBe(field());
    await type('ਗ');
    await waitFor(() => {
      expect(asked()).toHaveLength(2);
    });
    question(1).give(TWO);
    expect(await links()).toHaveLength(3);
  });

  it('report that the visitor is offline, and return with the connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { question, asked } = open({}, 'held');
    await type('ਰ');
    await waitFor(() => {
      expect(asked()).toHaveLength(1);
    });
    question(0).fail();
    await expectStatus('You are offline. Suggestions return when you reconnect.');
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => {
      expect(asked()).toEqual(['ਧਧਰ', 'ਧਧਰ']);
    });
    question(1).give(TWO);
    expect(await links()).toHaveLength(3);
  });
});

describe('the keyboard in the suggestion list', () => {
  it('moves down into the list and through it, and back up to the field [S4.8]', async () => {
    open();
    await type('ਰ');
    const [first, second, full] = await links();
    await press('{ArrowDown}');
    expect(focused()).toBe(first);
    await press('{ArrowDown}');
    expect(focused()).toBe(second);
    await press('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe(full);
    await press('{ArrowUp}{ArrowUp}');
    expect(focused()).toBe(first);
    await press('{ArrowUp}');
    expect(focused()).toBe(field());
    await press('{ArrowDown}{End}');
    expect(focused()).toBe(full);
    await press('{Home}');
    expect(focused()).toBe(first);
  });

  it('opens the focused link by Enter [B32] without submitting the form [S4.8]', async () => {
    const { handleGo } = open();
    const clicked = vi.fn((event: MouseEvent) => {
      event.preventDefault();
    });
    document.addEventListener('click', clicked);
    await type('ਰ');
    const [first] = await links();
    clicked.mockClear();
    await press('{ArrowDown}{Enter}');
    document.removeEventListener('click', clicked);
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(clicked.mock.calls[0]?.[0].target).toBe(first);
    expect(handleGo).not.toHaveBeenCalled();
  });

  it('types into the field and triggers no page shortcut', async () => {
    const handleKey = vi.fn();
    document.addEventListener('keydown', handleKey);
    open();
    await type('ਰ');
    await list();
    await press('{ArrowDown}');
    handleKey.mockClear();
    await press('g');
    expect(focused()).toBe(field());
    expect(field().value).toBe('ਧਧਰਗ');
    await press('{ArrowDown}');
    await list();
    await press('{ArrowDown}{Backspace}');
    document.removeEventListener('keydown', handleKey);
    expect(focused()).toBe(field());
    const heard = handleKey.mock.calls.map(([event]) => (event as KeyboardEvent).key);
    expect(heard).not.toContain('g');
  });

  it("presses a row's button in place [B35], and continues from it by Down [B35]", async () => {
    const { handleGo } = open();
    await type('ਰ');
    const [, second] = await links();
    await press('{ArrowDown}{Tab}');
    expect(focused()?.textContent).toBe(`Add ${String(FIRST.id)}`);
    await press(' {Enter}');
    expect(focused()?.textContent).toBe(`Add ${String(FIRST.id)}`);
    expect(field().value).toBe('ਧਧਰ');
    expect(handleGo).not.toHaveBeenCalled();
    await press('{ArrowDown}');
    expect(focused()).toBe(second);
  });

  it('closes the list by Escape from field and list, keeping the text', async () => {
    const handleEscape = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    open();
    await type('ਰ');
    await list();
    document.addEventListener('keydown', handleEscape);
    await press('{Escape}');
    expect(shownList()).toBeNull();
    // Otherwise the browser would clear the field.
    expect(handleEscape).toHaveLastReturnedWith(true);
    await press('{Escape}');
    expect(handleEscape).toHaveLastReturnedWith(false);
    await press('{ArrowDown}');
    await list();
    await press('{ArrowDown}');
    handleEscape.mockClear();
    await press('{Escape}');
    document.removeEventListener('keydown', handleEscape);
    expect(shownList()).toBeNull();
    expect(focused()).toBe(field());
    expect(field().value).toBe('ਧਧਰ');
    // Other Escape listeners do nothing.
    expect(handleEscape).toHaveReturnedWith(true);
  });

  it('leaves composed input to the input method', async () => {
    open();
    await type('ਰ');
    await list();
    const event = new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, cancelable: true });
    field().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(focused()).toBe(field());
  });
});

describe('the suggestion list', () => {
  it('closes on a press or focus elsewhere [B34], but not in a panel beside the page [B34]', async () => {
    open();
    await type('ਰ');
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Beside' }));
    expect(shownList()).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(shownList()).toBeNull();
    await userEvent.click(field());
    await list();
    act(() => {
      screen.getByRole('button', { name: 'Elsewhere' }).focus();
    });
    expect(shownList()).toBeNull();
  });

  it("closes on submit and doesn't reopen for a late answer", async () => {
    const { handleGo, asked, question } = open({}, 'held');
    await type('ਰ');
    await waitFor(() => {
      expect(asked()).toHaveLength(1);
    });
    await press('{Enter}');
    expect(handleGo).toHaveBeenCalledTimes(1);
    await act(async () => {
      question(0).give(TWO);
      await Promise.resolve();
    });
    expect(shownList()).toBeNull();
    await press('ਗ');
    await waitFor(() => {
      expect(asked()).toHaveLength(2);
    });
    expect(shownList()).toBeNull();
    question(1).give(TWO);
    await list();
  });

  it('closes on navigation', async () => {
    const { redraw } = open();
    await type('ਰ');
    await list();
    redraw({ here: '/shabad?id=1' });
    expect(shownList()).toBeNull();
  });

  it('shows the answer to the newest text, whichever arrives last', async () => {
    const { asked, question } = open({}, 'held');
    await type('ਰ');
    await waitFor(() => {
      expect(asked()).toHaveLength(1);
    });
    await type('ਗ');
    await waitFor(() => {
      expect(asked()).toEqual(['ਧਧਰ', 'ਧਧਰਗ']);
    });
    await act(async () => {
      question(1).give({ ...TWO, verses: [SECOND] });
      await Promise.resolve();
      question(0).give({ ...TWO, verses: [FIRST] });
      await Promise.resolve();
    });
    expect((await links())[0]?.getAttribute('href')).toContain(`highlight=${String(SECOND.id)}`);
    expect(await links()).toHaveLength(2);
  });

  it('links to the results of the text it answers while a newer one is pending', async () => {
    const { asked, question } = open({}, 'held');
    await type('ਰ');
    await waitFor(() => {
      expect(asked()).toHaveLength(1);
    });
    question(0).give(TWO);
    await list();
    await type('ਗ');
    expect((await links()).at(-1)?.getAttribute('href')).toBe(searchHref({ ...LETTERS, query: 'ਧਧਰ' }));
  });

  it('keeps the focus when an answer removes the focused line', async () => {
    const { asked, question } = open({}, 'held');
    await type('ਰ');
    await waitFor(() => {
      expect(asked()).toHaveLength(1);
    });
    question(0).give({ ...TWO, verses: [FIRST] });
    await list();
    await type('ਗ');
    await press('{ArrowDown}');
    await waitFor(() => {
      expect(asked()).toHaveLength(2);
    });
    expect(focused()?.getAttribute('href')).toContain(`highlight=${String(FIRST.id)}`);
    question(1).give({ ...TWO, verses: [SECOND] });
    await waitFor(() => {
      expect(focused()?.getAttribute('href')).toContain(`highlight=${String(SECOND.id)}`);
    });
  });
});

const RAAG = {
  type: 'raag',
  id: 4,
  unicode: 'ਆਸਾ',
  english: 'Raag Asa',
  source: 'G',
  firstAng: 347,
} as const;

describe('pages that the text names', () => {
  const answer: Suggestions = { ...TWO, places: [RAAG], opensPlace: true, translationCount: 1234 };

  it('come first, in groups that have names, and the lines of translations are counted [Q50, Q54]', async () => {
    open({ initial: { ...LETTERS, query: 'aas', type: 8 } }, answer);
    await type('a');
    const groups = Array.from((await list()).querySelectorAll('ul'), (group) => [
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      group.querySelectorAll('a').length,
    ]);
    expect(groups).toEqual([
      ['Go to', 1],
      ['Lines', 2],
    ]);
    const texts = (await links()).map(({ textContent }) => textContent);
    expect(texts[0]).toContain('Raag Asa');
    expect(texts.at(-2)).toBe('Search translations for “aasa” (1,234 lines)');
    expect(texts.at(-1)).toBe('Show full results');
    await expectStatus('3 suggestions');
  });

  it('leave a way to the list of lines [Q46]', async () => {
    open({ initial: { ...LETTERS, query: 'aas', type: 8 } }, answer);
    await type('a');
    const [translations, full] = (await links()).slice(-2).map((link) => link.getAttribute('href'));
    expect(translations).toBe('/search?q=aasa&type=3&source=all&writer=all');
    expect(full).toBe('/search?q=aasa&type=8&source=all&writer=all&open=0');
  });

  it('are reached row by row with the lines [Q50]', async () => {
    open({}, answer);
    await type('ਰ');
    const [place, first] = await links();
    await press('{ArrowDown}');
    expect(focused()).toBe(place);
    await press('{ArrowDown}');
    expect(focused()).toBe(first);
    await press('{ArrowUp}{ArrowUp}');
    expect(focused()).toBe(field());
  });
});

describe('recent searches', () => {
  const EMPTY = { initial: { ...LETTERS, query: '', type: 8 } } as const;
  const recent = () => screen.queryByRole('list', { name: 'Recent searches' });
  const remembered = () =>
    Array.from(recent()?.querySelectorAll('a') ?? [], ({ textContent }) => textContent);
  const search = async (text: string) => {
    await type(text);
    await press('{Enter}');
    await userEvent.clear(field());
  };

  it('are shown in an empty field that is used, latest first [Q53]', async () => {
    open(EMPTY);
    expect(recent()).toBeNull();
    await search('love');
    await search('anand sahib');
    await userEvent.click(field());
    expect(remembered()).toEqual(['anand sahib', 'love']);
    expect(recent()?.querySelector('a')?.getAttribute('href')).toBe(
      '/search?q=anand+sahib&type=8&source=all&writer=all',
    );
    await type('a');
    expect(recent()).toBeNull();
  });

  it('are cleared by one press [Q53]', async () => {
    open(EMPTY);
    await search('love');
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(recent()).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(focused()).toBe(field());
  });

  it('have a search whose suggestion was followed [Q53]', async () => {
    open(EMPTY);
    document.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
      },
      { once: true },
    );
    await type('love');
    await userEvent.click((await links())[0] ?? expect.unreachable());
    await userEvent.clear(field());
    await userEvent.click(field());
    expect(remembered()).toEqual(['love']);
  });

  it('are closed by Escape and reached by Down [Q53]', async () => {
    open(EMPTY);
    await search('love');
    await userEvent.click(field());
    await press('{Escape}');
    expect(recent()).toBeNull();
    await press('{ArrowDown}{ArrowDown}');
    expect(focused()?.textContent).toBe('love');
  });

  it('are none where storage is denied, and searching works [Q53]', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied');
    });
    const { handleGo } = open(EMPTY);
    await search('love');
    await userEvent.click(field());
    expect(recent()).toBeNull();
    expect(handleGo).toHaveBeenCalledTimes(1);
  });
});
