import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

/* Actions on list items, loaded only with an open list. */
type SvgProps = Omit<ComponentProps<'svg'>, 'children'>;

/** Drag handle. */
export function DragIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="6" r="0.6" />
      <circle cx="15" cy="6" r="0.6" />
      <circle cx="9" cy="12" r="0.6" />
      <circle cx="15" cy="12" r="0.6" />
      <circle cx="9" cy="18" r="0.6" />
      <circle cx="15" cy="18" r="0.6" />
    </Icon>
  );
}

export function TrashIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 6.75h15m-10 0V4h5v2.75m-8.25 0L7.15 20h9.7l.9-13.25M10.25 10.5v6m3.5-6v6" />
    </Icon>
  );
}

export function ChevronUpIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="m5.5 15.25 6.5-6.5 6.5 6.5" />
    </Icon>
  );
}
