export { GurbaniLine } from './GurbaniLine/GurbaniLine.tsx';
export type { GurbaniLineProps } from './GurbaniLine/GurbaniLine.tsx';
export { GurbaniWord } from './GurbaniWord/GurbaniWord.tsx';
export type { GurbaniWordProps } from './GurbaniWord/GurbaniWord.tsx';
export { PLAIN_DISPLAY } from './plainDisplay.ts';
export type { LineDisplay } from './plainDisplay.ts';
