import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { GLANCE_OF_MERCY, GREAT_RAMDAS, ONE_CREATOR } from '../testing/savedLines.ts';
import { WithSaved, type WithSavedProps } from '../testing/WithSaved.tsx';
import { MultiViewPanel } from './MultiViewPanel.tsx';

const THREE = [GREAT_RAMDAS, GLANCE_OF_MERCY, ONE_CREATOR];

function renderPanel(lines: WithSavedProps['lines']) {
  const [onClose, onDisplay] = [vi.fn(), vi.fn()];
  render(
    <WithSaved lines={lines}>
      <MultiViewPanel onClose={onClose} onDisplay={onDisplay} />
    </WithSaved>,
    { wrapper: InEnglish },
  );
  return { onClose, onDisplay };
}

const button = (name: string) => screen.getByRole('button', { name });
const lines = () =>
  screen.queryAllByRole('listitem').map((line) => within(line).getByRole('link').textContent);
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

describe('the multi-view panel', () => {
  it('is a dialog with the lines in order, each a link to its shabad [S2.96]', () => {
    renderPanel(THREE);
    expect(screen.getByRole('dialog', { name: 'Multi-view' })).toBeDefined();
    expect(lines()).toEqual(THREE.map(({ unicode }) => unicode));
    const link = screen.getByRole('link', { name: GREAT_RAMDAS.unicode });
    expect(link.getAttribute('href')).toBe('/shabad?id=3590&highlight=1614544');
    expect(link.lang).toBe('pa-Guru');
    expect(screen.getByText('3 lines')).toBeDefined();
  });

  it('displays all shabads in the order that the reader chose [B86]', async () => {
    const { onDisplay } = renderPanel(THREE);
    await userEvent.click(button(`Move up: ${ONE_CREATOR.unicode}`));
    await userEvent.click(button('Display'));
    expect(onDisplay).toHaveBeenCalledExactlyOnceWith(
      '/shabad?id=3590,1,2600&highlight=1614544,30958,141639',
    );
  });

  it('undoes removals one by one, the latest first', async () => {
    renderPanel(THREE);
    expect(isOff('Undo')).toBe(true);
    await userEvent.click(button(`Remove: ${GREAT_RAMDAS.unicode}`));
    await userEvent.click(button(`Remove: ${ONE_CREATOR.unicode}`));
    expect(lines()).toEqual([GLANCE_OF_MERCY.unicode]);
    await userEvent.click(button('Undo'));
    expect(lines()).toEqual([GLANCE_OF_MERCY.unicode, ONE_CREATOR.unicode]);
    await userEvent.click(button('Undo'));
    expect(lines()).toEqual(THREE.map(({ unicode }) => unicode));
    expect(isOff('Undo')).toBe(true);
    expect(document.activeElement).toBe(button('Undo'));
  });

  it('explains how to add lines when it is cleared, and can undo that [S8.25]', async () => {
    const { onDisplay } = renderPanel(THREE);
    await userEvent.click(button('Clear'));
    expect(lines()).toEqual([]);
    expect(screen.getByText('Nothing has been added yet.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Search for a line' }).getAttribute('href')).toBe('/');
    expect([isOff('Clear'), isOff('Display'), isOff('Undo')]).toEqual([true, true, false]);
    await userEvent.click(button('Display'));
    expect(onDisplay).not.toHaveBeenCalled();
    await userEvent.click(button('Undo'));
    expect(lines()).toHaveLength(3);
  });

  it('moves the focus to Undo when its last line is removed', async () => {
    renderPanel([GREAT_RAMDAS]);
    await userEvent.click(button(`Remove: ${GREAT_RAMDAS.unicode}`));
    expect(document.activeElement).toBe(button('Undo'));
  });

  it('closes by its button, by Escape, and by the link to the search', async () => {
    const { onClose } = renderPanel([]);
    await userEvent.click(button('Close'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('link', { name: 'Search for a line' }));
    expect(onClose).toHaveBeenCalledTimes(3);
  });
});
