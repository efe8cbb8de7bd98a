import type { HostState } from '@naad/sync-client';
import { InEnglish } from '@naad/ui-i18n/testing';
import { QrCode } from '@naad/ui-kit';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deskOf } from '../../testing/WithDesk.tsx';
import { hostOf } from '../../testing/hostOf.ts';
import { DeskContext } from '../useDesk.ts';
import { SessionPanel } from './SessionPanel.tsx';

function renderPanel(state: Partial<HostState> = {}, controllerUrl: string | null = null) {
  const desk = deskOf({ startSession: () => hostOf(state) });
  desk.startSession();
  render(
    <InEnglish>
      <DeskContext value={desk}>
        <SessionPanel site={{ readerUrl: 'https://naad.example/', controllerUrl }} />
      </DeskContext>
    </InEnglish>,
  );
  return desk;
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
const phones = () =>
  within(screen.getByRole('list', { name: 'Phones that control the screen' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the session panel', () => {
  it('lists phones with name, joining time and connection', () => {
    renderPanel();
    expect(phones()).toEqual([
      'iPhoneConnected, joined 10:32Remove',
      'iPhone 2Connected, joined 10:58Remove',
      'Android phoneOffline, joined 11:52Remove',
    ]);
  });

  it('takes a removed phone off the list and focuses the confirmation', async () => {
    renderPanel();
    await press('Remove iPhone 2');
    expect(phones()).toHaveLength(2);
    const words = screen.getByText(/^iPhone 2 was removed\./);
    expect(document.activeElement).toBe(words);
    expect(words.getAttribute('role')).toBe('status');
  });

  it.each([
    [null, 'https://naad.example/control/BCD-FGH'],
    ['https://phones.example/', 'https://phones.example/?code=BCD-FGH'],
  ])('has the address of the controller at %s in its QR code, with the secrets', (controllerUrl, page) => {
    renderPanel({ invite: '0123456789abcdef' }, controllerUrl);
    const shown = screen.getByRole('img', { name: /^QR code/ }).innerHTML;
    render(<QrCode text={`${page}#pin=424242&invite=0123456789abcdef`} label="expected" />);
    expect(shown).toBe(screen.getByRole('img', { name: 'expected' }).innerHTML);
  });

  it('shows a changed PIN at once and keeps the phones', async () => {
    renderPanel();
    expect(screen.getByText('424242')).toBeDefined();
    await press('Change the PIN');
    expect(screen.getByText('565656')).toBeDefined();
    expect(screen.getByText(/^The PIN has changed\./)).toBeDefined();
    expect(phones()).toHaveLength(3);
  });

  it('shows an alert with the time until which PINs are locked, and a button that unlocks them', async () => {
    renderPanel({ pins: { kind: 'locked', until: new Date(2026, 10, 22, 12, 5).getTime() } });
    expect(screen.getByRole('alert').textContent).toContain('until 12:05.');
    await press('Allow PINs again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Phones can enter the PIN again.');
  });

  it('offers to unlock PINs that are refused from one network', () => {
    renderPanel({ pins: { kind: 'limited' } });
    expect(screen.getByRole('alert').textContent).toContain('from one network');
    expect(screen.getByRole('button', { name: 'Allow PINs again' })).toBeDefined();
  });

  it('without a connection, can change the PIN but not remove phones or unlock PINs', () => {
    renderPanel({ connection: { kind: 'reconnecting', since: 0 }, pins: { kind: 'limited' } });
    const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect(isDisabled('Remove iPhone')).toBe(true);
    expect(isDisabled('Allow PINs again')).toBe(true);
    expect(isDisabled('Change the PIN')).toBe(false);
  });

  it('leaves the list out if the server reports no phones, and says so if there are none', () => {
    renderPanel({ phones: null });
    expect(screen.queryByRole('heading', { name: 'Phones that control the screen' })).toBeNull();
    renderPanel({ phones: [] });
    expect(screen.getByText('No phone has entered the PIN yet.')).toBeDefined();
  });
});
