import { expect, it, vi } from 'vitest';
import { createNotificationList } from './createNotificationList.ts';

it('keeps news in order, at the places and for the times of the specification', () => {
  const list = createNotificationList();
  list.notify({ text: 'Copied' });
  list.notifyError({ text: 'Not saved' });
  expect(list.all()).toEqual([
    { id: '1', place: 'bottom', text: 'Copied' },
    { id: '2', place: 'top-end', text: 'Not saved', urgency: 'assertive', durationMs: 4000 },
  ]);
});

it('lets the caller say how long an error stays', () => {
  const list = createNotificationList();
  list.notifyError({ text: 'Not saved', durationMs: Infinity });
  expect(list.all()).toMatchObject([{ durationMs: Infinity, urgency: 'assertive' }]);
});

it('says the same once, anew', () => {
  const list = createNotificationList();
  list.notify({ text: 'Copied' });
  list.notify({ text: 'Added' });
  list.notify({ text: 'Copied' });
  expect(list.all().map(({ id, text }) => [id, text])).toEqual([
    ['2', 'Added'],
    ['3', 'Copied'],
  ]);
});

it('leaves the oldest where there are too many', () => {
  const list = createNotificationList();
  for (const text of ['a', 'b', 'c', 'd']) list.notify({ text });
  expect(list.all().map(({ text }) => text)).toEqual(['b', 'c', 'd']);
});

it('tells its listeners of every change, and no one else', () => {
  const list = createNotificationList();
  const listener = vi.fn();
  const leave = list.subscribe(listener);
  list.notify({ text: 'Copied' });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(list.all()).toBe(list.all());
  list.remove('1');
  expect(listener).toHaveBeenCalledTimes(2);
  expect(list.all()).toEqual([]);
  leave();
  list.notify({ text: 'Copied' });
  expect(listener).toHaveBeenCalledTimes(2);
});
