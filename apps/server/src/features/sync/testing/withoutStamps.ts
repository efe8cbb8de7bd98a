/** Frames as text, without the times and the epochs in them, whose digits may be those of a PIN by chance. */
export function withoutStamps(frames: unknown): string {
  return JSON.stringify(frames).replaceAll(/\\?"(ts|untilTs|epoch)\\?":(\d+|\\?"[^"\\]*\\?")/g, '');
}
