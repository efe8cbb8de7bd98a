import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

/* What is done with what stands in a list; no page needs it before a list is open. */
type SvgProps = Omit<ComponentProps<'svg'>, 'children'>;

/** The handle by which something is dragged. */
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
