/** Reading help, in one chunk: none of it is needed to render the page. */
export { listenForSteps } from './StepLinks/listenForSteps.ts';
export { holdPlace } from './VerseArea/holdPlace.ts';
