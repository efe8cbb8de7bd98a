import { Trans, useLingui } from '@lingui/react/macro';
import type { AbsenceReason } from '@naad/api-client';
import { absenceText } from '../../language/absenceText.ts';

/** Why this deployment has no Amrit Keertan, what its operator can do, and where to read on. */
export function AmritKeertanAbsent({ reason }: { reason: AbsenceReason }) {
  const { i18n } = useLingui();
  return (
    <>
      <p>
        <Trans>This site has no index of Amrit Keertan.</Trans> {absenceText(i18n, reason)}
      </p>
      <p>
        <Trans>
          Its operator can add one as a data pack, or name a server that has it. Every shabad of it that is in
          Sri Guru Granth Sahib Ji can be <a href="/">found by searching</a>, or through the{' '}
          <a href="/index/sri-guru-granth-sahib">index</a>.
        </Trans>
      </p>
    </>
  );
}
