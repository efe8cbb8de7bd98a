import type { ApiClient } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { selectPreferences, useSettingsSelector } from '@naad/settings-state';
import type { SessionState } from '@naad/sync-protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { textsKey } from '../../navigation/textsKey.ts';
import { loadFollowed, type FollowedPlace, type FollowedText } from './loadFollowed.ts';

/** Of a text that did not come: `absent` is none of this collection's, the other is asked for again by itself. */
export type FollowFailure = 'absent' | 'unreachable';

export interface Followed {
  /** That of the present place, or null while it is on its way. */
  readonly text: FollowedText | null;
  readonly failure: FollowFailure | null;
}

interface Loaded extends Followed {
  readonly key: string;
}

const ABSENT = new Set(['shabadNotFound', 'baniNotFound', 'ceremonyNotFound', 'sourceAbsent', 'badRequest']);
/** Between two tries, in milliseconds. */
const AGAIN_MS = 3_000;

function placeOfSession({ kind, id }: SessionState): FollowedPlace | null {
  return kind === 'none' || id === null ? null : { kind, id };
}

const keyOf = (place: FollowedPlace | null) => (place ? `${place.kind} ${String(place.id)}` : '');

/** The text of what is open on the display, with the texts beside it that its reader chooses; another choice is loaded in its place. */
export function useFollowedText(api: ApiClient, session: SessionState): Followed {
  const preferences = useSettingsSelector(selectPreferences);
  const texts = textsKey(preferences);
  const place = placeOfSession(session);
  const key = keyOf(place);
  const [loaded, setLoaded] = useState<Loaded>({ key: '', text: null, failure: null });
  const [tries, setTries] = useState(0);

  const load = useEffectEvent(() => (place ? loadFollowed(api, place, preferences) : null));

  useEffect(() => {
    let isWanted = true;
    load()?.then(
      (text) => {
        if (isWanted) setLoaded({ key, text, failure: null });
      },
      (error: unknown) => {
        const failure = error instanceof ApiError && ABSENT.has(error.id) ? 'absent' : 'unreachable';
        // With other texts beside them, the lines that are there stay.
        if (isWanted)
          setLoaded((before) => ({ key, text: before.key === key ? before.text : null, failure }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [key, texts, tries]);

  const isToTry = loaded.failure === 'unreachable';
  useEffect(() => {
    if (!isToTry) return undefined;
    const timer = setTimeout(() => {
      setTries((count) => count + 1);
    }, AGAIN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isToTry, loaded]);

  return loaded.key === key ? loaded : { text: null, failure: null };
}
