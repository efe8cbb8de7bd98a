/**
 * Gurmukhi words with what stands between them. A danda belongs to several scripts, so it never begins a run, but goes
 * with the word that it ends.
 */
const GURMUKHI =
  /(\p{Script=Gurmukhi}[\p{Script_Extensions=Gurmukhi}\u200c\u200d]*(?:\s+[\p{Script_Extensions=Gurmukhi}\u200c\u200d]+)*)/u;

/** Text in another script, with its Gurmukhi marked by `lang`. */
export function GurmukhiRuns({ text }: { text: string }) {
  // Splitting at a group puts what matches it at the odd places.
  return text.split(GURMUKHI).map((run, index) =>
    index % 2 === 1 ? (
      <span key={index} lang="pa-Guru">
        {run}
      </span>
    ) : (
      run
    ),
  );
}
