import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { waveformPath } from './waveformPath.ts';
import styles from './Waveform.module.css';

/** How many bars are drawn where the width is that of the container: enough for 2,000 px; the rest is cut off. */
const BARS_AT_MOST = 400;

export interface WaveformProps extends Omit<
  ComponentProps<'svg'>,
  'children' | 'width' | 'height' | 'viewBox'
> {
  /** How loud it was, the newest last: 0 for silence … 1. The newest of them are drawn, as many as there is room for. */
  levels: readonly number[];
  state?: 'idle' | 'recording' | 'processing';
  /** What goes on, read aloud: "Listening". Without it nothing is said. */
  label?: string;
  /** In pixels, or `container` for as wide as there is room. */
  width?: number | 'container';
  /** In pixels. */
  height?: number;
  barWidth?: number;
  gap?: number;
}

/** A voice, drawn as bars that come in at the right. Where nothing was said yet there are dots. */
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
  const count = width === 'container' ? BARS_AT_MOST : Math.floor((width + gap) / (barWidth + gap));
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
      {/* Bars count from the right edge, wherever it is, so nothing has to be measured. */}
      <svg x="100%" overflow="visible">
        <path d={waveformPath(bars, { height, barWidth, gap })} strokeWidth={barWidth} />
      </svg>
    </svg>
  );
}
