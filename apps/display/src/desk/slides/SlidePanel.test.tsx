import { act, fireEvent, render, screen } from '@testing-library/react';
import { InEnglish } from '@naad/ui-i18n/testing';
import { describe, expect, it, vi } from 'vitest';
import { clientOf } from '../../testing/clientOf.ts';
import { deskOf, openShabad } from '../../testing/WithDesk.tsx';
import type { DeskOptions } from '../model/desk.ts';
import { DeskContext } from '../useDesk.ts';
import { SlidePanel } from './SlidePanel.tsx';

function renderPanel(parts: Partial<DeskOptions> = {}) {
  const desk = deskOf(parts);
  render(
    <DeskContext value={desk}>
      <SlidePanel site={{ readerUrl: 'https://naad.example/' }} />
    </DeskContext>,
    { wrapper: InEnglish },
  );
  return desk;
}

describe('the slides of the desk', () => {
  it('show the code, the address and nothing secret, and return to the line', async () => {
    const desk = renderPanel();
    expect(screen.queryByRole('button', { name: 'Follow code' })).toBeNull();
    await act(async () => {
      await openShabad(desk);
      desk.startSession();
    });
    const follow = screen.getByRole('button', { name: 'Follow code' });
    fireEvent.click(follow);
    expect(desk.getState().picture.slide).toEqual({
      kind: 'text',
      name: 'announcement',
      text: 'Follow on your phone\nhttps://naad.example/sync/BCD-FGH\nBCD-FGH',
      isGurmukhi: false,
      link: 'https://naad.example/sync/BCD-FGH',
    });
    expect(follow.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(follow);
    expect(desk.getState().picture.slide).toMatchObject({ kind: 'line' });
  });

  it('open the newest hukamnama if the site has any, and a random shabad', async () => {
    const desk = renderPanel();
    fireEvent.click(await screen.findByRole('button', { name: 'Hukamnama' }));
    await vi.waitFor(() => expect(desk.getState().item).toMatchObject({ kind: 'shabad', id: 628 }));
    fireEvent.click(screen.getByRole('button', { name: 'Random shabad' }));
    await vi.waitFor(() => expect(desk.getState().isLoading).toBe(false));
    expect(desk.getState().hasFailed).toBe(false);
  });

  it('say if a random shabad did not come', async () => {
    const desk = renderPanel({ client: clientOf({ isOnline: () => false }) });
    fireEvent.click(screen.getByRole('button', { name: 'Random shabad' }));
    await vi.waitFor(() => expect(desk.getState().hasFailed).toBe(true));
    expect(screen.queryByRole('button', { name: 'Hukamnama' })).toBeNull();
  });
});
