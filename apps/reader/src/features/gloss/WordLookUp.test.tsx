import { GurbaniLine } from '@naad/gurbani-render';
import { toWords } from '@naad/gurbani-text';
import { DEFAULT_PREFERENCES, type Preferences } from '@naad/settings-schema';
import { makeStore } from '@naad/settings-state';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WordLookUp } from './WordLookUp.tsx';

const LINES = [
  [11, 'ੴ ਸਤਿ ਨਾਮੁ ॥੧॥'],
  [12, 'ਜਪੁ ॥ ਆਦਿ ਸਚੁ'],
] as const;

const requested = vi.fn<(url: string) => unknown>();

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
        <WordLookUp
          pressed={null}
          actionsFor={(id) => <button type="button">{`Copy ${String(id)}`}</button>}
        />
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
// Hidden, since jsdom can't open popovers.
const popover = () => screen.findByRole('dialog', { hidden: true });

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

beforeEach(() => {
  // jsdom has no popovers: mimic what they do.
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = function hide(this: HTMLElement) {
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = () => undefined;
      readonly disconnect = () => undefined;
    },
  );
  requested.mockReset();
  requested.mockReturnValue([]);
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve({
      status: 200,
      text: () => Promise.resolve(JSON.stringify(requested(decodeURIComponent(url)))),
    }),
  );
});

const entry = (wordUni: string, definitionUni: string) => ({
  id: 1,
  word: 'x',
  wordUni,
  definition: 'x',
  definitionUni,
  source: 'A Dictionary',
});

describe('a pressed word [B64]', () => {
  it('is looked up as spelled in its line, with its dictionary named [B64]', async () => {
    requested.mockReturnValue([entry('ਸਚੁ', `${'ਕ'.repeat(299)} ਸਦਾ-ਥਿਰ`)]);
    render(<Page />);
    await userEvent.click(word('ਸਚੁ'));
    expect((await popover()).textContent).toContain(`${'ਕ'.repeat(299)}…`);
    expect(screen.getByText('A Dictionary')).toBeTruthy();
    expect(requested.mock.calls).toEqual([['/v2/kosh/word/ਸਚੁ']]);
    expect(screen.getByRole('button', { name: 'Copy 12', hidden: true })).toBeTruthy();
  });

  it('is looked up as a single word in larivaar too', async () => {
    requested.mockReturnValue([entry('ਨਾਮੁ', 'ਨਾਂ')]);
    render(<Page preferences={{ isLarivaar: true }} />);
    await userEvent.click(word('ਨਾਮੁ'));
    await screen.findByText('ਨਾਂ');
    expect(requested.mock.calls).toEqual([['/v2/kosh/word/ਨਾਮੁ']]);
  });

  it('is not looked up if meanings are off, nor if it is an end mark or a number', async () => {
    const { unmount } = render(<Page preferences={{ hasGloss: false }} />);
    await userEvent.click(word('ਸਚੁ'));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    unmount();
    render(<Page />);
    await userEvent.click(word('॥੧॥'));
    await userEvent.click(word('॥'));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(requested).not.toHaveBeenCalled();
  });

  it('can be looked up again after a failed request', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    render(<Page />);
    await userEvent.click(word('ਆਦਿ'));
    const retry = await screen.findByRole('button', { name: 'Try again', hidden: true });
    vi.stubGlobal('fetch', () =>
      Promise.resolve({ status: 200, text: () => Promise.resolve(JSON.stringify([entry('ਆਦਿ', 'ਮੁੱਢ')])) }),
    );
    await userEvent.click(retry);
    await screen.findByText('ਮੁੱਢ');
  });

  it('gets the focus back when its popover closes', async () => {
    render(<Page />);
    await userEvent.click(word('ਜਪੁ'));
    await userEvent.click(await screen.findByRole('button', { name: 'Close', hidden: true }));
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

  it("opens a word by Enter, with only the line's actions if meanings are off", async () => {
    render(<Page preferences={{ hasGloss: false }} />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Copy 11', hidden: true })).toBeTruthy();
    expect(requested).not.toHaveBeenCalled();
  });
});
