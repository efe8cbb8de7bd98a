import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import {
  noticeAccepted,
  selectHasAcceptedNotice,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import styles from './PrivacyNotice.module.css';

/**
 * What the site keeps on a visitor's device, until they accept it. In the flow of the page, over no text; a form, so that
 * it can be accepted without script.
 *
 * @param href path and query of the page, to come back to
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
          dispatch(noticeAccepted());
          // The button is gone, and with it the place from which one went on.
          document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
        }}
      >
        <p>
          <Trans>
            This site keeps only your choices, on your device.{' '}
            <a href="/help#Web-why-does-sikhitothemax-website-use-cookies-and-loc">Why?</a>
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
