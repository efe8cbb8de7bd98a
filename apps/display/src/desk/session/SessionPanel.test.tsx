import type { HostState } from '@naad/sync-client';
import { ALL_DRIVE } from '@naad/sync-protocol';
import { InEnglish } from '@naad/ui-i18n/testing';
import { QrCode } from '@naad/ui-kit';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deskOf } from '../../testing/WithDesk.tsx';
import { hostOf } from '../../testing/hostOf.ts';
import { DeskContext } from '../useDesk.ts';
import { DriveRequests } from './DriveRequests.tsx';
import { SessionPanel } from './SessionPanel.tsx';

function renderPanel(state: Partial<HostState> = {}, controllerUrl: string | null = null) {
  const desk = deskOf({ startSession: () => hostOf(state) });
  desk.startSession();
  render(
    <InEnglish>
      <DeskContext value={desk}>
        <SessionPanel site={{ readerUrl: 'https://naad.example/', controllerUrl }} />
        <DriveRequests />
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
      'iPhoneConnected, joined 10:32Only this phone drivesRemove',
      'iPhone 2Connected, joined 10:58Only this phone drivesRemove',
      'Android phoneOffline, joined 11:52Only this phone drivesRemove',
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

  const ASA = { id: 'phone-one', kind: 'iPhone', number: 1, name: 'Asa' } as const;

  it('lists a phone by the name that its owner typed [U50]', () => {
    renderPanel({ phones: [{ ...ASA, joinedAt: 0, isConnected: true }] });
    expect(phones()[0]).toMatch(/^AsaConnected/);
    expect(screen.getByRole('button', { name: 'Remove Asa' })).toBeDefined();
  });

  it('lets one phone alone drive, and all again [U51]', async () => {
    renderPanel();
    await press('Only this phone drives: iPhone 2');
    expect(document.activeElement?.textContent).toBe('Only iPhone 2 drives now.');
    expect(screen.getByText(/^Only iPhone 2 drives the screen\./)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Only this phone drives: iPhone 2' })).toBeNull();
    await press('All phones drive');
    expect(screen.queryByText(/drives the screen/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Only this phone drives: iPhone 2' })).toBeDefined();
  });

  it('offers no driver on a server that knows none [U51]', () => {
    renderPanel({ driving: null });
    expect(screen.queryByRole('button', { name: /Only this phone drives/ })).toBeNull();
  });

  it.each([
    ['Hand over', 'Only Asa drives the screen.'],
    ['Not now', 'Only iPhone 2 drives the screen.'],
  ])('shows a request to drive, which %s answers [U52]', async (button, text) => {
    const driver = { id: 'phone-two', kind: 'iPhone', number: 2 } as const;
    renderPanel({ driving: { ...ALL_DRIVE, driver, requests: [{ phone: ASA, isDeclined: false }] } });
    expect(screen.getByText('Asa wants to drive').closest('[role=status]')).not.toBeNull();
    await press(button);
    expect(screen.queryByText('Asa wants to drive')).toBeNull();
    expect(screen.getByText((shown) => shown.startsWith(text))).toBeDefined();
  });

  it('leaves the list out if the server reports no phones, and says so if there are none', () => {
    renderPanel({ phones: null });
    expect(screen.queryByRole('heading', { name: 'Phones that control the screen' })).toBeNull();
    renderPanel({ phones: [] });
    expect(screen.getByText('No phone has entered the PIN yet.')).toBeDefined();
  });
});
