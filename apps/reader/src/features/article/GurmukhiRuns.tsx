import type { ScriptRun } from './parseInline.ts';

/** A text of another script, its Gurmukhi marked as such. */
export function GurmukhiRuns({ runs }: { runs: readonly ScriptRun[] }) {
  return runs.map(({ text, isGurmukhi }, place) =>
    isGurmukhi ? (
      <span key={place} lang="pa-Guru">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
