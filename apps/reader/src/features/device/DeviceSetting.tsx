import { Trans } from '@lingui/react/macro';

/** Leads from the settings to the page with all that is kept on this device. */
export function DeviceSetting() {
  return (
    <p>
      <a href="/device">
        <Trans>On this device: read and search without a connection</Trans>
      </a>
    </p>
  );
}
