import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import {
  preferencesChosen,
  selectHasAcceptedNotice,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import styles from './PrivacyNotice.module.css';

/**
 * Asks visitors of a site with visit events for their consent, without which none are sent. It is in the flow of the page, so it
 * covers no text, and is a form, so it works without scripts.
 *
 * @param href path and query of the page to return to
 */
export function PrivacyNotice({ href }: { href: string }) {
  const { t } = useLingui();
  const dispatch = useSettingsDispatch();
  const hasAccepted = useSettingsSelector(selectHasAcceptedNotice);
  if (hasAccepted) return null;
  return (
    <section aria-label={t`Privacy notice`} className={styles['notice']}>
      <form
        action="/preferences"
        className={styles['row']}
        onSubmit={(event) => {
          event.preventDefault();
          dispatch(preferencesChosen({ hasAcceptedNotice: true }));
          // The focused button disappears, so the focus moves to the heading.
          document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
        }}
      >
        <p>
          <Trans>
            If you accept, we record which pages you open and what you press.{' '}
            <a href="/what-is-sent">What we collect</a>
          </Trans>
        </p>
        <input type="hidden" name="hasAcceptedNotice" value="true" />
        <input type="hidden" name="back" value={href} />
        <Button type="submit">
          <Trans>Accept</Trans>
        </Button>
      </form>
    </section>
  );
}
