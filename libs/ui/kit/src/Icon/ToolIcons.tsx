import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

type SvgProps = Omit<ComponentProps<'svg'>, 'children'>;

export function ShuffleIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M3.75 7h3.5c4.5 0 5 10 9.5 10h3.5M3.75 17h3.5c1.6 0 2.7-1.25 3.5-2.75m2.5-4.5c.8-1.5 1.9-2.75 3.5-2.75h3.5m-2.75-3 3 3-3 3m0 4 3 3-3 3" />
    </Icon>
  );
}

/** Multi-view. */
export function ListIcon(props: SvgProps) {
  return (
    <Icon isDirectional {...props}>
      <path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01" />
    </Icon>
  );
}

export function PrintIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M7 8.5V3.75h10V8.5M7 16.5H3.75v-8h16.5v8H17M7 13.5h10v6.75H7zM17 11v.01" />
    </Icon>
  );
}

export function CopyIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <rect x="8.5" y="8.5" width="11.75" height="11.75" rx="1.5" />
      <path d="M15.5 8.5V5.25c0-.85-.65-1.5-1.5-1.5H5.25c-.85 0-1.5.65-1.5 1.5V14c0 .85.65 1.5 1.5 1.5H8.5" />
    </Icon>
  );
}

/** Embedding in other pages. */
export function CodeIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M8 6.5 2.75 12 8 17.5m8-11L21.25 12 16 17.5M13.75 4.5l-3.5 15" />
    </Icon>
  );
}

export function LinkIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="m9.5 14.5 5-5M11 6.75l2-2a4.4 4.4 0 0 1 6.25 6.25l-2 2M13 17.25l-2 2A4.4 4.4 0 0 1 4.75 13l2-2" />
    </Icon>
  );
}

export function PictureIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M3.75 5h16.5v14H3.75zm.25 11.5 4.75-4.75 3.5 3.5 3-3 4.75 4.75M15.5 8.75v.01" />
    </Icon>
  );
}

export function ShareIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M12 14.5V4m-3.75 3.5L12 3.75l3.75 3.75M7.5 10.5H5v9.75h14V10.5h-2.5" />
    </Icon>
  );
}

/** Saving a line or shabad. */
export function BookmarkIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M7 4h10v16l-5-4-5 4z" />
    </Icon>
  );
}
