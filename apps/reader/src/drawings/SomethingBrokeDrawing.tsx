import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A clay pot with a crack, mended in saffron. */
export function SomethingBrokeDrawing(props: DrawingProps) {
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
