import { useEffect, useState } from 'react';
import {
  keepControllerSession,
  type ControllerSession,
  type OpenedText,
  type ControllerSessionKeeper,
} from '@naad/settings-state';
import type { OpenText } from './openText.ts';

const LONGEST = 50;

/** What was opened in this session, the latest first, each once. */
export function useHistory(
  text: OpenText | null,
  kept: ControllerSession,
  keeper: ControllerSessionKeeper,
): readonly OpenedText[] {
  const [history, setHistory] = useState(kept.history);
  const [latest] = history;
  if (text && !(latest?.kind === text.kind && latest.id === text.id)) {
    const others = history.filter(({ kind, id }) => !(kind === text.kind && id === text.id));
    const { kind, id, title } = text;
    setHistory([{ kind, id, title }, ...others].slice(0, LONGEST));
  }
  const { code, pin } = kept;
  useEffect(() => {
    keepControllerSession(keeper, { code, pin, history });
  }, [keeper, code, pin, history]);
  return history;
}
