import { Trans, useLingui } from '@lingui/react/macro';
import {
  BookIcon,
  CopyIcon,
  ExternalLinkIcon,
  InfoIcon,
  PageIcon,
  PictureIcon,
  ShareIcon,
  WarningIcon,
} from '@naad/ui-kit';
import type { ReactNode } from 'react';
import styles from './SheetActions.module.css';

export interface SheetActionsProps {
  onCopy: () => void;
  onShare: () => void;
  onPicture: () => void;
  /** Button that keeps the line: {@link SheetAction}; null if it can't be kept. */
  save: ReactNode;
  /** Page of the line with the name of the page, such as `Ang 968`; null on that page. */
  page: { readonly href: string; readonly name: string } | null;
  /** Number of the line on its page; null if unknown. */
  lineNumber: number | null;
  /** Address of the line in its shabad; null on the page of that shabad. */
  shabadHref: string | null;
  /** Address that shares the line on Facebook [B65]. */
  facebookHref: string;
  /** Address of the form that reports a mistake. */
  reportHref: string;
  /** Address that says where the line comes from. */
  receiptHref: string;
  /** The notes on the line, above the list; null if it can't have any. */
  notes: ReactNode;
}

/** Actions for a line: four buttons in one row, then a list of links. */
export function SheetActions({
  onCopy,
  onShare,
  onPicture,
  save,
  page,
  lineNumber,
  shabadHref,
  facebookHref,
  reportHref,
  receiptHref,
  notes,
}: SheetActionsProps) {
  const { t } = useLingui();
  const pageName = page?.name ?? '';
  return (
    <div className={styles['actions']}>
      <div role="group" aria-label={t`Line`} className={styles['row']}>
        <SheetAction icon={<CopyIcon />} onClick={onCopy}>
          <Trans>Copy</Trans>
        </SheetAction>
        <SheetAction icon={<ShareIcon />} onClick={onShare}>
          <Trans>Share</Trans>
        </SheetAction>
        <SheetAction icon={<PictureIcon />} onClick={onPicture}>
          <Trans>Picture</Trans>
        </SheetAction>
        {save}
      </div>
      {notes}
      <ul className={styles['list']}>
        {page && (
          <li>
            <a href={page.href}>
              <BookIcon />
              <Trans>Go to {pageName}</Trans>
              {lineNumber !== null && (
                <span className={styles['aside']}>
                  <Trans>line {lineNumber}</Trans>
                </span>
              )}
            </a>
          </li>
        )}
        {shabadHref !== null && (
          <li data-line-actions="">
            <a href={shabadHref}>
              <PageIcon />
              <Trans>Open shabad</Trans>
            </a>
          </li>
        )}
        <li data-line-actions="">
          <a href={facebookHref} target="_blank" rel="noopener noreferrer">
            <ExternalLinkIcon />
            <Trans>Facebook</Trans>
          </a>
        </li>
        <li>
          <a href={receiptHref}>
            <InfoIcon />
            <Trans>Where this line comes from</Trans>
          </a>
        </li>
        <li>
          <a href={reportHref}>
            <WarningIcon />
            <Trans>Report a mistake</Trans>
          </a>
        </li>
      </ul>
    </div>
  );
}

export interface SheetActionProps {
  icon: ReactNode;
  /** Label below the icon. */
  children: ReactNode;
  /** Set for a button that stays pressed. */
  isPressed?: boolean;
  onClick: () => void;
}

/** A button of the row: an icon above its label. */
export function SheetAction({ icon, children, isPressed, onClick }: SheetActionProps) {
  return (
    <button
      type="button"
      className={styles['action']}
      aria-pressed={isPressed}
      data-panels=""
      onClick={onClick}
    >
      {icon}
      {children}
    </button>
  );
}
