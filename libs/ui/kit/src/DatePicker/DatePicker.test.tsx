import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { DatePicker } from './DatePicker.tsx';
import { DATE_PICKER_ENGLISH } from './createDateNames.ts';

const MIN = '2002-01-01';
const MAX = '2026-03-10';

function Archive({ onChange }: { onChange: (date: string) => void }) {
  const [value, setValue] = useState('2024-01-31');
  return (
    <DatePicker
      label="Hukamnama of"
      name="date"
      value={value}
      min={MIN}
      max={MAX}
      onChange={(date) => {
        setValue(date);
        onChange(date);
      }}
    />
  );
}

function drawnField() {
  const handleChange = vi.fn();
  render(<Archive onChange={handleChange} />);
  return { handleChange, input: screen.getByLabelText<HTMLInputElement>('Hukamnama of') };
}

it('DatePicker is a native form field with a button for its calendar', () => {
  const { input } = drawnField();
  expect([input.type, input.name, input.min, input.max]).toEqual(['date', 'date', MIN, MAX]);
  expect(input.value).toBe('2024-01-31');
  expect(input.parentElement?.innerHTML).not.toContain('style=');
  expect(input.parentElement?.dataset['scripted']).toBe('');
  expect(screen.getByRole('button', { name: 'Choose a date: Hukamnama of' })).toBeTruthy();
});

it('DatePicker reports only days in the range, and discards others on blur', () => {
  const { handleChange, input } = drawnField();
  fireEvent.change(input, { target: { value: '0002-01-31' } });
  expect(input.value).toBe('0002-01-31');
  expect(handleChange).not.toHaveBeenCalled();
  fireEvent.blur(input);
  expect(input.value).toBe('2024-01-31');
  fireEvent.change(input, { target: { value: '2026-03-11' } });
  fireEvent.change(input, { target: { value: '2026-03-10' } });
  fireEvent.change(input, { target: { value: '' } });
  expect(handleChange.mock.calls).toEqual([['2026-03-10'], ['']]);
});

// The dialog is native, so the stories test it in a real browser.
function drawnCalendar(props: Partial<CalendarProps> = {}) {
  const handleSelect = vi.fn();
  render(
    <Calendar
      value="2024-01-31"
      min={MIN}
      max={MAX}
      today="2024-01-15"
      locale="en"
      weekStart={0}
      words={DATE_PICKER_ENGLISH}
      onSelect={handleSelect}
      {...props}
    />,
  );
  return { handleSelect, grid: within(screen.getByRole('grid')) };
}

const day = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('Calendar marks the chosen day and today, and has one tab stop', () => {
  const { grid } = drawnCalendar();
  expect(screen.getByRole('grid', { name: 'January 2024' })).toBeTruthy();
  expect(grid.getByRole('gridcell', { selected: true }).textContent).toBe('31');
  expect(grid.getByRole('button', { current: 'date' }).textContent).toBe('15');
  expect(grid.getAllByRole('button').filter((button) => button.tabIndex === 0)).toEqual([
    day('Wednesday, January 31, 2024'),
  ]);
  expect(day('Wednesday, January 31, 2024').hasAttribute('autofocus')).toBe(true);
  expect(grid.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(
    'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
  );
});

it('Calendar moves the focus by keys, and chooses on Enter', async () => {
  const { handleSelect } = drawnCalendar();
  day('Wednesday, January 31, 2024').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(day('Thursday, February 1, 2024'));
  expect(screen.getByRole('grid', { name: 'February 2024' })).toBeTruthy();
  await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{ArrowUp}{End}');
  expect(document.activeElement).toBe(day('Saturday, January 28, 2023'));
  await userEvent.keyboard('{Enter}');
  expect(handleSelect).toHaveBeenCalledExactlyOnceWith('2023-01-28');
});

it('Calendar stops at the ends of its range', async () => {
  const { handleSelect } = drawnCalendar({ value: '2026-03-09' });
  expect(day('Wednesday, March 11, 2026').disabled).toBe(true);
  expect(day('Tuesday, March 10, 2026').disabled).toBe(false);
  day('Monday, March 9, 2026').focus();
  await userEvent.keyboard('{PageDown}');
  expect(document.activeElement).toBe(day('Tuesday, March 10, 2026'));
  const next = screen.getByRole('button', { name: 'Next month' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(next);
  expect(screen.getByRole('grid', { name: 'March 2026' })).toBeTruthy();
  await userEvent.click(day('Wednesday, March 11, 2026'));
  expect(handleSelect).not.toHaveBeenCalled();
});

it('Calendar shows any month of the range, keeping the focus in the selects', async () => {
  drawnCalendar();
  const previous = screen.getByRole('button', { name: 'Previous month' });
  await userEvent.click(previous);
  expect(screen.getByRole('grid', { name: 'December 2023' })).toBeTruthy();
  expect(document.activeElement).toBe(previous);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2026');
  // December 2026 is beyond the range, so its last month is shown.
  expect(screen.getByRole('grid', { name: 'March 2026' })).toBeTruthy();
  const month = within(screen.getByRole('combobox', { name: 'Month' }));
  expect(month.getByRole<HTMLOptionElement>('option', { name: 'April' }).disabled).toBe(true);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'February');
  expect(screen.getByRole('grid', { name: 'February 2026' })).toBeTruthy();
});

it('Calendar starts at today, clamped to the range, if nothing is chosen', () => {
  drawnCalendar({ value: '', today: '2030-05-05' });
  expect(screen.getByRole('grid', { name: 'March 2026' })).toBeTruthy();
  expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
  expect(day('Tuesday, March 10, 2026').tabIndex).toBe(0);
});

it('Calendar uses the given locale and first day of the week', () => {
  const { grid } = drawnCalendar({ locale: 'es', weekStart: 1 });
  expect(screen.getByRole('grid', { name: 'enero de 2024' })).toBeTruthy();
  expect(grid.getAllByRole('columnheader')[0]?.getAttribute('abbr')).toBe('lunes');
  expect(screen.getByRole('option', { name: 'enero' })).toBeTruthy();
});
