import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A sand-glass, most of whose sand has run. */
export function TimedOutDrawing(props: DrawingProps) {
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
