import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ALL_DRIVE, type Driving } from '@naad/sync-protocol';
import { InEnglish } from '@naad/ui-i18n/testing';
import { describe, expect, it, vi } from 'vitest';
import { DrivingBar } from './DrivingBar.tsx';

const ASA = { id: 'phone-of-asa', kind: 'iPhone', number: 1, name: 'Asa' } as const;
const SECOND = { id: 'phone-of-bir', kind: 'iPhone', number: 2 } as const;
const BY_ASA: Driving = { driver: ASA, requests: [], others: [SECOND] };
const asking = (isDeclined = false): Driving => ({ ...BY_ASA, requests: [{ phone: SECOND, isDeclined }] });

function renderBar(driving: Driving, phoneId: string) {
  const onDrive = vi.fn();
  const bar = (shown: Driving) => <DrivingBar driving={shown} phoneId={phoneId} onDrive={onDrive} />;
  const { rerender } = render(bar(driving), { wrapper: InEnglish });
  return {
    onDrive,
    show: (next: Driving) => {
      rerender(bar(next));
    },
    text: () => screen.getByRole('status').textContent,
  };
}

const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

describe('the bar of the driver', () => {
  it('shows nothing while all phones drive [U51]', () => {
    expect(renderBar(ALL_DRIVE, SECOND.id).text()).toBe('');
  });

  it('shows other phones who drives, and lets them ask [U52]', () => {
    const { onDrive, show, text } = renderBar(BY_ASA, SECOND.id);
    expect(text()).toBe('Asa drives the screen.Ask to drive');
    press('Ask to drive');
    expect(onDrive.mock.calls).toEqual([[{ type: 'ask' }]]);
    show(asking());
    expect(text()).toBe('Asa drives the screen.You asked to drive.');
    show(asking(true));
    expect(text()).toContain('Not now.');
  });

  it('shows the driver each request, which one tap hands over or declines [U52]', () => {
    const { onDrive, show } = renderBar(asking(), ASA.id);
    expect(screen.getByText('iPhone 2 wants to drive')).toBeDefined();
    press('Hand over');
    press('Not now');
    expect(onDrive.mock.calls).toEqual([
      [{ type: 'give', id: SECOND.id }],
      [{ type: 'decline', id: SECOND.id }],
    ]);
    show(asking(true));
    expect(screen.queryByText('iPhone 2 wants to drive')).toBeNull();
  });

  it('lets the driver hand over unasked, or let all drive [U52]', () => {
    const { onDrive } = renderBar(BY_ASA, ASA.id);
    fireEvent.click(within(screen.getByRole('group')).getByText('iPhone 2'));
    press('All phones drive');
    expect(onDrive.mock.calls).toEqual([[{ type: 'give', id: SECOND.id }], [{ type: 'all' }]]);
  });

  it('tells every phone for a while that all drive again [U53]', () => {
    vi.useFakeTimers();
    const { show, text } = renderBar(BY_ASA, SECOND.id);
    show(ALL_DRIVE);
    expect(text()).toBe('All phones drive the screen now.');
    act(() => {
      vi.advanceTimersByTime(8_000);
    });
    expect(text()).toBe('');
    vi.useRealTimers();
  });
});
