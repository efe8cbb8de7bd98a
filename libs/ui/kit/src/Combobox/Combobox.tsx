import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { classes } from '../classes.ts';
import fieldStyles from '../field.module.css';
import { listMovement } from '../listMovement.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { type ComboboxOption, matchingOptions } from './matchingOptions.ts';
import styles from './Combobox.module.css';

export interface ComboboxProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onSelect' | 'role'
> {
  label: string;
  options: readonly ComboboxOption[];
  /** The value of the chosen option, null where none is. */
  value: string | null;
  onChange: (value: string) => void;
  /** Said where no option holds what was typed. */
  emptyText?: string;
}

/**
 * A choice among more options than one would look through: typing leaves those that hold the letters (ARIA practices,
 * combobox with a list). What was typed and is no option is given up on Escape and when the focus goes.
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
    // While an input method composes a letter, the keys are its own. Home and End belong to the text.
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
