import { useEffect, useRef } from 'react';
import { openShabad, WithDesk, type WithDeskProps } from '../../testing/WithDesk.tsx';
import { BaniPanel } from './BaniPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { SearchPanel } from './SearchPanel.tsx';

interface ShownProps extends Omit<WithDeskProps, 'children'> {
  readonly panel: 'search' | 'banis' | 'history';
  readonly query?: string;
}

function Shown({ panel, query = '', ...props }: ShownProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (query === '') return undefined;
    // The desk renders a moment later.
    const timer = setTimeout(() => {
      const field = container.current?.querySelector('input');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    }, 50);
    return () => {
      clearTimeout(timer);
    };
  }, [query]);
  return (
    <div ref={container}>
      <WithDesk {...props}>
        {(client) => {
          if (panel === 'search') return <SearchPanel client={client} id="desk-search" label="Search" />;
          return panel === 'banis' ? <BaniPanel client={client} /> : <HistoryPanel />;
        }}
      </WithDesk>
    </div>
  );
}

/** The panels for search, banis and history. */
const meta = { title: 'Display/Finding', component: Shown };
export default meta;

export const Search = { args: { panel: 'search' } };
export const SearchResults = { args: { panel: 'search', query: 'ਸਤਕਸ' } };
export const SearchWithoutAnAnswer = { args: { panel: 'search', query: 'ਸਤਕਸ', isOnline: false } };
export const Banis = { args: { panel: 'banis' } };
export const BanisThatHaveNotCome = { args: { panel: 'banis', isOnline: false } };
export const EmptyHistory = { args: { panel: 'history' } };
export const History = { args: { panel: 'history', prepare: openShabad } };
