import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A sheet on which nothing is written yet, a reed pen and ink. */
export function EmptyQueryDrawing(props: DrawingProps) {
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
