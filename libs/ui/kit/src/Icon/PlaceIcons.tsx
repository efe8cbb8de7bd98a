import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

/* Destinations and times of day. */
type SvgProps = Omit<ComponentProps<'svg'>, 'children'>;

export function HomeIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="m3.75 11 8.25-6.75L20.25 11M6 9.25V19.5h12V9.25M10 19.5v-5.25h4v5.25" />
    </Icon>
  );
}

/** An open book: the index. */
export function BookIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M12 6.5c-1.75-1.5-4.5-2-8.25-1.75v13c3.75-.25 6.5.25 8.25 1.75 1.75-1.5 4.5-2 8.25-1.75v-13C16.5 4.5 13.75 5 12 6.5zm0 0v13" />
    </Icon>
  );
}

export function CalendarIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5.5" width="16" height="14.5" rx="1.5" />
      <path d="M4 10h16M8.25 3.5v4m7.5-4v4" />
    </Icon>
  );
}

/** Sangat sync: one source with many listeners. */
export function SyncIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="1.5" />
      <path d="M8.25 15.75a5.3 5.3 0 0 1 0-7.5m7.5 0a5.3 5.3 0 0 1 0 7.5M5.5 18.5a9.2 9.2 0 0 1 0-13m13 0a9.2 9.2 0 0 1 0 13" />
    </Icon>
  );
}

/** A phone that controls another screen. */
export function RemoteIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <rect x="7" y="2.75" width="10" height="18.5" rx="2" />
      <path d="M11 17.75h2" />
    </Icon>
  );
}

export function HeartIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M12 19.75C7 16.25 3.75 13 3.75 9.25A4.5 4.5 0 0 1 12 6.75a4.5 4.5 0 0 1 8.25 2.5c0 3.75-3.25 7-8.25 10.5z" />
    </Icon>
  );
}

export function UserIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="3.75" />
      <path d="M4.75 20c.5-4 3.25-5.75 7.25-5.75s6.75 1.75 7.25 5.75" />
    </Icon>
  );
}

export function ExternalLinkIcon(props: SvgProps) {
  return (
    <Icon isDirectional {...props}>
      <path d="M13.5 4.5h6v6m0-6-8.75 8.75M18 13.5v4.25a1.75 1.75 0 0 1-1.75 1.75h-10a1.75 1.75 0 0 1-1.75-1.75v-10C4.5 6.75 5.25 6 6.25 6h4.25" />
    </Icon>
  );
}

/** A gutka: a small closed book with a ribbon. */
export function GutkaIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 3.75h10.75v13H7.5a1.9 1.9 0 0 0 0 3.5h10.75M5.75 18.5V5.5a1.75 1.75 0 0 1 1.75-1.75M13.5 3.75v6l-1.75-1.5L10 9.75v-6" />
    </Icon>
  );
}

/** A written page. */
export function PageIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M5.75 3.75h8.5l4 4v12.5H5.75zM14.25 3.75v4h4M8.75 11.5h6.5m-6.5 3h6.5m-6.5 3h4" />
    </Icon>
  );
}

export function SunriseIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M3 18.5h18m-14.25 0a5.25 5.25 0 0 1 10.5 0M12 9.5V3.75M9.25 6.5 12 3.75l2.75 2.75M4.5 12.25l1.25 1.25m13.75-1.25-1.25 1.25" />
    </Icon>
  );
}

export function SunsetIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M3 18.5h18m-14.25 0a5.25 5.25 0 0 1 10.5 0M12 3.75V9.5M9.25 6.75 12 9.5l2.75-2.75M4.5 12.25l1.25 1.25m13.75-1.25-1.25 1.25" />
    </Icon>
  );
}

export function ChevronStartIcon(props: SvgProps) {
  return (
    <Icon isDirectional {...props}>
      <path d="m14.75 5.5-6.5 6.5 6.5 6.5" />
    </Icon>
  );
}
