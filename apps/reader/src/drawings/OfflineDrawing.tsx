import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A kite whose string has come loose, over quiet hills. */
export function OfflineDrawing(props: DrawingProps) {
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
