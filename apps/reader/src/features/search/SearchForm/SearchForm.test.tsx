import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_CHOICE, type SearchChoice } from '../searchChoice.ts';
import { SearchFilters } from './SearchFilters.tsx';
import { SearchForm, type SearchFormProps } from './SearchForm.tsx';

const FIRST_LETTERS: SearchChoice = { ...DEFAULT_CHOICE, type: 0 };

const source = (id: 'G' | 'D' | 'B' | 'A', angCount: number, absent: 'notInScripture' | null = null) => ({
  id,
  english: `Work ${id}`,
  unicode: '',
  angCount,
  absent,
});

const options = {
  sources: [source('G', 1430), source('D', 1428), source('B', 40), source('A', 0, 'notInScripture')],
  writers: [1, 22, 47].map((id) => ({ id, english: `Writer ${String(id)}` })),
};

function open(props: Partial<SearchFormProps> = {}) {
  const handleGo = vi.fn();
  render(
    <SearchForm
      initial={FIRST_LETTERS}
      options={options}
      Filters={SearchFilters}
      place="page"
      onGo={handleGo}
      {...props}
    />,
    {
      wrapper: InEnglish,
    },
  );
  return {
    handleGo,
    field: () => screen.getByLabelText<HTMLInputElement>('Gurbani Search'),
    submit: () => screen.getByRole<HTMLButtonElement>('button', { name: 'Search' }),
    select: (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }),
  };
}

describe('the search form', () => {
  it('lists all writers first, then each writer [S3.12]', () => {
    const { select } = open();
    const writers = [...select('Writer').options].map(({ value, text }) => [value, text]);
    expect(writers[0]).toEqual(['all', 'All Writers']);
    expect(writers).toContainEqual(['1', 'Writer 1']);
  });

  it('can be submitted once the query is long enough [B13]', async () => {
    const { handleGo, field, submit } = open();
    expect(submit().disabled).toBe(true);
    await userEvent.type(field(), 'D');
    expect(submit().disabled).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('Enter 2 characters minimum.');
    await userEvent.type(field(), 'Drgj');
    expect(field().value).toBe('ਧਧਰਗਜ');
    await userEvent.click(submit());
    const query = encodeURIComponent('ਧਧਰਗਜ');
    expect(handleGo).toHaveBeenCalledExactlyOnceWith(`/search?q=${query}&type=0&source=all&writer=all`);
  });

  it('can be cleared, and focuses the field then', async () => {
    const { field } = open({ initial: { ...FIRST_LETTERS, query: 'ਧਧ' } });
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });

  it('searches again when the source changes [B20]', async () => {
    const { handleGo, select } = open({ initial: { ...FIRST_LETTERS, query: 'ਧਧ', writer: 1 } });
    await userEvent.selectOptions(select('Source'), 'D');
    const query = encodeURIComponent('ਧਧ');
    expect(handleGo).toHaveBeenCalledExactlyOnceWith(`/search?q=${query}&type=0&source=D&writer=all`);
  });

  it('searches nothing if the field is empty [B21, B23]', async () => {
    const { handleGo, select } = open();
    await userEvent.selectOptions(select('Source'), 'B');
    expect(handleGo).not.toHaveBeenCalled();
    expect([...select('Writer').options].map(({ text }) => text)).toEqual(['Writer 22']);
  });

  it('disables a source without text [S3.44]', () => {
    const { select } = open();
    const option = [...select('Source').options].find(({ value }) => value === 'A');
    expect(option).toMatchObject({ disabled: true, text: 'Work A – Not available on this site' });
  });

  it('asks for a page number of a single source for an ang [B16, B17, S2.62]', async () => {
    const { handleGo, field, select, submit } = open({ initial: { ...FIRST_LETTERS, query: 'ਧਧ' } });
    await userEvent.selectOptions(select('Search Type'), '5');
    expect(field()).toMatchObject({ type: 'number', value: '', min: '1', max: '1430', name: 'ang' });
    expect(select('Source').value).toBe('G');
    expect([...select('Source').options].map(({ value }) => value)).toEqual(['G', 'D', 'B']);
    await userEvent.type(field(), '917');
    await userEvent.click(submit());
    expect(handleGo).toHaveBeenCalledExactlyOnceWith('/ang?ang=917&source=G');
  });

  it('can be submitted as rendered by the server, without script [S2.56, S2.61]', () => {
    const html = renderToString(
      <InEnglish>
        <SearchForm
          initial={FIRST_LETTERS}
          options={options}
          Filters={SearchFilters}
          place="page"
          onGo={() => undefined}
        />
      </InEnglish>,
    );
    document.body.innerHTML = html;
    const form = document.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/search');
    expect(form?.getAttribute('method')).toBe('get');
    expect(document.querySelector<HTMLButtonElement>('[type=submit]')?.disabled).toBe(false);
    expect([...new FormData(form ?? undefined).keys()]).toEqual(['q', 'type', 'source', 'writer']);
    document.body.replaceChildren();
  });
});
