import { useEffect, useRef } from 'react';
import type { ComboboxOption } from './matchingOptions.ts';
import styles from './Combobox.module.css';

export interface ComboboxListProps {
  id: string;
  label: string;
  isOpen: boolean;
  options: readonly ComboboxOption[];
  /** The index of the option that Enter takes, -1 where none is. */
  active: number;
  value: string | null;
  emptyText: string;
  onChoose: (option: ComboboxOption) => void;
}

/** The options below the input. The focus stays in the input, which says which of them is active. */
export function ComboboxList({
  id,
  label,
  isOpen,
  options,
  active,
  value,
  emptyText,
  onChoose,
}: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className={styles['popup']} hidden={!isOpen}>
      <div ref={list} id={id} role="listbox" aria-label={label}>
        {options.map((option, index) => (
          // The keys are the input's, which keeps the focus: a press must not take it.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
          <div
            key={option.value}
            id={`${id}${String(index)}`}
            role="option"
            tabIndex={-1}
            lang={option.lang}
            aria-selected={option.value === value}
            data-active={index === active ? '' : undefined}
            className={styles['option']}
            onPointerDown={(event) => {
              event.preventDefault();
            }}
            onMouseDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              onChoose(option);
            }}
          >
            {option.label}
          </div>
        ))}
      </div>
      <p role="status" className={styles['empty']}>
        {isOpen && options.length === 0 ? emptyText : ''}
      </p>
    </div>
  );
}
