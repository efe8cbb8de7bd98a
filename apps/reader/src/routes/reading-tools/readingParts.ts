/** What is loaded together when somebody first reaches for a word, a line or a tool. */
export { LineTools } from './LineTools.tsx';
export { runTool } from './runTool.ts';
