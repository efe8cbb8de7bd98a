import { useLingui } from '@lingui/react/macro';
import type { NamedPlace } from '@naad/api-client';
import type { ReactNode } from 'react';
import { usePanelsDispatch } from '../../shared/panels/PanelsContext.tsx';
import { placeView, type SourceNames } from './placeView.ts';

export interface PlaceLinkProps {
  place: NamedPlace;
  sources: SourceNames;
  className: string | undefined;
  /** Renders the link's content. */
  children: (view: { readonly name: string; readonly kind: string }) => ReactNode;
}

/** A link to a page that a query names. */
export function PlaceLink({ place, sources, className, children }: PlaceLinkProps) {
  const { i18n } = useLingui();
  const dispatchPanels = usePanelsDispatch();
  const { href, name, kind, isExternal } = placeView(i18n, place, sources);
  const isSettings = place.type === 'feature' && place.feature === 'settings';
  return (
    <a
      href={href}
      className={className}
      rel={isExternal ? 'external' : undefined}
      data-panels={isSettings ? '' : undefined}
      onClick={
        isSettings
          ? (event) => {
              event.preventDefault();
              dispatchPanels({ type: 'toggled', panel: 'settings' });
            }
          : undefined
      }
    >
      {children({ name, kind })}
    </a>
  );
}
