import {
  type ControllerSession,
  type ControllerSessionStorage,
  type OpenedText,
  readControllerSession,
  saveControllerSession,
} from '@naad/settings-state';
import { useEffect, useState } from 'react';
import type { OpenText } from './openText.ts';

const MAX_HISTORY = 50;

/** Texts opened in this session, the latest first, without repeats. */
export function useHistory(
  text: OpenText | null,
  saved: ControllerSession,
  keeper: ControllerSessionStorage,
): readonly OpenedText[] {
  const [history, setHistory] = useState(saved.history);
  const [latest] = history;
  if (text && !(latest?.kind === text.kind && latest.id === text.id)) {
    const others = history.filter(({ kind, id }) => !(kind === text.kind && id === text.id));
    const { kind, id, title } = text;
    setHistory([{ kind, id, title }, ...others].slice(0, MAX_HISTORY));
  }
  const { code, pin } = saved;
  useEffect(() => {
    // The stored token may be newer than the one this session started with.
    const token = readControllerSession(keeper)?.token ?? null;
    saveControllerSession(keeper, { code, pin, token, history });
  }, [keeper, code, pin, history]);
  return history;
}
