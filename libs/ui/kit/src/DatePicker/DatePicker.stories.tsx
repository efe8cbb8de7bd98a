import { useState } from 'react';
import { eventually, type StoryPlay } from '../testing/storyPlay.ts';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

const meta = {
  title: 'Kit/DatePicker',
  component: DatePicker,
  args: {
    label: 'Hukamnama of',
    value: '2024-01-31',
    min: '2002-01-01',
    max: '2026-03-10',
    today: '2026-03-10',
    onChange: () => undefined,
  },
  render: function Held(args: DatePickerProps) {
    const [value, setValue] = useState(args.value);
    return <DatePicker {...args} value={value} onChange={setValue} />;
  },
};
export default meta;

export const Chosen = {};
export const Empty = { args: { value: '' } satisfies Partial<DatePickerProps> };
export const Disabled = { args: { disabled: true } satisfies Partial<DatePickerProps> };

async function opened({ canvas, userEvent }: StoryPlay): Promise<HTMLElement> {
  const button = canvas.getByRole('button', { name: 'Choose a date: Hukamnama of' });
  await userEvent.click(button);
  await canvas.findByRole('grid');
  return button;
}

const isOn = (name: string) => () => document.activeElement?.getAttribute('aria-label') === name;

export const Open = {
  play: async (play: StoryPlay) => {
    await opened(play);
    await eventually('the chosen day has the focus', isOn('Wednesday, January 31, 2024'));
  },
};

export const OpenAtToday = {
  args: { value: '' } satisfies Partial<DatePickerProps>,
  play: async (play: StoryPlay) => {
    await opened(play);
    await eventually('today has the focus', isOn('Tuesday, March 10, 2026'));
  },
};

const punjabi = {
  open: 'ਤਾਰੀਖ਼ ਚੁਣੋ',
  months: 'ਜਨਵਰੀ ਫ਼ਰਵਰੀ ਮਾਰਚ ਅਪ੍ਰੈਲ ਮਈ ਜੂਨ ਜੁਲਾਈ ਅਗਸਤ ਸਤੰਬਰ ਅਕਤੂਬਰ ਨਵੰਬਰ ਦਸੰਬਰ'.split(' '),
  weekdays: 'ਐਤਵਾਰ ਸੋਮਵਾਰ ਮੰਗਲਵਾਰ ਬੁੱਧਵਾਰ ਵੀਰਵਾਰ ਸ਼ੁੱਕਰਵਾਰ ਸ਼ਨਿੱਚਰਵਾਰ'.split(' '),
  shortWeekdays: 'ਐਤ ਸੋਮ ਮੰਗਲ ਬੁੱਧ ਵੀਰ ਸ਼ੁੱਕਰ ਸ਼ਨਿੱਚਰ'.split(' '),
};

export const InPunjabiFromMonday = {
  args: {
    label: 'ਹੁਕਮਨਾਮਾ',
    locale: 'pa',
    weekStart: 1,
    words: punjabi,
  } satisfies Partial<DatePickerProps>,
  play: async ({ canvas, userEvent }: StoryPlay) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ਤਾਰੀਖ਼ ਚੁਣੋ: ਹੁਕਮਨਾਮਾ' }));
    await canvas.findByRole('grid', { name: 'ਜਨਵਰੀ 2024' });
  },
};

export const ByKeyboard = {
  play: async (play: StoryPlay) => {
    const { canvas, userEvent } = play;
    const button = await opened(play);
    await eventually('the chosen day has the focus', isOn('Wednesday, January 31, 2024'));
    await userEvent.keyboard('{Home}');
    await eventually('it moves to the start of the week', isOn('Sunday, January 28, 2024'));
    const isRightToLeft = getComputedStyle(button).direction === 'rtl';
    await userEvent.keyboard(isRightToLeft ? '{ArrowLeft}' : '{ArrowRight}');
    await eventually('it moves by a day', isOn('Monday, January 29, 2024'));
    await userEvent.keyboard('{PageDown}');
    await eventually('it moves by a month', isOn('Thursday, February 29, 2024'));
    await userEvent.keyboard('{Enter}');
    await eventually('it is closed', () => canvas.queryByRole('grid') === null);
    await eventually('the focus is back', () => document.activeElement === button);
    const input = canvas.getByLabelText<HTMLInputElement>('Hukamnama of');
    await eventually('the day is chosen', () => input.value === '2024-02-29');
  },
};

/** Simulates Escape, because a script can't press the real key. */
export const LeftWithoutAChoice = {
  play: async (play: StoryPlay) => {
    const button = await opened(play);
    button.parentElement?.querySelector('dialog')?.requestClose();
    await eventually('the focus is back', () => document.activeElement === button);
    const input = play.canvas.getByLabelText<HTMLInputElement>('Hukamnama of');
    await eventually('the day is unchanged', () => input.value === '2024-01-31');
  },
};
