import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CopyIcon, Dialog, DownloadIcon, ShareIcon, Switch } from '@naad/ui-kit';
import { useState } from 'react';
import { facebookHref } from '../facebookHref.ts';
import styles from './ShareDialog.module.css';
import { loadChunk } from '../../../shared/loadChunk.ts';
import { type LoadPart, usePart } from '../../../shared/usePart.ts';
import type { QrCode } from './QrCode.ts';

/** A text to share. */
export interface ShareOffer {
  /** Short address. */
  readonly url: string;
  /** Line by which the text is known. */
  readonly line: string;
  /** Address of its picture; null if there is none. */
  readonly picture: string | null;
  /** Address of the embed builder; null if the text can't be embedded. */
  readonly builderHref: string | null;
}

export interface ShareDialogProps {
  offer: ShareOffer;
  onCopy: () => void;
  onClose: () => void;
  /** Opens the device's share dialog; null if the browser doesn't support it. */
  onShare: (() => void) | null;
}

/** Dialog to share a text: short address, apps and networks, picture, QR code. */
export function ShareDialog({ offer, onCopy, onClose, onShare }: ShareDialogProps) {
  const { t } = useLingui();
  const { url, line, picture, builderHref } = offer;
  return (
    <Dialog title={t`Share`} isOpen closeLabel={t`Close`} onClose={onClose}>
      <div className={styles['parts']}>
        <p className={styles['address']}>
          <input
            readOnly
            aria-label={t`Short link`}
            value={url}
            dir="ltr"
            onFocus={({ target }) => {
              target.select();
            }}
          />
          <Button onClick={onCopy}>
            <CopyIcon />
            <Trans>Copy</Trans>
          </Button>
        </p>
        <p className={styles['ways']}>
          {onShare && (
            <Button variant="primary" onClick={onShare}>
              <ShareIcon />
              <Trans>Share with an app</Trans>
            </Button>
          )}
          <a href={whatsAppHref(line, url)} target="_blank" rel="noopener noreferrer">
            <Trans>WhatsApp</Trans>
          </a>
          <a href={facebookHref(url)} target="_blank" rel="noopener noreferrer">
            <Trans>Facebook</Trans>
          </a>
          {builderHref !== null && (
            <a href={builderHref}>
              <Trans>Embed in a page…</Trans>
            </a>
          )}
        </p>
        {picture !== null && <Picture href={picture} line={line} />}
        <ShareQr url={url} />
      </div>
    </Dialog>
  );
}

/** The line as a picture, to download. */
function Picture({ href, line }: { href: string; line: string }) {
  const { t } = useLingui();
  const [isSquare, setIsSquare] = useState(false);
  const [isDark, setIsDark] = useState(false);
  const query = `?shape=${isSquare ? 'square' : 'wide'}&theme=${isDark ? 'dark' : 'light'}`;
  return (
    <figure className={styles['picture']}>
      <img src={href + query} alt={line} lang="pa-Guru" data-shape={isSquare ? 'square' : 'wide'} />
      <figcaption className={styles['ways']}>
        <Switch
          label={t`Square`}
          checked={isSquare}
          onChange={({ target }) => {
            setIsSquare(target.checked);
          }}
        />
        <Switch
          label={t`Dark`}
          checked={isDark}
          onChange={({ target }) => {
            setIsDark(target.checked);
          }}
        />
        <a href={`${href}${query}&download`} download="">
          <DownloadIcon />
          <Trans>Download picture</Trans>
        </a>
      </figcaption>
    </figure>
  );
}

function whatsAppHref(line: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${line}\n${url}`)}`;
}

const loadQrCode: LoadPart<typeof QrCode> = async () => (await loadChunk(() => import('./QrCode.ts'))).QrCode;

/** QR code of an address, loaded when opened; reopening retries. */
function ShareQr({ url }: { url: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const code = usePart(loadQrCode, { isWanted: isOpen });
  return (
    <details
      className={styles['qr']}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary>{t`QR code`}</summary>
      {code && <code.Part text={url} label={t`Short link as a QR code`} />}
    </details>
  );
}
