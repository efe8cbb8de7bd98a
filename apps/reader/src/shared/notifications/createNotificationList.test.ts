import { expect, it, vi } from 'vitest';
import { createNotificationList } from './createNotificationList.ts';

it('the list keeps notifications in order, with the right places and durations', () => {
  const list = createNotificationList();
  list.notify({ text: 'Copied' });
  list.notifyError({ text: 'Not saved' });
  expect(list.all()).toEqual([
    { id: '1', place: 'bottom', text: 'Copied' },
    { id: '2', place: 'top-end', text: 'Not saved', urgency: 'assertive', durationMs: 4000 },
  ]);
});

it('the caller can set the duration of an error', () => {
  const list = createNotificationList();
  list.notifyError({ text: 'Not saved', durationMs: Infinity });
  expect(list.all()).toMatchObject([{ durationMs: Infinity, urgency: 'assertive' }]);
});

it('a repeated text replaces the earlier notification', () => {
  const list = createNotificationList();
  list.notify({ text: 'Copied' });
  list.notify({ text: 'Added' });
  list.notify({ text: 'Copied' });
  expect(list.all().map(({ id, text }) => [id, text])).toEqual([
    ['2', 'Added'],
    ['3', 'Copied'],
  ]);
});

it('the list drops the oldest of more than three notifications', () => {
  const list = createNotificationList();
  for (const text of ['a', 'b', 'c', 'd']) list.notify({ text });
  expect(list.all().map(({ text }) => text)).toEqual(['b', 'c', 'd']);
});

it('the list notifies its listeners of every change until they unsubscribe', () => {
  const list = createNotificationList();
  const listener = vi.fn();
  const unsubscribe = list.subscribe(listener);
  list.notify({ text: 'Copied' });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(list.all()).toBe(list.all());
  list.remove('1');
  expect(listener).toHaveBeenCalledTimes(2);
  expect(list.all()).toEqual([]);
  unsubscribe();
  list.notify({ text: 'Copied' });
  expect(listener).toHaveBeenCalledTimes(2);
});
