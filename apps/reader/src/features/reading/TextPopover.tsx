import { type ReactNode, type ToggleEventHandler, useId } from 'react';

export interface TextPopoverProps {
  /** Id of the text that the button covers and is named after. */
  textId: string;
  /** Name of the action, such as `Go to ang`; screen readers get it after the text. */
  label: string;
  buttonClassName: string | undefined;
  className: string | undefined;
  onToggle?: ToggleEventHandler<HTMLDivElement>;
  children: ReactNode;
}

/** A button over a text, and the popover it opens, which works without scripts and closes when a link in it is followed. */
export function TextPopover(props: TextPopoverProps) {
  const { textId, label, buttonClassName, className, onToggle, children } = props;
  const id = useId();
  return (
    <>
      <button
        type="button"
        id={`${id}b`}
        popoverTarget={id}
        aria-label={label}
        aria-labelledby={`${textId} ${id}b`}
        className={buttonClassName}
      />
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a click of its links, which have keys */}
      <div
        id={id}
        popover="auto"
        className={className}
        onToggle={onToggle}
        onClick={({ target, currentTarget }) => {
          if (target instanceof Element && target.closest('a')) currentTarget.togglePopover(false);
        }}
      >
        {children}
      </div>
    </>
  );
}
