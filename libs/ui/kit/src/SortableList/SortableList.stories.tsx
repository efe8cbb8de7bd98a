import { useState } from 'react';
import { eventually, type StoryPlay } from '../testing/storyPlay.ts';
import { moveItem } from './useSortable.ts';
import { SortableList, type SortableListProps } from './SortableList.tsx';

const meta = {
  title: 'Kit/SortableList',
  component: SortableList,
  args: {
    label: 'Shabads in view',
    items: [
      { id: 'first', label: 'Morning', content: 'Morning prayers' },
      {
        id: 'second',
        label: 'Evening',
        content: 'Evening prayers, whose name runs on over a second line on a phone',
      },
      { id: 'third', label: 'Night' },
      { id: 'fourth', label: 'Kirtan' },
    ],
    onMove: () => undefined,
    onRemove: () => undefined,
  },
  render: function Held({ onRemove, ...args }: SortableListProps) {
    const [items, setItems] = useState(args.items);
    return (
      <SortableList
        {...args}
        items={items}
        onMove={(from, to) => {
          setItems(moveItem(items, from, to));
        }}
        {...(onRemove && {
          onRemove: (id: string) => {
            setItems(items.filter((item) => item.id !== id));
          },
        })}
      />
    );
  },
};
export default meta;

export const Plain = { args: { onRemove: undefined } };
export const Removable = {};
export const One = {
  args: { items: [{ id: 'only', label: 'Morning' }] } satisfies Partial<SortableListProps>,
};
export const Empty = { args: { items: [] } satisfies Partial<SortableListProps> };

const order = (canvas: StoryPlay['canvas']) =>
  canvas.getAllByRole('listitem').map((item) => item.textContent.split(' ')[0]);
const isOrder = (canvas: StoryPlay['canvas'], expected: string) => () => order(canvas).join(' ') === expected;

export const LiftedByKeyboard = {
  play: async ({ canvas, userEvent }: StoryPlay) => {
    const handle = canvas.getByRole('button', { name: 'Reorder: Morning' });
    handle.focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await eventually('it is the third', isOrder(canvas, 'Evening Night Morning Kirtan'));
    await eventually('it keeps the focus', () => document.activeElement === handle);
    await eventually(
      'it is announced',
      () => canvas.getByRole('status').textContent === 'Morning is now 3 of 4.',
    );
  },
};

export const DroppedByKeyboard = {
  play: async (play: StoryPlay) => {
    await LiftedByKeyboard.play(play);
    await play.userEvent.keyboard('{ArrowDown}{Enter}');
    await eventually('it is the last', isOrder(play.canvas, 'Evening Night Kirtan Morning'));
    const handle = play.canvas.getByRole('button', { name: 'Reorder: Morning' });
    await eventually('it keeps the focus', () => document.activeElement === handle);
    await play.userEvent.keyboard('{Tab}{Enter}');
    await eventually('its button moves it', isOrder(play.canvas, 'Evening Night Morning Kirtan'));
    const moveUp = play.canvas.getByRole('button', { name: 'Move up: Morning' });
    await eventually('the button keeps the focus', () => document.activeElement === moveUp);
  },
};

const middle = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
};

/** Held over the position of the third. */
export const Dragged = {
  play: async ({ canvas, userEvent }: StoryPlay) => {
    const handle = canvas.getByRole('button', { name: 'Reorder: Morning' });
    const third = canvas.getByRole('button', { name: 'Reorder: Night' });
    const { clientX, clientY } = middle(third);
    const room = (handle.closest('li')?.offsetHeight ?? 0) + 8;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: middle(handle) },
      { target: handle, coords: { clientX, clientY: clientY + 4 } },
    ]);
    await eventually('the third makes room', () => third.closest('li')?.dataset['shift'] === 'up');
    await eventually(
      'it moves by the height of the item',
      () => Math.abs(middle(third).clientY - clientY + room) < 1,
    );
    await eventually(
      'the item follows the pointer',
      () => Math.abs(middle(handle).clientY - clientY - 4) < 1,
    );
    await eventually('nothing is moved yet', isOrder(canvas, 'Morning Evening Night Kirtan'));
  },
};

export const Dropped = {
  play: async (play: StoryPlay) => {
    await Dragged.play(play);
    const { canvas, userEvent } = play;
    const handle = canvas.getByRole('button', { name: 'Reorder: Morning' });
    await userEvent.pointer({ keys: '[/MouseLeft]', target: handle });
    await eventually('it is the third', isOrder(canvas, 'Evening Night Morning Kirtan'));
    await eventually('its position is reset', () => handle.closest('li')?.style.translate === '');
    await eventually('none is shifted', () => play.canvasElement.querySelector('[data-shift]') === null);
    await eventually('it has the focus', () => document.activeElement === handle);
    await eventually(
      'it is announced',
      () => canvas.getByRole('status').textContent === 'Morning is now 3 of 4.',
    );
  },
};

export const DraggedByTouchAndLeft = {
  play: async ({ canvas, userEvent }: StoryPlay) => {
    const handle = canvas.getByRole('button', { name: 'Reorder: Kirtan' });
    const first = canvas.getByRole('button', { name: 'Reorder: Morning' });
    await userEvent.pointer([
      { keys: '[TouchA>]', target: handle, coords: middle(handle) },
      { pointerName: 'TouchA', target: handle, coords: { clientX: 0, clientY: middle(first).clientY - 4 } },
    ]);
    await eventually('the first makes room', () => first.closest('li')?.dataset['shift'] === 'down');
    await userEvent.keyboard('{Escape}');
    await eventually('it is back', () => first.closest('li')?.dataset['shift'] === undefined);
    await userEvent.pointer({ keys: '[/TouchA]', target: handle });
    await eventually('nothing is moved', isOrder(canvas, 'Morning Evening Night Kirtan'));
    await eventually(
      'it is announced',
      () => canvas.getByRole('status').textContent === 'Kirtan stays 4 of 4.',
    );
  },
};
