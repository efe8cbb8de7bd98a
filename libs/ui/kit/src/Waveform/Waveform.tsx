import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './Waveform.module.css';

/** Number of bars with `container` width: enough for 2,000 px; the rest is clipped. */
const MAX_BARS = 400;

export interface WaveformProps extends Omit<
  ComponentProps<'svg'>,
  'children' | 'width' | 'height' | 'viewBox'
> {
  /** Volume levels from 0 (silence) to 1, newest last. As many of the newest as fit are shown. */
  levels: readonly number[];
  /** Activity, shown by colour; `processing` also breathes unless motion is reduced. */
  state?: 'idle' | 'recording' | 'processing';
  /** Activity read aloud: "Listening". Without it the drawing is hidden from screen readers. */
  label?: string;
  /** Width in pixels, or `container` for the available width. */
  width?: number | 'container';
  /** Height of the loudest bar in pixels. */
  height?: number;
  /** Width of a bar in pixels. */
  barWidth?: number;
  /** Distance between bars in pixels. */
  gap?: number;
}

/** A voice recording as bars that enter from the right, with dots where there is no sound yet. */
export function Waveform({
  levels,
  state = 'idle',
  label,
  width = 200,
  height = 40,
  barWidth = 3,
  gap = 2,
  className,
  ...rest
}: WaveformProps) {
  const count = width === 'container' ? MAX_BARS : Math.floor((width + gap) / (barWidth + gap));
  const newest = count === 0 ? [] : levels.slice(-count);
  const bars = [...Array.from({ length: count - newest.length }, () => 0), ...newest];
  return (
    <svg
      {...rest}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      focusable="false"
      width={width === 'container' ? '100%' : width}
      height={height}
      data-state={state}
      className={classes(styles['waveform'], className)}
    >
      {/* Bars are positioned from the right edge, so nothing needs measuring. */}
      <svg x="100%" overflow="visible">
        <path d={waveformPath(bars, { height, barWidth, gap })} strokeWidth={barWidth} />
      </svg>
    </svg>
  );
}

interface WaveformMeasures {
  /** Height of the loudest bar in pixels. */
  readonly height: number;
  readonly barWidth: number;
  readonly gap: number;
}

/**
 * SVG path data of the bars, as strokes with round ends. They extend from x = 0 to the left, the newest level at the
 * right, so that its position is fixed. Silence is a dot.
 *
 * @param levels 0 (silence) to 1; other values are clamped
 */
export function waveformPath(levels: readonly number[], { height, barWidth, gap }: WaveformMeasures): string {
  return levels
    .map((level, index) => {
      // Round ends add half a bar's width on each side; a stroke of zero length wouldn't be rendered.
      const length = 0.01 + (height - barWidth) * Math.min(1, Math.max(0, level || 0));
      const x = -barWidth / 2 - (levels.length - 1 - index) * (barWidth + gap);
      return `M${short(x)} ${short((height - length) / 2)}v${short(length)}`;
    })
    .join('');
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}
