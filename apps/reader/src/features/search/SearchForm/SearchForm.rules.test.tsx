import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_CHOICE, type SearchChoice } from '../searchChoice.ts';
import { ALL_TYPES } from '../searchTypes.ts';
import { loadTypedExample } from './loadTypedExample.ts';
import { SearchFilters } from './SearchFilters.tsx';
import { SearchForm, type SearchFormProps } from './SearchForm.tsx';
import type { KeyboardProps } from './SearchField.tsx';

const FIRST_LETTERS: SearchChoice = { ...DEFAULT_CHOICE, type: 0 };

const options: NonNullable<SearchFormProps['options']> = {
  sources: [
    { id: 'G', english: 'Work G', unicode: '', angCount: 1430, absent: null },
    { id: 'B', english: 'Work B', unicode: '', angCount: 40, absent: null },
  ],
  writers: [1, 22].map((id) => ({ id, english: `Writer ${String(id)}` })),
};

const kept = { searchType: 8, searchSource: 'all', searchWriter: 0, isSearchGurmukhi: false } as const;

/** Stand-in for the keyboard: a single key that types at the caret. */
function OneKey({ id, text, field, layout, hasSpace, onEdit, onClose }: KeyboardProps) {
  return (
    <div id={id} role="group" aria-label="Gurmukhi keyboard">
      <button
        type="button"
        onClick={() => {
          const caret = field.current?.selectionStart ?? text.length;
          onEdit(`${text.slice(0, caret)}ਸ${text.slice(caret)}`, caret + 1);
        }}
      >
        {`${layout} ${String(hasSpace)}`}
      </button>
      <button type="button" onClick={onClose}>
        Close keyboard
      </button>
    </div>
  );
}

function open(choice: Partial<SearchChoice> = {}, props: Partial<SearchFormProps> = {}) {
  const handleGo = vi.fn();
  const handleKeep = vi.fn();
  render(
    <SearchForm
      initial={{ ...FIRST_LETTERS, ...choice }}
      options={options}
      Filters={SearchFilters}
      place="page"
      onGo={handleGo}
      kept={kept}
      onKeep={handleKeep}
      types={ALL_TYPES}
      {...props}
    />,
    { wrapper: InEnglish },
  );
  return {
    handleGo,
    handleKeep,
    field: () => screen.getByLabelText<HTMLInputElement>('Gurbani Search'),
    button: (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }),
    select: (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }),
    status: () => screen.getByRole('status').textContent,
  };
}

const query = (text: string) => `q=${encodeURIComponent(text)}`;

describe('a search by main letters', () => {
  it('rejects typed or pasted vowel signs and says why [B19]', async () => {
    const { field, status } = open({ type: 6 });
    await userEvent.type(field(), 'jwmg');
    expect(field().value).toBe('ਜਮਗ');
    await userEvent.type(field(), 'u');
    expect(field().value).toBe('ਜਮਗ');
    expect(status()).toContain('vowel signs');
    await userEvent.paste('ਨਾਮੁ');
    expect(field().value).toBe('ਜਮਗ');
    await userEvent.paste('ਨਮ');
    expect(field().value).toBe('ਜਮਗਨਮ');
    expect(status()).toBe('');
  });

  it('keeps the caret in place if a letter is rejected', async () => {
    const { field } = open({ type: 6, query: 'ਜਗ' });
    await userEvent.type(field(), 'um', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field().value).toBe('ਜਮਗ');
  });

  it('allows deleting what came from the address', async () => {
    const { field } = open({ type: 6, query: 'ਨਾਮ' });
    await userEvent.type(field(), '{Backspace}');
    expect(field().value).toBe('ਨਾ');
  });

  it('clears a query with vowel signs when it is chosen, and keeps one without [B18]', async () => {
    const { field, select } = open({ type: 2, query: 'ਨਾਮ' });
    await userEvent.selectOptions(select('Search Type'), '6');
    expect(field().value).toBe('');
    await userEvent.selectOptions(select('Search Type'), '2');
    await userEvent.type(field(), 'ਨਮ');
    await userEvent.selectOptions(select('Search Type'), '6');
    expect(field().value).toBe('ਨਮ');
  });
});

