import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';

const options = [
  { value: '1', label: 'Guru Nanak' },
  { value: '5', label: 'Guru Arjan' },
  { value: '8', label: 'Bhagat Kabeer' },
];

// jsdom lays nothing out, so it has nothing to scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

function Writer({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState<string | null>('8');
  return (
    <Combobox
      label="Writer"
      options={options}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

function drawn() {
  const handleChange = vi.fn();
  render(<Writer onChange={handleChange} />);
  return { handleChange, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Writer' }) };
}

const activeLabel = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

it('leaves what holds the letters and takes the active one by Enter', async () => {
  const { handleChange, input } = drawn();
  await userEvent.clear(input);
  await userEvent.type(input, 'guru');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Guru Nanak',
    'Guru Arjan',
  ]);
  expect(input.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeLabel(input)).toBe('Guru Arjan');
  await userEvent.keyboard('{ArrowDown}');
  expect(activeLabel(input)).toBe('Guru Nanak');
  await userEvent.keyboard('{Enter}');
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('1');
  expect(input.value).toBe('Guru Nanak');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('gives up what was typed on Escape and when the focus goes', async () => {
  const { handleChange, input } = drawn();
  await userEvent.type(input, 'xyz');
  expect(screen.getByRole('status').textContent).toBe('Nothing found');
  await userEvent.keyboard('{Escape}');
  expect(input.value).toBe('Bhagat Kabeer');
  await userEvent.type(input, 'guru');
  await userEvent.tab();
  expect(input.value).toBe('Bhagat Kabeer');
  expect(handleChange).not.toHaveBeenCalled();
});

it('is chosen by a press, which leaves the focus in the input', async () => {
  const { handleChange, input } = drawn();
  await userEvent.click(input);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Bhagat Kabeer');
  await userEvent.click(screen.getByRole('option', { name: 'Guru Arjan' }));
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('5');
  expect(document.activeElement).toBe(input);
});
