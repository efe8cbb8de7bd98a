import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { InEnglish } from '../testing/InEnglish.tsx';
import { connectProblem } from './connectProblem.ts';
import { ConnectScreen, type ConnectScreenProps } from './ConnectScreen.tsx';

const draw = (props: ConnectScreenProps = {}) => render(<ConnectScreen {...props} />, { wrapper: InEnglish });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('the way in', () => {
  it('is a form with a code, a PIN and a button, with a heading, a description and numbered instructions', () => {
    draw();
    expect(screen.getByRole('form', { name: 'Connect' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Bani Controller' })).toBeDefined();
    expect(field('PIN').type).toBe('password');
    expect(field('PIN').required).toBe(true);
    expect(field('Code').required).toBe(true);
    expect(screen.getByRole('button', { name: 'Connect to Desktop' })).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  it('puts in what the address says, and nothing over what was typed', () => {
    const { rerender } = draw();
    fireEvent.input(field('PIN'), { target: { value: '99' } });
    rerender(<ConnectScreen prefill={{ code: 'ABC-XYZ', pin: '123456' }} />);
    expect(field('Code').value).toBe('ABC-XYZ');
    expect(field('PIN').value).toBe('99');
  });

  it('makes capitals and a dash of what is typed', () => {
    draw();
    fireEvent.input(field('Code'), { target: { value: 'abc' } });
    expect(field('Code').value).toBe('ABC-');
  });

  it('connects with both, and not twice', () => {
    const onConnect = vi.fn();
    const { rerender } = draw({ onConnect });
    fireEvent.input(field('Code'), { target: { value: 'abcxyz' } });
    fireEvent.input(field('PIN'), { target: { value: '123456' } });
    fireEvent.submit(screen.getByRole('form'));
    expect(onConnect.mock.calls).toEqual([['ABC-XYZ', '123456']]);
    rerender(<ConnectScreen onConnect={onConnect} progress="connecting" />);
    fireEvent.submit(screen.getByRole('form'));
    expect(onConnect).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Connecting…' })).toBeDefined();
  });

  it.each([
    ['pinWrong', 'PIN', /with this PIN/],
    ['pinLocked', 'PIN', /quarter of an hour/],
    ['codeUnknown', 'Code', /with this code\./],
  ])('says what is wrong and marks the field: %s (behaviour 102)', (id, name, text) => {
    draw({ problem: connectProblem(id) });
    expect(screen.getByRole('alert').textContent).toMatch(text);
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(field(name === 'PIN' ? 'Code' : 'PIN').getAttribute('aria-invalid')).toBeNull();
    expect(document.activeElement).toBe(field(name));
  });

  it('has words for what it does not know', () => {
    draw({ problem: connectProblem('somethingNew') });
    expect(screen.getByRole('alert').textContent).toMatch(/this code and PIN/);
    expect(field('Code').getAttribute('aria-invalid')).toBeNull();
  });

  it('can be given up while nothing answers', () => {
    const onCancel = vi.fn();
    draw({ progress: 'late', onCancel });
    expect(screen.getByText(/no answer yet/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });
});
