/** What helps to read a page that is read already, in one file: nothing of it is needed to show the page. */
export { listenForSteps } from './StepLinks/listenForSteps.ts';
export { holdPlace } from './VerseArea/holdPlace.ts';
