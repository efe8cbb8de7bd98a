import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { multiViewOpened, useSettingsDispatch } from '@naad/settings-state';
import { Button } from '@naad/ui-kit';
import { Credits } from '../../../features/reading/Credits.tsx';
import { useReadingView } from '../../../features/reading/readingView.ts';
import { VerseArea } from '../../../features/reading/VerseArea/VerseArea.tsx';
import { EmptyMultiView } from '../../../features/multi-view/MultiViewPanel/EmptyMultiView.tsx';
import { sitePothis } from '../../../features/multi-view/sitePothis.ts';
import { useNavigation } from '../../../navigation/NavigationContext.tsx';
import { useNotify } from '../../../notifications/useNotify.ts';
import styles from '../OwnPage.module.css';
import { PothiPartView } from './PothiPartView.tsx';
import { type PothiState, usePothi } from './usePothi.ts';

/** A list with the text of all it has, one after the other: one's own, or one that was passed on. */
export function PothiPage() {
  const { t } = useLingui();
  const pothi = usePothi();
  const isThere = pothi.kind === 'there';
  return (
    <div className={styles['reading']}>
      <h1 tabIndex={-1} className={styles['title']}>
        {(isThere && pothi.name) || t`List`}
      </h1>
      <div role="status">
        <State pothi={pothi} />
      </div>
      {isThere && pothi.isShared && pothi.loaded.items.length > 0 && <Keep pothi={pothi} />}
      <p className={styles['scriptless']}>
        <Trans>Lists are kept in the browser and need JavaScript, which is switched off here.</Trans>
      </p>
      {isThere && <Parts pothi={pothi} />}
    </div>
  );
}

type There = Extract<PothiState, { kind: 'there' }>;

function State({ pothi }: { pothi: PothiState }) {
  switch (pothi.kind) {
    case 'loading':
      return (
        <p className={styles['scripted']}>
          <Trans>Loading…</Trans>
        </p>
      );
    case 'none':
      return (
        <p>
          <Trans>This address holds no list. Ask whoever sent it for the whole link.</Trans>
        </p>
      );
    case 'failed':
      return (
        <p>
          <Trans>The text of this list did not load. Check your connection and load the page again.</Trans>
        </p>
      );
    case 'there':
      return (
        <>
          {pothi.loaded.items.length === 0 && <EmptyMultiView onLeave={() => undefined} />}
          {pothi.loaded.missing > 0 && (
            <p>
              <Plural
                value={pothi.loaded.missing}
                one="# entry of this list is not in the scripture of this site, and is left out."
                other="# entries of this list are not in the scripture of this site, and are left out."
              />
            </p>
          )}
        </>
      );
  }
}

/** Makes a list that was passed on one's own. */
function Keep({ pothi: { name, loaded } }: { pothi: There }) {
  const { t } = useLingui();
  const dispatch = useSettingsDispatch();
  const notify = useNotify();
  const { go } = useNavigation();
  return (
    <p>
      <Button
        variant="primary"
        onClick={() => {
          const pothis = sitePothis();
          const list = pothis.create(name || t`Shared list`);
          pothis.fill(list, loaded.items);
          dispatch(multiViewOpened({ list, items: [...loaded.items] }));
          notify({ text: t`Kept among your lists` });
          go('/pothi');
        }}
      >
        <Trans>Keep this list</Trans>
      </Button>
    </p>
  );
}

function Parts({ pothi: { loaded, credits } }: { pothi: There }) {
  const view = useReadingView('shabad');
  return (
    <>
      <VerseArea view={view}>
        {loaded.parts.map((part) => (
          <PothiPartView key={keyOf(part)} part={part} view={view} />
        ))}
      </VerseArea>
      <Credits credits={credits} />
    </>
  );
}

function keyOf(part: There['loaded']['parts'][number]): string {
  switch (part.kind) {
    case 'shabad':
      return `shabad ${String(part.shabad.id)}`;
    case 'bani':
      return `bani ${String(part.id)}`;
    case 'slide':
      return `slide ${part.words}`;
  }
}
