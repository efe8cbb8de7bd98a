import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A hand lens over lines of writing, with nothing under it. */
export function NothingFoundDrawing(props: DrawingProps) {
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
