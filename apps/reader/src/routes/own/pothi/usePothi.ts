import { createApiClient, createHttpTransport, type VerseLine } from '@naad/api-client';
import { FIRST_POTHI, parsePothiLink, type SharedPothi } from '@naad/settings-schema';
import {
  multiViewAsked,
  selectMultiView,
  selectOpenList,
  selectPreferences,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sitePothis } from '../../../features/multi-view/sitePothis.ts';
import { textsKey } from '../../../navigation/textsKey.ts';
import { report } from '../../../report/report.ts';
import { useSite } from '../../../SiteContext.tsx';
import { companionsOf, creditsOf } from '../../companions.ts';
import type { Credit } from '../../routeResult.ts';
import { type LoadedPothi, loadPothi } from './loadPothi.ts';

export type PothiState =
  | { readonly kind: 'loading' }
  /** The address ends in something that is no list. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'there';
      readonly name: string;
      /** Somebody passed it on; else it is the list that is open here. */
      readonly isShared: boolean;
      readonly loaded: LoadedPothi;
      readonly credits: readonly Credit[];
    };

/** The list that the address passes on, or the one that is open in this browser, with its text. */
export function usePothi(): PothiState {
  const { apiPrefix } = useSite();
  const { hash } = useLocation();
  const dispatch = useSettingsDispatch();
  const items = useSettingsSelector(selectMultiView);
  const openId = useSettingsSelector(selectOpenList);
  const preferences = useSettingsSelector(selectPreferences);
  const [state, setState] = useState<PothiState>({ kind: 'loading' });
  const isShared = hash !== '' && hash !== '#';
  const own = isShared ? '' : JSON.stringify([openId, items]);
  const texts = textsKey(preferences);

  useEffect(() => {
    dispatch(multiViewAsked());
  }, [dispatch]);

  const load = useEffectEvent(async (pothi: SharedPothi): Promise<PothiState> => {
    const api = createApiClient(createHttpTransport({ base: apiPrefix }));
    const companions = companionsOf(preferences, await api.getCapabilities());
    const loaded = await loadPothi(api, pothi.items, companions);
    const verses = loaded.parts.flatMap((part): readonly VerseLine[] => {
      if (part.kind === 'slide') return [];
      return part.kind === 'shabad' ? part.shabad.verses : part.verses;
    });
    return { kind: 'there', name: pothi.name, isShared, loaded, credits: await creditsOf(api, verses) };
  });
  const ownPothi = useEffectEvent((): SharedPothi => ({
    name:
      sitePothis()
        .get()
        .find(({ id }) => id === (openId || FIRST_POTHI))?.name ?? '',
    items,
  }));

  useEffect(() => {
    let isWanted = true;
    const become = (next: PothiState) => {
      if (isWanted) setState(next);
    };
    const pothi = isShared ? parsePothiLink(hash) : ownPothi();
    if (pothi) {
      load(pothi).then(become, (error: unknown) => {
        report(error, 'load');
        become({ kind: 'failed' });
      });
    } else {
      // Later, as an answer would come: what is drawn first is the same for all.
      void Promise.resolve().then(() => {
        become({ kind: 'none' });
      });
    }
    return () => {
      isWanted = false;
    };
  }, [hash, isShared, own, texts]);

  return state;
}
