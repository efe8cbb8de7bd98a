import { Trans, useLingui } from '@lingui/react/macro';
import type { AbsenceReason } from '@naad/api-client';
import { absenceText } from '../../shared/language/absenceText.ts';

/** Explains why this site has no Amrit Keertan and links to other ways to find its shabads. */
export function AmritKeertanAbsent({ reason }: { reason: AbsenceReason }) {
  const { i18n } = useLingui();
  return (
    <>
      <p>
        <Trans>This site has no index of Amrit Keertan.</Trans> {absenceText(i18n, reason)}
      </p>
      <p>
        <Trans>
          You can <a href="/">search</a> for its shabads that are in Sri Guru Granth Sahib Ji, or find them in
          the <a href="/index/sri-guru-granth-sahib">index</a>.
        </Trans>
      </p>
    </>
  );
}
