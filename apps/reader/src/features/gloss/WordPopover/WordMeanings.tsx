import { useMeanings } from '../useMeanings.ts';
import { MeaningsView } from './MeaningsView.tsx';

/** What the dictionary says of a word, asked for when this is drawn. */
export function WordMeanings({ word }: { word: string }) {
  const [state, retry] = useMeanings(word);
  return <MeaningsView state={state} onRetry={retry} />;
}
