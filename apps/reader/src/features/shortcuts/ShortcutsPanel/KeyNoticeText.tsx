import { Trans, useLingui } from '@lingui/react/macro';
import { comboNames } from '../../../actions/keyCombo.ts';
import type { KeyNotice } from './useKeyGiving.ts';

/** What came of giving keys, in words. */
export function KeyNoticeText({ notice }: { notice: KeyNotice }) {
  const { i18n } = useLingui();
  const keys = 'combo' in notice ? comboNames(notice.combo).join(' + ') : '';
  const action = 'label' in notice ? i18n._(notice.label) : '';
  switch (notice.kind) {
    case 'given':
      return (
        <Trans>
          {action}: {keys}
        </Trans>
      );
    case 'freed':
      return <Trans>{action} has no keys now.</Trans>;
    case 'held': {
      const holder = i18n._(notice.holder);
      return (
        <Trans>
          {keys} is for {holder} already. Press other keys.
        </Trans>
      );
    }
    case 'reserved':
      return <Trans>{keys} belongs to the browser. Press other keys.</Trans>;
    case 'reset':
      return <Trans>All keys are as they were.</Trans>;
  }
}
