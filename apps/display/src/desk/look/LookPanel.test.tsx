import { InEnglish } from '@naad/ui-i18n/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clientOf } from '../../testing/clientOf.ts';
import { deskOf } from '../../testing/WithDesk.tsx';
import { DeskContext } from '../useDesk.ts';
import { LookPanel } from './LookPanel.tsx';

const UNAVAILABLE = 'Not available on this site';

/** Renders the panel for a site that has no Hindi, no `bdb`, no `ms` and one visraam source. */
async function renderPanel({ isOnline = true } = {}) {
  const desk = deskOf({ client: clientOf({ isOnline: () => isOnline }) });
  if (isOnline) await waitFor(() => expect(desk.getState().site).not.toBeNull());
  render(
    <InEnglish>
      <DeskContext value={desk}>
        <LookPanel />
      </DeskContext>
    </InEnglish>,
  );
  return desk;
}

const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const source = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Visraam source' });

describe('the look panel', () => {
  it('shows what the site lacks as unavailable, and offers the rest', async () => {
    const desk = await renderPanel();
    const missing = screen.getAllByRole('switch', { description: UNAVAILABLE });
    expect(missing.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Hindi',
      'Bhai Manmohan Singh',
      'BaniDB',
    ]);
    expect(missing.every((each) => each.matches(':disabled'))).toBe(true);
    expect([...source().options].map(({ text, disabled }) => [text, disabled])).toEqual([
      ['Default', false],
      [`iGurbani – ${UNAVAILABLE}`, true],
      [`Legacy – ${UNAVAILABLE}`, true],
    ]);
    fireEvent.click(toggle('Faridkot Teeka'));
    expect(desk.getState().look.steeks).toEqual(['ft']);
  });

  it('keeps choices that the site lacks, and shows them', async () => {
    const desk = await renderPanel();
    desk.changeLook((look) => ({ ...look, translations: ['en', 'hi'], visraamSource: 'igurbani' }));
    await waitFor(() => expect(toggle('Hindi').checked).toBe(true));
    expect([toggle('Hindi').disabled, source().value]).toEqual([true, 'igurbani']);
    fireEvent.click(toggle('Spanish'));
    expect(desk.getState().look).toMatchObject({
      translations: ['en', 'es', 'hi'],
      visraamSource: 'igurbani',
    });
  });

  it('offers everything if it cannot learn what the site has', async () => {
    const desk = await renderPanel({ isOnline: false });
    expect(screen.queryByText(UNAVAILABLE, { exact: false })).toBeNull();
    fireEvent.click(toggle('Hindi'));
    expect(desk.getState().look.translations).toEqual(['en', 'hi']);
  });
});