describe('auto-detect', () => {
  it('asks for the script and searches from one letter on [B15, B26, B27]', async () => {
    const { field, button, handleGo, handleKeep } = open({ type: 8 });
    expect(field().lang).toBe('');
    await userEvent.type(field(), 'D');
    expect(field().value).toBe('D');
    await userEvent.click(screen.getByRole('radio', { name: 'Gurmukhi' }));
    expect(field()).toMatchObject({ value: 'ਧ', lang: 'pa-Guru' });
    expect(handleKeep).toHaveBeenLastCalledWith({ ...kept, searchType: 8, isSearchGurmukhi: true });
    expect(handleGo).not.toHaveBeenCalled();
    await userEvent.click(button('Search'));
    expect(handleGo).toHaveBeenCalledWith(
      `/search?${query('ਧ')}&type=8&source=all&writer=all&autoDetectGurmukhi=true`,
    );
  });

  it('is the only type that asks for the script', async () => {
    const { select } = open({ type: 8, query: 'ਧ', isGurmukhi: true });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Gurmukhi' }).checked).toBe(true);
    await userEvent.selectOptions(select('Search Type'), '3');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('the search options', () => {
  it('offer all types, and the question only if one was asked [B12, S2.63, S5.10, B24]', () => {
    const { select } = open({ type: 9, query: 'Why?' });
    const types = [...select('Search Type').options].map(({ value }) => value);
    expect(types).toEqual(['0', '1', '7', '6', '2', '3', '4', '5', '8', '9']);
    expect(select('Writer').disabled).toBe(true);
  });

  it('offer a writer unless a question was asked [B24]', () => {
    const { select } = open();
    expect([...select('Search Type').options].map(({ value }) => value)).not.toContain('9');
    expect(select('Writer').disabled).toBe(false);
  });

  it('are reset to all sources and writers [S2.64]', async () => {
    const { button, handleGo, handleKeep } = open({ query: 'ਧਧ', source: 'G', writer: 1 });
    await userEvent.click(button('Reset'));
    expect(handleGo).toHaveBeenCalledExactlyOnceWith(`/search?${query('ਧਧ')}&type=0&source=all&writer=all`);
    expect(handleKeep).toHaveBeenCalledExactlyOnceWith({ ...kept, searchType: 0 });
  });

  it('are reset to the Guru Granth Sahib for an ang', async () => {
    const { button, select, handleGo } = open({ type: 5, source: 'B' });
    await userEvent.click(button('Reset'));
    expect(select('Source').value).toBe('G');
    expect(handleGo).not.toHaveBeenCalled();
  });

  it('are remembered for the next form [B22]', async () => {
    const { select, handleKeep } = open();
    await userEvent.selectOptions(select('Source'), 'G');
    await userEvent.selectOptions(select('Writer'), '1');
    expect(handleKeep).toHaveBeenLastCalledWith({
      ...kept,
      searchType: 0,
      searchSource: 'G',
      searchWriter: 1,
    });
  });

  it('are in the first HTML as remembered', () => {
    const chosen = { searchType: 3, searchSource: 'G', searchWriter: 1, isSearchGurmukhi: false } as const;
    const html = renderToString(
      <InEnglish>
        <SearchForm
          initial={DEFAULT_CHOICE}
          options={options}
          Filters={SearchFilters}
          place="page"
          onGo={() => undefined}
          kept={chosen}
        />
      </InEnglish>,
    );
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    const form = parsed.querySelector('form') ?? expect.unreachable();
    expect(Object.fromEntries(new FormData(form))).toEqual({ q: '', type: '3', source: 'G', writer: '1' });
  });

  it('are neither restored nor remembered by a form without `kept` [B25]', async () => {
    const handleKeep = vi.fn();
    const form = {
      initial: FIRST_LETTERS,
      options,
      Filters: SearchFilters,
      place: 'page',
      onGo: () => undefined,
    } as const;
    render(<SearchForm {...form} onKeep={handleKeep} />, { wrapper: InEnglish });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'G');
    expect(handleKeep).not.toHaveBeenCalled();
  });
});

describe('the query', () => {
  it('has at least four words in a romanized search [B14]', async () => {
    const { field, button, status } = open({ type: 4 });
    await userEvent.type(field(), 'jo mange thakur');
    expect(button('Search').disabled).toBe(true);
    expect(status()).toBe('Enter 4 words minimum.');
    await userEvent.type(field(), ' apne');
    expect(button('Search').disabled).toBe(false);
    expect(status()).toBe('');
  });

  it('is limited to the angs of the source [B16]', async () => {
    const { field, button, status } = open({ type: 5, source: 'B' });
    await userEvent.type(field(), '41');
    expect(field().max).toBe('40');
    expect(button('Search').disabled).toBe(true);
    expect(status()).toBe('Enter a number from 1 to 40.');
    await userEvent.type(field(), '{Backspace}0');
    expect(status()).toBe('');
    expect(button('Search').disabled).toBe(false);
  });
});

describe('the Gurmukhi keyboard', () => {
  const loadKeyboard = () => Promise.resolve(OneKey);
  const toggle = () => screen.getByRole('button', { name: 'Gurmukhi keyboard' });

  it("is loaded when opened, types at the caret, and doesn't submit", async () => {
    const load = vi.fn(loadKeyboard);
    const { field, handleGo } = open({ query: 'ਧਗ' }, { loadKeyboard: load });
    expect(load).not.toHaveBeenCalled();
    expect(toggle()).toMatchObject({ id: 'gurmukhi-keyboard-toggle' });
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(toggle());
    const keyboard = await screen.findByRole('group', { name: 'Gurmukhi keyboard' });
    expect(keyboard.id).toBe('gurmukhi-keyboard');
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    field().setSelectionRange(1, 1);
    await userEvent.click(screen.getByRole('button', { name: 'letters false' }));
    expect(field().value).toBe('ਧਸਗ');
    expect(field().selectionStart).toBe(2);
    expect(handleGo).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledOnce();
  });

  it('closes by its toggle and by its Close button [S4.24]', async () => {
    open({}, { loadKeyboard });
    const group = () => screen.queryByRole('group', { name: 'Gurmukhi keyboard' });
    const openings = [
      () => userEvent.click(toggle()),
      () => userEvent.click(screen.getByRole('button', { name: 'Close keyboard' })),
    ];
    for (const close of openings) {
      await userEvent.click(toggle());
      await waitFor(() => {
        expect(group()).not.toBeNull();
      });
      await close();
      expect(group()).toBeNull();
    }
  });

  it('exists only for Gurmukhi types [B29], in the layout of the type', async () => {
    const { select } = open({ type: 2 }, { loadKeyboard });
    await userEvent.click(toggle());
    expect(await screen.findByRole('button', { name: 'words true' })).toBeTruthy();
    await userEvent.selectOptions(select('Search Type'), '3');
    expect(screen.queryByRole('button', { name: 'Gurmukhi keyboard' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Gurmukhi keyboard' })).toBeNull();
  });

  it("reports if it can't be loaded", async () => {
    const { status } = open({}, { loadKeyboard: () => Promise.reject(new Error('gone')) });
    await userEvent.click(toggle());
    await waitFor(() => {
      expect(status()).toContain('did not load');
    });
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
  });

  it('has no button if there is no loader', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Gurmukhi keyboard' })).toBeNull();
  });
});

describe('the typed example', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const typed = () => document.querySelector('form span[aria-hidden="true"][lang="pa-Guru"]');
  const move = (mayMove: boolean) => {
    vi.stubGlobal('matchMedia', (question: string) => ({
      matches: question.includes('no-preference') === mayMove,
    }));
  };

  it('is shown in a main form until the visitor types [S4.46]', async () => {
    move(true);
    // It is a separate chunk, which can be slow to load on a busy machine.
    await import('./TypedExample.tsx');
    const { field } = open({}, { loadTypedExample });
    const { placeholder } = field();
    await waitFor(() => {
      expect(typed()?.textContent).toMatch(/^ਧ/);
    });
    expect(field().placeholder).toBe(placeholder);
    await userEvent.type(field(), 'D');
    expect(typed()).toBeNull();
  });

  it.each([
    ['with reduced motion', false, 'page'],
    ['in the bar', true, 'bar'],
  ] as const)('is not shown %s [S4.46]', async (_name, mayMove, place) => {
    move(mayMove);
    open({}, { place, loadTypedExample });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(typed()).toBeNull();
  });
});
