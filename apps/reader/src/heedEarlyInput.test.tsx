import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { heedEarlyInput } from './heedEarlyInput.ts';

/** Like the search form, it drops a text that does not fit what was chosen. */
function Form({ onAlive }: { onAlive?: () => void }) {
  const [text, setText] = useState('ਸਤਿ');
  const [type, setType] = useState('0');
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <form>
      <input
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      <select
        value={type}
        onChange={(event) => {
          setType(event.target.value);
          setText('');
        }}
      >
        <option value="0">First letter</option>
        <option value="2">Words</option>
      </select>
      <output>{`${text} ${type}`}</output>
    </form>
  );
}

interface Fields {
  readonly input: HTMLInputElement;
  readonly select: HTMLSelectElement;
}

/** The form as a document has it, in which somebody does something before it is taken over, or while it is. */
function hydrateAfter(before: (fields: Fields) => void, meanwhile?: (fields: Fields) => void) {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  const [input, select, root] = ['input', 'select', '#root'].map((name) => document.querySelector(name));
  if (!(input instanceof HTMLInputElement && select instanceof HTMLSelectElement)) throw new Error('No form');
  if (!(root instanceof HTMLElement)) throw new Error('No root');
  before({ input, select });
  const early = heedEarlyInput(root);
  act(() => {
    hydrateRoot(root, <Form onAlive={early.end} />);
    early.tell();
    meanwhile?.({ input, select });
  });
  return { input, select, known: document.querySelector('output')?.textContent };
}

describe('what is given to a page before it is alive', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('is known to it: a text', () => {
    const { input, known } = hydrateAfter((form) => {
      form.input.focus();
      form.input.value = 'ਸਤਿ ਨਾਮੁ';
    });
    expect(known).toBe('ਸਤਿ ਨਾਮੁ 0');
    expect(input.value).toBe('ਸਤਿ ਨਾਮੁ');
    expect(document.activeElement).toBe(input);
  });

  it('is known to it: a choice', () => {
    const { select, known } = hydrateAfter((form) => {
      form.select.value = '2';
    });
    expect(known).toBe(' 2');
    expect(select.value).toBe('2');
  });

  it('is known to it: both, the choice first', () => {
    const { known } = hydrateAfter((form) => {
      form.input.value = 'ਨਾਮੁ';
      form.select.value = '2';
    });
    expect(known).toBe('ਨਾਮੁ 2');
  });

  it('is known to it: a text of which the first letter makes it take the field over', () => {
    const { known } = hydrateAfter(
      () => undefined,
      ({ input }) => {
        input.value = 'ਨਾਮੁ';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      },
    );
    expect(known).toBe('ਨਾਮੁ 0');
  });

  it('is known to it: a choice of which the first event makes it take the field over, and once', () => {
    const { known, select } = hydrateAfter(
      () => undefined,
      (fields) => {
        fields.select.value = '2';
        for (const type of ['input', 'change'])
          fields.select.dispatchEvent(new Event(type, { bubbles: true }));
      },
    );
    expect(known).toBe(' 2');
    expect(select.value).toBe('2');
  });

  it('is nothing where nothing was done', () => {
    expect(hydrateAfter(() => undefined).known).toBe('ਸਤਿ 0');
  });
});
