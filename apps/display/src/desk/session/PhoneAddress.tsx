import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionCode } from '@naad/sync-protocol';
import { Select } from '@naad/ui-kit';
import styles from './SessionPanel.module.css';

export interface PhoneAddressProps {
  /** The site as phones reach it; `isLocal` if only this computer can. */
  site: { readonly readerUrl: string; readonly isLocal: boolean };
  code: SessionCode;
  lan: readonly string[];
  /** Index of the chosen network. */
  choice: number;
  onChoose: (choice: number) => void;
}

/** The addresses to type into a phone, and into a screen on another machine. */
export function PhoneAddress({
  site: { readerUrl, isLocal },
  code,
  lan,
  choice,
  onChoose,
}: PhoneAddressProps) {
  const { t } = useLingui();
  if (isLocal) {
    return (
      <p>
        <Trans>
          Phones can't open this page's address, because it works on this computer only. Connect the computer
          to a network and reload this page.
        </Trans>
      </p>
    );
  }
  const address = new URL('/control', readerUrl).href;
  const screen = new URL(`/display/screen?code=${code}`, readerUrl).href;
  return (
    <>
      {lan.length > 1 && (
        <Select
          label={t`Network of the phones`}
          value={String(choice)}
          options={lan.map((origin, index) => ({ value: String(index), label: new URL(origin).hostname }))}
          onChange={({ currentTarget }) => {
            onChoose(Number(currentTarget.value));
          }}
        />
      )}
      <dl className={styles['addresses']}>
        <dt>
          <Trans>Phones open</Trans>
        </dt>
        <dd>{address}</dd>
        <dt>
          <Trans>Screens on other machines open</Trans>
        </dt>
        <dd>{screen}</dd>
      </dl>
    </>
  );
}
