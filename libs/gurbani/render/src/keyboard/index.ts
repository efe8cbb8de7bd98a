export { GurmukhiKeyboard } from './GurmukhiKeyboard.tsx';
export type { GurmukhiKeyboardProps, KeyboardWords } from './GurmukhiKeyboard.tsx';
export type { KeyboardLayout } from './keyboardLayouts.ts';
export { useKeyboard } from './useKeyboard.ts';
export type { KeyboardState } from './useKeyboard.ts';
