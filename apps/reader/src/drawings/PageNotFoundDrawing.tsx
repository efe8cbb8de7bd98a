import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A path that divides at a signpost on which nothing is written. */
export function PageNotFoundDrawing(props: DrawingProps) {
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
