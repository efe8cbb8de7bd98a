import type { FaceSheet } from './faceSheets.ts';

let bring: (sheet: FaceSheet) => void = () => undefined;

/** Says what brings a face that is wished for; a server brings none. */
export function answerFaceWishes(answer: (sheet: FaceSheet) => void): void {
  bring = answer;
}

/** Wishes for the face of a script that no choice of the visitor has asked for, because something in it is drawn now. */
export function wishForFace(sheet: FaceSheet): void {
  bring(sheet);
}
