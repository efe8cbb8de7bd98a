import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import { DEFAULT_PREFERENCES, type Preferences } from '@naad/settings-schema';
import { makeStore } from '@naad/settings-state';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LineSheet } from './LineSheet/LineSheet.tsx';
import { useTouchedLine } from './useTouchedLine.ts';

const LINES = [
  [11, 'ੴ ਸਤਿ ਨਾਮੁ ॥੧॥'],
  [12, 'ਜਪੁ ॥ ਆਦਿ ਸਚੁ'],
] as const;

beforeEach(() => {
  // The document of unit tests has no layout.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

/** The sheet of the touched line, with the index of the pressed word. */
function Touched() {
  const [touched, close] = useTouchedLine(null);
  return (
    touched && (
      <LineSheet title="Ang 1" line="" translation={null} touched={touched} onClose={close}>
        <button type="button">{`Copy ${String(touched.verseId)} ${touched.word?.dataset['word'] ?? '-'}`}</button>
      </LineSheet>
    )
  );
}

function Page({ preferences }: { preferences?: Partial<Preferences> }) {
  const store = makeStore({ preferences: { ...DEFAULT_PREFERENCES, ...preferences } });
  return (
    <InEnglish>
      <Provider store={store}>
        <main data-verse-area="mixed">
          {LINES.map(([id, unicode]) => (
            <p key={id} data-verse-id={id}>
              <GurbaniLine
                words={toWords(unicode, [])}
                display={{ isLarivaar: preferences?.isLarivaar ?? false }}
              />
            </p>
          ))}
        </main>
        <Touched />
      </Provider>
    </InEnglish>
  );
}

const word = (text: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('[data-word]')].find(
    (each) => each.textContent === text,
  );
  if (!found) throw new Error(`No word ${text}.`);
  return found;
};
const sheet = () => screen.findByRole('dialog', { name: 'Ang 1' });
const gone = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });

describe('a pressed line [P30]', () => {
  it('opens its sheet with the pressed word [B64]', async () => {
    render(<Page />);
    await userEvent.click(word('ਸਚੁ'));
    await sheet();
    expect(screen.getByRole('button', { name: 'Copy 12 3' })).toBeTruthy();
    expect(word('ਸਚੁ').dataset['open']).toBe('');
  });

  it('opens its sheet without a word for an end mark, and follows the next press', async () => {
    render(<Page />);
    await userEvent.click(word('॥੧॥'));
    expect(await screen.findByRole('button', { name: 'Copy 11 -' })).toBeTruthy();
    await userEvent.click(word('ਆਦਿ'));
    expect(await screen.findByRole('button', { name: 'Copy 12 2' })).toBeTruthy();
  });

  it('keeps its sheet on a press inside it, and closes it on a press elsewhere or Escape', async () => {
    render(<Page />);
    await userEvent.click(word('ਆਦਿ'));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy 12 2' }));
    await sheet();
    await userEvent.click(document.body);
    await gone();
    await userEvent.click(word('ਆਦਿ'));
    await sheet();
    await userEvent.keyboard('{Escape}');
    await gone();
  });

  it('gets the focus back when its sheet closes [P31]', async () => {
    render(<Page />);
    await userEvent.click(word('ਜਪੁ'));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(document.activeElement).toBe(word('ਜਪੁ'));
    });
  });
});

describe('word navigation by keyboard', () => {
  it('has one tab stop and moves by arrow keys, skipping what no dictionary has', async () => {
    render(<Page />);
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement).toBe(word('ੴ'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(word('ਨਾਮੁ'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(word('ਜਪੁ'));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(word('ਸਚੁ'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(word('ਸਚੁ'));
    await user.keyboard('{Home}{ArrowLeft}');
    expect(document.activeElement).toBe(word('ਨਾਮੁ'));
    expect(document.querySelectorAll('[data-word][tabindex="0"]')).toHaveLength(1);
  });

  it('keeps the focus when its line is rerendered, but never takes it', async () => {
    render(<Page />);
    const rerenderLine = async () => {
      const [line = expect.unreachable()] = document.querySelectorAll('[data-verse-id] > span');
      line.innerHTML = line.innerHTML.replace(/ (?:tabindex|role|aria-haspopup)="[^"]*"/g, '');
      await waitFor(() => {
        expect(document.querySelectorAll('[data-word][tabindex="0"]')).toHaveLength(1);
      });
    };
    await rerenderLine();
    expect(document.activeElement).toBe(document.body);
    await userEvent.tab();
    await rerenderLine();
    expect(document.activeElement).toBe(word('ੴ'));
    await userEvent.tab({ shift: true });
    await rerenderLine();
    expect(document.activeElement).toBe(document.body);
  });

  it('opens the line by Enter, with that word', async () => {
    render(<Page />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowRight}{Enter}');
    await sheet();
    expect(screen.getByRole('button', { name: 'Copy 11 1' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(document.activeElement).toBe(word('ਸਤਿ'));
    });
  });
});
