export interface WaveformMeasures {
  /** The height of the loudest bar, in pixels. */
  readonly height: number;
  readonly barWidth: number;
  readonly gap: number;
}

/**
 * The bars as strokes with round ends, as an SVG path takes them. They stand from right to left before x = 0, the last
 * level at the right, so that the newest is in place however many there are. Silence is a dot.
 *
 * @param levels 0 for silence … 1 for the loudest; what lies beyond is drawn as the nearer of them
 */
export function waveformPath(levels: readonly number[], { height, barWidth, gap }: WaveformMeasures): string {
  return levels
    .map((level, index) => {
      // A round end adds half the width of a bar at each side; a stroke of no length at all would not be drawn.
      const length = 0.01 + (height - barWidth) * Math.min(1, Math.max(0, level || 0));
      const x = -barWidth / 2 - (levels.length - 1 - index) * (barWidth + gap);
      return `M${short(x)} ${short((height - length) / 2)}v${short(length)}`;
    })
    .join('');
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}
