import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { replayEarlyInput } from './replayEarlyInput.ts';

/** Clears its text when another type is chosen, like the search form. */
function Form({ onHydrated }: { onHydrated?: () => void }) {
  const [text, setText] = useState('ਸਤਿ');
  const [type, setType] = useState('0');
  useEffect(() => onHydrated?.(), [onHydrated]);
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

/** Hydrates the server-rendered form after `before` has changed its fields; `meanwhile` runs during hydration. */
function hydrateAfter(before: (fields: Fields) => void, meanwhile?: (fields: Fields) => void) {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  const [input, select, root] = ['input', 'select', '#root'].map((name) => document.querySelector(name));
  if (!(input instanceof HTMLInputElement && select instanceof HTMLSelectElement)) throw new Error('No form');
  if (!(root instanceof HTMLElement)) throw new Error('No root');
  before({ input, select });
  const early = replayEarlyInput(root);
  act(() => {
    hydrateRoot(root, <Form onHydrated={early.end} />);
    early.replay();
    meanwhile?.({ input, select });
  });
  return { input, select, known: document.querySelector('output')?.textContent };
}

describe('replayEarlyInput [R10]', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('replays a text typed before hydration', () => {
    const { input, known } = hydrateAfter((form) => {
      form.input.focus();
      form.input.value = 'ਸਤਿ ਨਾਮੁ';
    });
    expect(known).toBe('ਸਤਿ ਨਾਮੁ 0');
    expect(input.value).toBe('ਸਤਿ ਨਾਮੁ');
    expect(document.activeElement).toBe(input);
  });

  it('replays an option chosen before hydration', () => {
    const { select, known } = hydrateAfter((form) => {
      form.select.value = '2';
    });
    expect(known).toBe(' 2');
    expect(select.value).toBe('2');
  });

  it('replays the chosen option before the text', () => {
    const { known } = hydrateAfter((form) => {
      form.input.value = 'ਨਾਮੁ';
      form.select.value = '2';
    });
    expect(known).toBe('ਨਾਮੁ 2');
  });

  it('replays a text whose first letter triggers hydration of the field', () => {
    const { known } = hydrateAfter(
      () => undefined,
      ({ input }) => {
        input.value = 'ਨਾਮੁ';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      },
    );
    expect(known).toBe('ਨਾਮੁ 0');
  });

  it('replays an option whose first event triggers hydration of the field, and only once', () => {
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

  it('replays nothing without early input', () => {
    expect(hydrateAfter(() => undefined).known).toBe('ਸਤਿ 0');
  });
});
