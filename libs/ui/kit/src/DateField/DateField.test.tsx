import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DateField } from './DateField.tsx';

const ERROR = 'Choose a date of this archive.';

function renderField(): HTMLInputElement {
  render(
    <form>
      <DateField
        label="Hukamnama of"
        name="date"
        defaultValue="2024-01-31"
        min="2002-01-01"
        max="2026-03-10"
        rangeError={ERROR}
      />
    </form>,
  );
  return screen.getByLabelText<HTMLInputElement>('Hukamnama of');
}

const type = (field: HTMLInputElement, value: string) => fireEvent.input(field, { target: { value } });

describe('DateField', () => {
  it('is a native date field with a label, a name and limits', () => {
    const field = renderField();
    expect([field.type, field.name, field.value]).toEqual(['date', 'date', '2024-01-31']);
    expect([field.min, field.max]).toEqual(['2002-01-01', '2026-03-10']);
  });

  it.each(['2001-12-31', '2026-03-11'])('reports %s as out of range once the form is submitted', (date) => {
    const field = renderField();
    type(field, date);
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => {
      expect(field.form?.reportValidity()).toBe(false);
    });
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('alert').textContent).toBe(ERROR);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  });

  it('removes the error when the day is in the range again', () => {
    const field = renderField();
    type(field, '2001-12-31');
    act(() => void field.form?.reportValidity());
    type(field, '2002-01-01');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field.hasAttribute('aria-invalid')).toBe(false);
  });
});
