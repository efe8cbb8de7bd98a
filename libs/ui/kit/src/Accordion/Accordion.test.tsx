import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'larivaar', title: 'What is larivaar?', content: 'Words written together' },
  { id: 'visraam', title: 'What is a visraam?', content: 'A pause' },
];
const openTitles = (container: HTMLElement) =>
  [...container.querySelectorAll('details[open] h3')].map((heading) => heading.textContent);

it('Accordion expands and collapses all items with one button, which is labelled accordingly', async () => {
  const { container } = render(<Accordion items={items} initiallyOpen={['visraam']} />);
  expect(openTitles(container)).toEqual(['What is a visraam?']);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(openTitles(container)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(openTitles(container)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Expand all' })).toBeTruthy();
});

it('Accordion has its anchors inside the hidden content, so that browsers open it', () => {
  const { container } = render(<Accordion items={items} />);
  expect(container.querySelector('details #larivaar')?.textContent).toBe('Words written together');
});
