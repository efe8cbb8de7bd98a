import qrcode from 'qrcode-generator';
import { type ComponentProps, useMemo } from 'react';

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Content of the code, usually an address; at most 1,200 bytes. */
  text: string;
  /** Accessible name, with the purpose: "Address as a QR code". */
  label: string;
}

/** Width of the quiet zone in modules, per the QR standard. */
const QUIET = 4;

/** A QR code, black on white in every theme because cameras need it. Renders nothing if the text is too long. */
export function QrCode({ text, label, ...rest }: QrCodeProps) {
  const code = useMemo(() => drawQr(text), [text]);
  if (!code) return null;
  const { path, size } = code;
  return (
    <svg {...rest} role="img" aria-label={label} viewBox={`0 0 ${String(size)} ${String(size)}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** Longest text, in bytes, that phones read reliably from a screen. */
const MAX_BYTES = 1200;

function drawQr(text: string): { path: string; size: number } | null {
  if (new TextEncoder().encode(text).length > MAX_BYTES) return null;
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) path += `M${String(column + QUIET)} ${String(row + QUIET)}h1v1h-1z`;
    }
  }
  return { path, size: count + 2 * QUIET };
}
