import { Trans, useLingui } from '@lingui/react/macro';
import type { BaniFormName } from '@naad/gurbani-model';
import {
  BookmarkIcon,
  Button,
  ChevronEndIcon,
  ChevronStartIcon,
  IconButton,
  Select,
  Toolbar,
} from '@naad/ui-kit';
import { isSameItem, positionOf } from '../model/savedPosition.ts';
import { useDesk, useDeskState } from '../useDesk.ts';
import { LineList } from './LineList.tsx';
import styles from './OpenItem.module.css';

/** The open item with its tools and lines. */
export function OpenItem() {
  const { t } = useLingui();
  const desk = useDesk();
  const { item, presenter, pinned, isLoading, hasFailed, baniLength } = useDeskState(
    'item',
    'presenter',
    'pinned',
    'isLoading',
    'hasFailed',
    'baniLength',
  );
  const forms: Readonly<Record<BaniFormName, string>> = {
    shorter: t`Shorter`,
    longer: t`Longer`,
    short: t`Short`,
    medium: t`Medium`,
    long: t`Long`,
    extralong: t`Extra Long`,
  };
  const openShabad = (id: number | null) => {
    if (id !== null) void desk.open({ kind: 'shabad', id });
  };
  return (
    <section className={styles['item']} aria-labelledby="open-title" aria-busy={isLoading}>
      <div className={styles['head']}>
        <h2 id="open-title" className={styles['title']} {...(item && { lang: 'pa-Guru' })}>
          {item ? item.title : <Trans>Nothing is open yet</Trans>}
        </h2>
        {hasFailed && (
          <p role="alert" className={styles['failure']}>
            <Trans>Couldn't open that. The screen hasn't changed. Try again in a moment.</Trans>
          </p>
        )}
        {item === null && (
          <p className={styles['hint']}>
            <Trans>Search for a line or choose a bani to show it on the screen.</Trans>
          </p>
        )}
        {item && (
          <Toolbar label={t`Open text`} className={styles['tools']}>
            {item.kind === 'shabad' && (
              <>
                <IconButton
                  label={t`Previous shabad`}
                  aria-disabled={item.previousId === null}
                  onClick={() => {
                    openShabad(item.previousId);
                  }}
                >
                  <ChevronStartIcon />
                </IconButton>
                <IconButton
                  label={t`Next shabad`}
                  aria-disabled={item.nextId === null}
                  onClick={() => {
                    openShabad(item.nextId);
                  }}
                >
                  <ChevronEndIcon />
                </IconButton>
              </>
            )}
            <IconButton
              label={t`Pin`}
              aria-pressed={pinned.some((each) => isSameItem(each, item))}
              onClick={() => {
                desk.togglePin(positionOf(item, presenter));
              }}
            >
              <BookmarkIcon />
            </IconButton>
            <Button
              onClick={() => {
                desk.press({ key: ' ', isShift: false, isCommand: false, isAlt: false }, 'page');
              }}
            >
              {presenter.home === null ? <Trans>Next line</Trans> : <Trans>Home line / next new line</Trans>}
            </Button>
          </Toolbar>
        )}
        {item && item.forms.length > 0 && (
          <Select
            label={t`Length`}
            value={item.forms.find(({ lengths }) => lengths.includes(baniLength))?.length ?? baniLength}
            options={item.forms.map(({ length, name }) => ({ value: length, label: forms[name] }))}
            onChange={({ currentTarget }) => {
              const chosen = item.forms.find(({ length }) => length === currentTarget.value);
              if (chosen) desk.chooseBaniLength(chosen.length);
            }}
          />
        )}
      </div>
      <LineList />
    </section>
  );
}
