import { parseShabadId, parseVerseId } from '@naad/gurbani-model';
import { useAccountParts } from '../../features/account/useAccountParts.ts';
import { ChooseList } from '../../features/saved/ChooseList/ChooseList.tsx';
import { useListChoice } from '../../features/saved/ChooseList/chosenLine.ts';
import { usePanelsDispatch } from '../../shared/panels/PanelsContext.tsx';

/** The panel in which the visitor chooses the lists of a line; with an account, its favourites are one of them. */
export function SiteListsPanel() {
  const choice = useListChoice();
  const dispatch = usePanelsDispatch();
  const FavouriteSwitch = useAccountParts()?.FavouriteSwitch;
  if (!choice) return null;
  const { line, opener } = choice;
  const shabadId = parseShabadId(line.shabadId ?? 0);
  return (
    <ChooseList
      key={line.id}
      line={line}
      opener={opener}
      onClose={() => {
        dispatch({ type: 'closed' });
      }}
      onShow={() => {
        dispatch({ type: 'toggled', panel: 'multiView' });
      }}
    >
      {FavouriteSwitch && shabadId !== null && (
        <FavouriteSwitch
          shabadId={shabadId}
          verseId={typeof line.id === 'number' ? parseVerseId(line.id) : null}
        />
      )}
    </ChooseList>
  );
}
