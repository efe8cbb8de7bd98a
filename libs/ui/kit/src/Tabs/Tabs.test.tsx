import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

function Index() {
  const [selected, setSelected] = useState('banis');
  return (
    <Tabs
      label="Index"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'banis', label: 'Banis', content: 'The banis' },
        { id: 'raags', label: 'Raags', content: 'The raags' },
        { id: 'writers', label: 'Writers', content: 'The writers' },
      ]}
    />
  );
}

const shown = () => {
  const tab = screen.getByRole('tab', { selected: true });
  const panel = screen.getByRole('tabpanel', { name: tab.textContent });
  return `${tab.textContent}: ${panel.textContent}`;
};

it('Tabs has a single tab stop, moved by arrows, Home and End', async () => {
  render(<Index />);
  expect(screen.getByRole('tablist', { name: 'Index' })).toBeTruthy();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Banis' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toBe('Raags: The raags');
  expect(document.activeElement?.textContent).toBe('Raags');
  await userEvent.keyboard('{End}');
  expect(shown()).toBe('Writers: The writers');
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toBe('Banis: The banis');
  await userEvent.keyboard('{ArrowLeft}{Home}');
  expect(shown()).toBe('Banis: The banis');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

it('Tabs selects a tab on click', async () => {
  render(<Index />);
  await userEvent.click(screen.getByRole('tab', { name: 'Raags' }));
  expect(shown()).toBe('Raags: The raags');
});
