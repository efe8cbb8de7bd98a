import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import fieldStyles from '../field.module.css';
import { listMovement } from '../listMovement.ts';
import styles from './Combobox.module.css';

export interface ComboboxOption {
  /** Unique within the options. */
  readonly value: string;
  /** Shown and searched. */
  readonly label: string;
  /** Language of the label if different from the page's, e.g. "pa-Guru". */
  readonly lang?: string;
}

/**
 * Options whose label contains the typed text, ignoring case, with prefix matches first; all options if nothing was
 * typed.
 */
export function matchingOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const query = typed.trim().toLocaleLowerCase();
  const matches = options.map((option) => ({
    option,
    position: option.label.toLocaleLowerCase().indexOf(query),
  }));
  return [
    ...matches.filter(({ position }) => position === 0),
    ...matches.filter(({ position }) => position > 0),
  ].map(({ option }) => option);
}

export interface ComboboxProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onSelect' | 'role'
> {
  /** Visible label, and the name of the field and its list. */
  label: string;
  /** All options in display order, each with `value`, `label` and optionally `lang`. */
  options: readonly ComboboxOption[];
  /** Value of the chosen option, or null for none. */
  value: string | null;
  /** Called with the value of the newly chosen option, never with unmatched text. */
  onChange: (value: string) => void;
  /** Shown and announced if no option matches. */
  emptyText?: string;
}

/**
 * A choice among many options, filtered by typing (ARIA practices, combobox with a list). Unmatched text is discarded
 * on Escape and on blur.
 */
export function Combobox({
  label,
  options,
  value,
  onChange,
  emptyText = 'Nothing found',
  className,
  id,
  ...rest
}: ComboboxProps) {
  const ownId = useId();
  const listId = `${ownId}list`;
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = matchingOptions(options, typed ?? '');
  const chosen = options.find((option) => option.value === value);

  const handleClose = () => {
    setIsOpen(false);
    setActive(-1);
    setTyped(null);
  };
  const handleChoose = (option: ComboboxOption | undefined) => {
    if (option) onChange(option.value);
    handleClose();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    const { key } = event;
    // During composition, keys belong to the input method. Home and End belong to the text.
    if (event.nativeEvent.isComposing || key === 'Home' || key === 'End') return;
    const next = listMovement(key, active, found.length, { axis: 'block' });
    if (next !== null) {
      setIsOpen(true);
      setActive(next);
    } else if (key === 'Enter' && isOpen && active >= 0) handleChoose(found[active]);
    else if (key === 'Escape' && isOpen) handleClose();
    else return;
    event.preventDefault();
  };

  return (
    <div className={classes(styles['field'], className)}>
      <label htmlFor={id ?? ownId} className={fieldStyles['label']}>
        {label}
      </label>
      <input
        autoComplete="off"
        {...rest}
        id={id ?? ownId}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${listId}${String(active)}` : undefined}
        value={typed ?? chosen?.label ?? ''}
        className={classes(fieldStyles['box'], styles['input'])}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsOpen(true);
          setActive(-1);
        }}
        onClick={() => {
          setIsOpen(true);
        }}
        onBlur={handleClose}
        onKeyDown={handleKeyDown}
      />
      <ComboboxList
        id={listId}
        label={label}
        isOpen={isOpen}
        options={found}
        active={active}
        value={value}
        emptyText={emptyText}
        onChoose={handleChoose}
      />
    </div>
  );
}

interface ComboboxListProps {
  id: string;
  label: string;
  isOpen: boolean;
  options: readonly ComboboxOption[];
  /** Index of the option that Enter takes, or -1. */
  active: number;
  value: string | null;
  emptyText: string;
  onChoose: (option: ComboboxOption) => void;
}

/** The options below the input, which keeps the focus and announces the active one. */
function ComboboxList({ id, label, isOpen, options, active, value, emptyText, onChoose }: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className={styles['popup']} hidden={!isOpen}>
      <div ref={list} id={id} role="listbox" aria-label={label}>
        {options.map((option, index) => (
          // The input keeps the focus and handles the keys, so a press must not move the focus.
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
