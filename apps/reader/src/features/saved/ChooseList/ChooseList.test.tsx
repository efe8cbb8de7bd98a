import { FIRST_POTHI, itemsOf } from '@naad/settings-schema';
import { createPothis } from '@naad/settings-state';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GREAT_RAMDAS } from '../testing/savedLines.ts';
import { WithSaved } from '../testing/WithSaved.tsx';
import { ChooseList } from './ChooseList.tsx';

const list = (name: string) => screen.getByRole('switch', { name });
const isIn = (name: string) => (list(name) as HTMLInputElement).checked;

function renderChoice() {
  const pothis = createPothis(window);
  const sunday = pothis.create('Sunday');
  const [onClose, onShow] = [vi.fn(), vi.fn()];
  render(
    <WithSaved lines={[GREAT_RAMDAS]}>
      <ChooseList line={GREAT_RAMDAS} pothis={pothis} onClose={onClose} onShow={onShow} />
    </WithSaved>,
    { wrapper: InEnglish },
  );
  const idsIn = (id: string) => itemsOf(pothis.get().find((pothi) => pothi.id === id)).map((item) => item.id);
  return { pothis, onClose, onShow, inSaved: () => idsIn(FIRST_POTHI), inSunday: () => idsIn(sunday) };
}

// Files run together, and others save lists too.
beforeEach(() => {
  localStorage.clear();
});

describe('the choice of a list [P51]', () => {
  it('puts the line in other lists and takes it out, each by one switch', async () => {
    const { inSaved, inSunday } = renderChoice();
    expect([isIn('Saved'), isIn('Sunday')]).toEqual([true, false]);
    await userEvent.click(list('Sunday'));
    expect([inSaved(), inSunday()]).toEqual([[GREAT_RAMDAS.id], [GREAT_RAMDAS.id]]);
    await userEvent.click(list('Saved'));
    expect([inSaved(), inSunday()]).toEqual([[], [GREAT_RAMDAS.id]]);
    expect([isIn('Saved'), isIn('Sunday')]).toEqual([false, true]);
  });

  it('makes a new list with the line in it', async () => {
    const { pothis } = renderChoice();
    await userEvent.click(screen.getByRole('button', { name: 'New list…' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the new list' }), 'Wedding{Enter}');
    expect(isIn('Wedding')).toBe(true);
    const made = pothis.get().find(({ name }) => name === 'Wedding');
    expect(itemsOf(made).map(({ id }) => id)).toEqual([GREAT_RAMDAS.id]);
  });

  it('leads to the list chosen last', async () => {
    const { onShow } = renderChoice();
    await userEvent.click(screen.getByRole('button', { name: 'Show list' }));
    expect(onShow).toHaveBeenCalledOnce();
  });

  it('closes by its buttons and by Escape', async () => {
    const { onClose } = renderChoice();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(3);
  });
});
