import { render, screen } from '@testing-library/react';
import { InEnglish } from '@naad/ui-i18n/testing';
import { expect, it } from 'vitest';
import { DeskLayout } from './DeskLayout.tsx';
import type { DeskView } from './DeskTabs.tsx';

it('renders a hidden panel again once it is shown', () => {
  const layout = (view: DeskView, message: number) => (
    <DeskLayout
      view={view}
      header={null}
      lines={`lines ${String(message)}`}
      search={`search ${String(message)}`}
      banis={`banis ${String(message)}`}
      slides={null}
      settings={null}
      foot={null}
    />
  );
  const { rerender } = render(layout('lines', 1), { wrapper: InEnglish });
  rerender(layout('lines', 2));
  const textOf = (panel: string) =>
    screen.getByRole('region', { name: 'Panel' }).querySelector(`[data-panel=${panel}]`)?.textContent;
  expect([textOf('search'), textOf('banis')]).toEqual(['search 2', 'banis 1']);
  rerender(layout('banis', 2));
  expect(textOf('banis')).toBe('banis 2');
});
