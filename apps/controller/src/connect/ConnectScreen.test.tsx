import { InEnglish } from '@naad/ui-i18n/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { connectProblem, setupProblem } from './connectProblem.ts';
import { formatCodeInput, ConnectScreen, type ConnectScreenProps } from './ConnectScreen.tsx';

const renderScreen = (props: ConnectScreenProps = {}) =>
  render(<ConnectScreen {...props} />, { wrapper: InEnglish });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('the connect screen', () => {
  it('has a form with code, PIN and button, a heading, a description and numbered instructions [S2.105, S5.16]', () => {
    renderScreen();
    expect(screen.getByRole('form', { name: 'Connect' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Bani Controller' })).toBeDefined();
    expect(field('PIN').type).toBe('password');
    expect(field('PIN').required).toBe(true);
    expect(field('Code').required).toBe(true);
    expect(screen.getByRole('button', { name: 'Connect to Desktop' })).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  it('fills the fields from the URL but never overwrites typed text', () => {
    const { rerender } = renderScreen();
    fireEvent.input(field('PIN'), { target: { value: '99' } });
    rerender(<ConnectScreen prefill={{ code: 'ABC-XYZ', pin: '123456', invite: null }} />);
    expect(field('Code').value).toBe('ABC-XYZ');
    expect(field('PIN').value).toBe('99');
  });

  it('formats and submits what was typed and pressed before hydration [R10]', () => {
    const onConnect = vi.fn();
    const screenWithForm = <ConnectScreen onConnect={onConnect} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<InEnglish>{screenWithForm}</InEnglish>);
    field('Code').value = 'abcxyz';
    field('PIN').value = '123456';
    screen.getByRole('form').dataset['pressed'] = '';
    render(screenWithForm, { wrapper: InEnglish, container, hydrate: true });
    expect(field('Code').value).toBe('ABC-XYZ');
    expect(onConnect.mock.calls).toEqual([['ABC-XYZ', '123456']]);
    expect(screen.getByRole('form').dataset['pressed']).toBeUndefined();
  });

  it('capitalises the code and adds the dash', () => {
    renderScreen();
    fireEvent.input(field('Code'), { target: { value: 'abc' } });
    expect(field('Code').value).toBe('ABC-');
  });

  it('connects with code and PIN, and only once while connecting', () => {
    const onConnect = vi.fn();
    const { rerender } = renderScreen({ onConnect });
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
    ['pinLocked', 'PIN', /Try again in 15 minutes\.$/],
    ['removed', 'PIN', /^This phone was removed at the display\. Enter the PIN to reconnect\.$/],
    ['codeUnknown', 'Code', /with this code\./],
  ])('explains the problem and marks the field: %s [B102, S2.105, S8.18]', (id, name, text) => {
    renderScreen({ problem: connectProblem(id) });
    expect(screen.getByRole('alert').textContent).toMatch(text);
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(field(name === 'PIN' ? 'Code' : 'PIN').getAttribute('aria-invalid')).toBeNull();
    expect(document.activeElement).toBe(field(name));
  });

  it.each([
    [12_000, true, 'Try again in 1 minute, or ask at the display to allow PINs again.'],
    [899_222, true, 'Try again in 15 minutes, or ask at the display to allow PINs again.'],
    [120_001, false, 'Try again in 3 minutes.'],
  ])('shows the number of minutes that PINs stay locked: %i ms', (retryAfterMs, isCurrent, text) => {
    renderScreen({ problem: connectProblem('pinLocked', { retryAfterMs, isCurrent }) });
    expect(screen.getByRole('alert').textContent).toBe(`Too many wrong PINs. ${text}`);
  });

  it('shows a general message for an unknown problem [S8.18]', () => {
    renderScreen({ problem: connectProblem('somethingNew') });
    expect(screen.getByRole('alert').textContent).toMatch(/this code and PIN/);
    expect(field('Code').getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    [{ kind: 'missing' }, /config\.json is missing/],
    [{ kind: 'malformed', field: null }, /config\.json has a mistake \(JSON\)/],
    [{ kind: 'malformed', field: 'apiUrl' }, /config\.json has a mistake \(apiUrl\)/],
  ] as const)('says that the page is not set up: %j', (site, text) => {
    renderScreen({ problem: setupProblem(site) });
    expect(screen.getByRole('alert').textContent).toMatch(text);
    expect(document.activeElement).toBe(document.body);
    expect(setupProblem(null)).toBeNull();
  });

  it('links to the display at its address', () => {
    renderScreen({ displayUrl: 'https://hall.example/' });
    expect(screen.getByRole('link', { name: 'Display' }).getAttribute('href')).toBe('https://hall.example/');
  });

  it('can be cancelled while nothing answers', () => {
    const onCancel = vi.fn();
    renderScreen({ progress: 'late', onCancel });
    expect(screen.getByText(/No answer yet/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });
});

describe('the code field [B94, S5.15]', () => {
  it.each([
    ['ab', 'AB'],
    ['abc', 'ABC-'],
    ['abcx', 'ABC-X'],
    ['abc-xyz', 'ABC-XYZ'],
    ['ABC-XYZQ', 'ABC-XYZ'],
    ['a1b2c3', 'ABC-'],
  ])('formats %s as %s', (typed, shown) => {
    expect(formatCodeInput(typed, 'insertText')).toBe(shown);
    expect(formatCodeInput(typed, undefined)).toBe(shown);
  });

  it('lets the visitor delete the dash', () => {
    expect(formatCodeInput('abc', 'deleteContentBackward')).toBe('ABC');
    expect(formatCodeInput('ABC', 'insertText')).toBe('ABC-');
  });
});
