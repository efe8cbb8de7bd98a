import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CopyIcon, Dialog, DownloadIcon, ShareIcon, Switch } from '@naad/ui-kit';
import { useState } from 'react';
import { facebookHref } from '../facebookHref.ts';
import styles from './ShareDialog.module.css';
import { ShareQr } from './ShareQr.tsx';

/** A text that is shared, as others are told of it. */
export interface ShareOffer {
  /** The short address. */
  readonly url: string;
  /** The line it is known by. */
  readonly line: string;
  /** Where it is drawn as a picture; null where it is not. */
  readonly picture: string | null;
  /** Where one chooses how it looks in a page of one's own; null where it cannot be put there. */
  readonly builderHref: string | null;
}

export interface ShareDialogProps {
  offer: ShareOffer;
  onCopy: () => void;
  onClose: () => void;
  /** Gives it to an app of the device; null where the browser cannot. */
  onShare: (() => void) | null;
}

/** The ways to pass a text on: its short address, to apps and networks, and as a picture. */
export function ShareDialog({ offer, onCopy, onClose, onShare }: ShareDialogProps) {
  const { t } = useLingui();
  const { url, line, picture, builderHref } = offer;
  return (
    <Dialog title={t`Share`} isOpen closeLabel={t`Close`} onClose={onClose}>
      <div className={styles['parts']}>
        <p className={styles['address']}>
          <input
            readOnly
            aria-label={t`Short address`}
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

/** The line as a picture, which can be kept. */
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
