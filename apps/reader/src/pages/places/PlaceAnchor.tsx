import { usePanelsDispatch } from '../../shared/panels/PanelsContext.tsx';
import type { PlaceView } from './placeView.ts';

export interface PlaceAnchorProps {
  view: PlaceView;
  className: string | undefined;
  kindClass: string | undefined;
}

/** A link to a page that a query names. */
export function PlaceAnchor({ view, className, kindClass }: PlaceAnchorProps) {
  const dispatchPanels = usePanelsDispatch();
  const { href, name, kind, opens } = view;
  return (
    <a
      href={href}
      className={className}
      rel={opens === 'app' ? 'external' : undefined}
      data-panels={opens === 'panel' ? '' : undefined}
      onClick={(event) => {
        if (opens !== 'panel') return;
        event.preventDefault();
        dispatchPanels({ type: 'toggled', panel: 'settings' });
      }}
    >
      <span dir="auto">{name}</span> <span className={kindClass}>{kind}</span>
    </a>
  );
}
