import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

/* Actions, beyond those that the kit's own controls need (Icons.tsx). */
type SvgProps = Omit<ComponentProps<'svg'>, 'children'>;

export function BackIcon(props: SvgProps) {
  return (
    <Icon isDirectional {...props}>
      <path d="M19.5 12h-15m6.25-6.25L4.5 12l6.25 6.25" />
    </Icon>
  );
}

export function ArrowUpIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M12 19.5v-15m-6.25 6.25L12 4.5l6.25 6.25" />
    </Icon>
  );
}

export function FullscreenIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 9V4.5H9m6 0h4.5V9m0 6v4.5H15m-6 0H4.5V15" />
    </Icon>
  );
}

export function ExitFullscreenIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M9 4.5V9H4.5M15 4.5V9h4.5m0 6H15v4.5m-6 0V15H4.5" />
    </Icon>
  );
}

export function KeyboardIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <rect x="2.75" y="6" width="18.5" height="12" rx="1.5" />
      <path d="M6.5 9.75v.01M10.25 9.75v.01M14 9.75v.01M17.5 9.75v.01M8.5 14.5h7" />
    </Icon>
  );
}

export function MicIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <rect x="9" y="3" width="6" height="11" rx="3" />
      <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3" />
    </Icon>
  );
}

export function PaletteIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.75a8.25 8.25 0 1 0 0 16.5c1.5 0 2-1 1.6-2.1-.5-1.4.3-2.65 1.9-2.65h1.75a3 3 0 0 0 3-3c0-5-3.7-8.75-8.25-8.75zM7.75 12v.01M9.5 8.25v.01M14 7.75v.01M16.75 10.75v.01" />
    </Icon>
  );
}

export function DownloadIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11.25m-5-5 5 5 5-5M4.5 19.5h15" />
    </Icon>
  );
}

export function WifiOffIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="m4 3.75 16.5 16.5M12 19v.01M8.75 15.75A4.6 4.6 0 0 1 12 14.4M5.5 12.25a9.3 9.3 0 0 1 3-2m5.5-.4a9.3 9.3 0 0 1 4.5 2.4M2.5 8.75a13.6 13.6 0 0 1 3-2.1m4.75-1.5a13.6 13.6 0 0 1 11.25 3.6" />
    </Icon>
  );
}

export function UndoIcon(props: SvgProps) {
  return (
    <Icon isDirectional {...props}>
      <path d="M8.75 4.75 4.5 9l4.25 4.25M4.5 9H14a5.25 5.25 0 0 1 0 10.5H8.5" />
    </Icon>
  );
}
