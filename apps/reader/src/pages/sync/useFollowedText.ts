import type { ApiClient } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { selectPreferences, useSettingsSelector } from '@naad/settings-state';
import type { SessionState } from '@naad/sync-protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { verseIncludesKey } from '../../shared/navigation/routeCache.ts';
import { loadFollowed, type FollowedWork, type FollowedText } from './loadFollowed.ts';

/** Why a text isn't there: `absent` from this site's scripture, or `unreachable`, which is retried. */
export type FollowFailure = 'absent' | 'unreachable';

export interface Followed {
  /** Null while loading. */
  readonly text: FollowedText | null;
  readonly failure: FollowFailure | null;
}

interface Loaded extends Followed {
  readonly key: string;
}

const ABSENT_ERRORS = new Set([
  'shabadNotFound',
  'baniNotFound',
  'ceremonyNotFound',
  'sourceAbsent',
  'badRequest',
]);
/** Milliseconds between retries. */
const RETRY_DELAY_MS = 3_000;

function workOfSession({ kind, id }: SessionState): FollowedWork | null {
  return kind === 'none' || id === null ? null : { kind, id };
}

const keyOf = (work: FollowedWork | null) => (work ? `${work.kind} ${String(work.id)}` : '');

/** Loads the text that is open on the display, and reloads it when the visitor's choice of translations changes. */
export function useFollowedText(api: ApiClient, session: SessionState): Followed {
  const preferences = useSettingsSelector(selectPreferences);
  const includesKey = verseIncludesKey(preferences);
  const work = workOfSession(session);
  const key = keyOf(work);
  const [loaded, setLoaded] = useState<Loaded>({ key: '', text: null, failure: null });
  const [attempts, setAttempts] = useState(0);

  const load = useEffectEvent(() => (work ? loadFollowed(api, work, preferences) : null));

  useEffect(() => {
    let isWanted = true;
    load()?.then(
      (text) => {
        if (isWanted) setLoaded({ key, text, failure: null });
      },
      (error: unknown) => {
        const failure = error instanceof ApiError && ABSENT_ERRORS.has(error.id) ? 'absent' : 'unreachable';
        // If reloading with other translations failed, keep the lines.
        if (isWanted)
          setLoaded((before) => ({ key, text: before.key === key ? before.text : null, failure }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [key, includesKey, attempts]);

  const shouldRetry = loaded.failure === 'unreachable';
  useEffect(() => {
    if (!shouldRetry) return undefined;
    const timer = setTimeout(() => {
      setAttempts((count) => count + 1);
    }, RETRY_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [shouldRetry, loaded]);

  return loaded.key === key ? loaded : { text: null, failure: null };
}
