import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

type SvgProps = Omit<ComponentProps<'svg'>, 'children'>;

export function SearchIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <circle cx="10.5" cy="10.5" r="6.25" />
      <path d="m15.25 15.25 5 5" />
    </Icon>
  );
}

export function MenuIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16M4 12h16M4 17.5h16" />
    </Icon>
  );
}

/** Three dots: what else there is. */
export function MoreIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="2.5" />
    </Icon>
  );
}

export function CloseIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="m5.75 5.75 12.5 12.5m0-12.5-12.5 12.5" />
    </Icon>
  );
}

export function ChevronEndIcon(props: SvgProps) {
  return (
    <Icon isDirectional {...props}>
      <path d="m9.25 5.5 6.5 6.5-6.5 6.5" />
    </Icon>
  );
}

export function ChevronDownIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="m5.5 8.75 6.5 6.5 6.5-6.5" />
    </Icon>
  );
}

export function PlusIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
}

export function MinusIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  );
}

export function CheckIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="m4.75 12.75 4.75 4.75 9.75-10.5" />
    </Icon>
  );
}

export function SunIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.75v2m0 14.5v2M2.75 12h2m14.5 0h2M5.46 5.46l1.42 1.42m10.24 10.24 1.42 1.42m0-13.08-1.42 1.42M6.88 17.12l-1.42 1.42" />
    </Icon>
  );
}

export function MoonIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M19.75 14.25A8.25 8.25 0 0 1 9.75 4.25a8.25 8.25 0 1 0 10 10z" />
    </Icon>
  );
}

export function SettingsIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h8.5m4.5 0h3M4 17h3m4.5 0H20" />
      <circle cx="14.75" cy="7" r="2.25" />
      <circle cx="9.25" cy="17" r="2.25" />
    </Icon>
  );
}

export function ExpandIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M14.5 4.5h5v5m0-5-6 6M9.5 19.5h-5v-5m0 5 6-6" />
    </Icon>
  );
}

export function InfoIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M12 11v5.25M12 7.75v.01" />
    </Icon>
  );
}

export function WarningIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="m12 4 8.75 15.5H3.25zM12 10v4.25M12 16.75v.01" />
    </Icon>
  );
}

/** Interface language. */
export function GlobeIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M3.75 12h16.5M12 3.75c4.75 5 4.75 11.5 0 16.5-4.75-5-4.75-11.5 0-16.5z" />
    </Icon>
  );
}

export function HelpIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M9.5 9.75a2.5 2.5 0 1 1 3.6 2.25c-.7.35-1.1.85-1.1 1.75M12 16.5v.01" />
    </Icon>
  );
}
