export { GurbaniLine } from './GurbaniLine/GurbaniLine.tsx';
export type { GurbaniLineProps } from './GurbaniLine/GurbaniLine.tsx';
export { MarkedText } from './MarkedText/MarkedText.tsx';
export type { MarkedTextProps } from './MarkedText/MarkedText.tsx';
export { PLAIN_DISPLAY } from './plainDisplay.ts';
export type { LineDisplay } from './plainDisplay.ts';
export { ReadingArea } from './ReadingArea/ReadingArea.tsx';
export type { ReadingAreaProps } from './ReadingArea/ReadingArea.tsx';
export type { ReadingDisplay, ReadingFont } from './ReadingArea/readingDisplay.ts';
