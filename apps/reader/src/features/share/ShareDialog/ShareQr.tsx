import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import type { QrCodeProps } from '@naad/ui-kit';
import { loadChunk } from '../../../loadChunk.ts';
import styles from './ShareDialog.module.css';

/** An address for the camera of another phone: drawn, and what draws it loaded, when somebody opens it. */
export function ShareQr({ url }: { url: string }) {
  const { t } = useLingui();
  const [Code, setCode] = useState<ComponentType<QrCodeProps> | null>(null);
  return (
    <details
      className={styles['qr']}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open || Code) return;
        loadChunk(() => import('./QrCode.ts')).then(
          ({ QrCode }) => {
            setCode(() => QrCode);
          },
          // The address stands above it: whoever opens it again asks again.
          () => undefined,
        );
      }}
    >
      <summary>{t`QR code`}</summary>
      {Code && <Code text={url} label={t`Short address as a QR code`} />}
    </details>
  );
}
