import type { ReactNode } from 'react';
import type { Message } from './content.ts';

/** The drawing of each message. */
export const messageDrawings: Readonly<Record<Message['id'], (props: DrawingProps) => ReactNode>> = {
  emptyQuery: EmptyQueryDrawing,
  noResults: NothingFoundDrawing,
  shabadNotFound: NothingFoundDrawing,
  angNotFound: NothingFoundDrawing,
  baniNotFound: NothingFoundDrawing,
  hukamnamaAbsent: NothingFoundDrawing,
  amritKeertanAbsent: NothingFoundDrawing,
  rehatAbsent: NothingFoundDrawing,
  rehatNotFound: NothingFoundDrawing,
  hukamnamaNotFound: NothingFoundDrawing,
  pageNotFound: PageNotFoundDrawing,
  timeout: TimedOutDrawing,
  offline: OfflineDrawing,
  brokenRoute: SomethingBrokeDrawing,
  failedLoad: SomethingBrokeDrawing,
  failure: SomethingBrokeDrawing,
};

/** Props of every drawing. */
interface DrawingProps {
  className?: string | undefined;
}

/**
 * The frame of the drawings beside messages: 240 by 160, one stroke width, two colours of the theme. Hidden from screen
 * readers, since the message says the same.
 */
function Drawing({ className, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      width="240"
      height="160"
      viewBox="0 0 240 160"
      fill="none"
      stroke="var(--border-control)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** An empty sheet, a reed pen and ink. */
function EmptyQueryDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M44 24h98c6 0 10 4 10 10v108H54c-6 0-10-4-10-10z" />
      <path d="M62 76h72M62 98h72M62 120h42" strokeDasharray="1 8" />
      <path d="M172 112h34v18c0 8-4 12-10 12h-14c-6 0-10-4-10-12zM178 112v-9h22v9" />
      <g stroke="var(--accent)">
        <path fill="var(--surface)" d="m84 44 86-35 5 13-86 35-15 3z" />
        <path d="m84 44 5 13" />
        <path strokeWidth="5" d="M65 64h.01" />
      </g>
    </Drawing>
  );
}

/** A magnifying glass over lines of writing, with nothing under it. */
function NothingFoundDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M30 36h34M74 36h58M142 36h24M176 36h34" />
      <path d="M30 64h46M160 64h50M30 92h24M62 92h12M166 92h18M194 92h16" />
      <path d="M30 120h52M92 120h12M182 120h28" />
      <circle cx="118" cy="80" r="36" stroke="var(--accent)" />
      <path stroke="var(--accent)" strokeWidth="6" d="m148 106 24 24" />
      <path d="M98 76c2-10 9-16 18-18" />
    </Drawing>
  );
}

/** A kite whose string has come loose, over quiet hills. */
function OfflineDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M12 136c36-24 66-24 98-8s76 12 118-12M108 126c18-14 38-20 62-16" />
      <path d="M156 84c-2 14-20 10-30 16s-2 16-14 14-10-14-22-12" />
      <path d="M36 46c6-10 20-10 24-2 8-4 16 0 16 8H32" />
      <g stroke="var(--accent)">
        <path d="m156 12 32 31-32 35-32-35z" />
        <path d="M156 12v66M124 43c18-15 46-15 64 0M149 89l7-11 7 11z" />
      </g>
    </Drawing>
  );
}

/** A path that forks at an empty signpost. */
function PageNotFoundDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle cx="50" cy="48" r="15" stroke="var(--accent)" />
      <path d="M12 98c34-22 64-22 96-8s78 14 120-6M164 94c14-20 36-28 64-26" />
      <path d="M84 150c6-22 4-36-18-54M124 150c4-24 14-38 38-48" />
      <path fill="var(--surface)" d="M116 44V26M116 44h46l12 11-12 11h-46zM116 74H74L62 84l12 10h42z" />
      <path d="M116 66v8M116 94v34" />
    </Drawing>
  );
}

/** A clay pot with a crack, mended in saffron. */
function SomethingBrokeDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M92 28h56c6 0 6 10 0 10H92c-6 0-6-10 0-10z" />
      <path d="M98 38c0 10-2 14-10 20-16 12-22 24-22 38 0 26 18 46 38 46h32c20 0 38-20 38-46 0-14-6-26-22-38-8-6-10-10-10-20" />
      <path d="M76 78c18 8 70 8 88 0" strokeDasharray="9 7" />
      <path d="M30 142h54M156 142h54" />
      <g stroke="var(--accent)">
        <path d="m138 38-8 18 10 14-14 16 8 14-12 18" />
        <path d="m140 70 14 4M126 86l-14-4M134 100l12 8" />
      </g>
    </Drawing>
  );
}

/** An hourglass whose sand has almost run out. */
function TimedOutDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M82 18h76M82 142h76M90 18v6M150 18v6M90 142v-6M150 142v-6" />
      <path d="M92 24c0 30 22 42 22 56s-22 26-22 56M148 24c0 30-22 42-22 56s22 26 22 56" />
      <g stroke="var(--accent)">
        <path d="M106 50c8 4 20 4 28 0M120 62v50" strokeDasharray="1 7" />
        <path d="M96 134c6-16 16-22 24-22s18 6 24 22z" />
      </g>
      <path d="M30 142h36M174 142h36" />
    </Drawing>
  );
}
