import type { VerseLine } from '@naad/gurbani-model';
import { createApiClient, createHttpTransport } from '@naad/api-client';
import { FIRST_POTHI, parsePothiLink, type SharedPothi } from '@naad/settings-schema';
import {
  multiViewRequested,
  selectMultiView,
  selectOpenList,
  selectPreferences,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sitePothis } from '../../../shared/sitePothis.ts';
import { verseIncludesKey } from '../../../shared/navigation/routeCache.ts';
import { report } from '../../../shared/report/report.ts';
import { useSite } from '../../../shared/SiteContext.tsx';
import { includesFromPreferences, creditsOf } from '../../verseIncludes.ts';
import type { Credit } from '../../routeResult.ts';
import { type LoadedPothi, loadPothi } from './loadPothi.ts';

export type PothiState =
  | { readonly kind: 'loading' }
  /** The address has an invalid list. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'ready';
      readonly name: string;
      /** True for a list from a link, false for the list open in this browser. */
      readonly isShared: boolean;
      readonly loaded: LoadedPothi;
      readonly credits: readonly Credit[];
    };

/** Loads the list in the address, or else the one open in this browser, with its text. */
export function usePothi(): PothiState {
  const { apiPrefix } = useSite();
  const { hash } = useLocation();
  const dispatch = useSettingsDispatch();
  const items = useSettingsSelector(selectMultiView);
  const openId = useSettingsSelector(selectOpenList);
  const preferences = useSettingsSelector(selectPreferences);
  const [state, setState] = useState<PothiState>({ kind: 'loading' });
  const isShared = hash !== '' && hash !== '#';
  const ownKey = isShared ? '' : JSON.stringify([openId, items]);
  const includesKey = verseIncludesKey(preferences);

  useEffect(() => {
    dispatch(multiViewRequested());
  }, [dispatch]);

  const load = useEffectEvent(async (pothi: SharedPothi): Promise<PothiState> => {
    const api = createApiClient(createHttpTransport({ base: apiPrefix }));
    const includes = includesFromPreferences(preferences, await api.getCapabilities());
    const loaded = await loadPothi(api, pothi.items, includes);
    const verses = loaded.parts.flatMap((part): readonly VerseLine[] => {
      if (part.kind === 'slide') return [];
      return part.kind === 'shabad' ? part.shabad.verses : part.verses;
    });
    return { kind: 'ready', name: pothi.name, isShared, loaded, credits: await creditsOf(api, verses) };
  });
  const openPothi = useEffectEvent((): SharedPothi => ({
    name:
      sitePothis()
        .get()
        .find(({ id }) => id === (openId || FIRST_POTHI))?.name ?? '',
    items,
  }));

  useEffect(() => {
    let isWanted = true;
    const update = (next: PothiState) => {
      if (isWanted) setState(next);
    };
    const pothi = isShared ? parsePothiLink(hash) : openPothi();
    if (pothi) {
      load(pothi).then(update, (error: unknown) => {
        report(error, 'load');
        update({ kind: 'failed' });
      });
    } else {
      // Asynchronous like a response, so that the first render matches the server's.
      void Promise.resolve().then(() => {
        update({ kind: 'none' });
      });
    }
    return () => {
      isWanted = false;
    };
  }, [hash, isShared, ownKey, includesKey]);

  return state;
}
