import { Trans, useLingui } from '@lingui/react/macro';
import { formatPothiFile, formatPothiLink, type MultiViewItem } from '@naad/settings-schema';
import { Button, Dialog, QrCode } from '@naad/ui-kit';
import { useId, useRef } from 'react';
import { useNotify } from '../../../shared/notifications/useNotify.ts';
import { useNotifyError } from '../../../shared/notifications/useNotifyError.ts';
import { saveTextFile } from '../../../shared/saveTextFile.ts';
import forms from '../../../shared/forms.module.css';
import styles from './Lists.module.css';

export interface ShareListProps {
  isOpen: boolean;
  name: string;
  items: readonly MultiViewItem[];
  onClose: () => void;
}

/** Shares a list by link, QR code, the device's share dialog, or as a file. */
export function ShareList({ isOpen, name, items, onClose }: ShareListProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Share this list`} isOpen={isOpen} closeLabel={t`Close`} onClose={onClose}>
      {isOpen && <Ways name={name} items={items} />}
    </Dialog>
  );
}

function Ways({ name, items }: Pick<ShareListProps, 'name' | 'items'>) {
  const { t } = useLingui();
  const id = useId();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const field = useRef<HTMLInputElement>(null);
  const link = formatPothiLink({ name, items });
  const url = `${window.location.origin}/pothi#${link}`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify({ text: t`Copied the link` });
    } catch {
      field.current?.select();
      notifyError({ text: t`Could not copy link` });
    }
  };
  return (
    <div className={styles['form']}>
      <label htmlFor={id}>
        <Trans>Link to this list</Trans>
      </label>
      <input ref={field} id={id} readOnly dir="ltr" value={url} className={forms['field']} />
      <p>
        <Trans>The link itself holds the list. We don't store it.</Trans>
      </p>
      <div className={styles['buttons']}>
        <Button variant="primary" onClick={() => void copy()}>
          <Trans>Copy link</Trans>
        </Button>
        {'share' in navigator && (
          <Button
            onClick={() => {
              // Rejected if the visitor closes the share dialog, so ignore it.
              navigator.share({ title: name || t`Saved`, url }).catch(() => undefined);
            }}
          >
            <Trans>Share with…</Trans>
          </Button>
        )}
        <Button
          onClick={() => {
            saveTextFile(
              `${name.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'pothi'}.json`,
              formatPothiFile(name, items),
            );
          }}
        >
          <Trans>Save as a file</Trans>
        </Button>
      </div>
      <p>
        <a href={`/display#list=${link}`} rel="external">
          <Trans>Play on the big screen</Trans>
        </a>
      </p>
      <QrCode className={styles['qr']} text={url} label={t`Link to this list as a QR code`} />
    </div>
  );
}
