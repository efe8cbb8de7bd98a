import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

/* Audio controls, only for pages with recordings. */
type SvgProps = Omit<ComponentProps<'svg'>, 'children'>;

export function HeadphonesIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M4 16.5v-3.75a8 8 0 0 1 16 0v3.75M4 15.25h2.75v5H5.5A1.5 1.5 0 0 1 4 18.75zm16 0h-2.75v5h1.25a1.5 1.5 0 0 0 1.5-1.5z" />
    </Icon>
  );
}

/* Time runs from left to right in every script, so these aren't mirrored. */

export function PlayIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 4.75v14.5L19 12z" />
    </Icon>
  );
}

export function PauseIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 5v14m7-14v14" />
    </Icon>
  );
}

export function RewindIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M11.5 6.5v11L4 12zm8 0v11L12 12z" />
    </Icon>
  );
}

export function ForwardIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M12.5 6.5v11L20 12zm-8 0v11L12 12z" />
    </Icon>
  );
}
