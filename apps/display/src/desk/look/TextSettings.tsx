import { useLingui } from '@lingui/react/macro';
import { useDeskState } from '../useDesk.ts';
import { FieldSwitches } from './FieldSwitches.tsx';

/** Which texts stand with a line. */
export function TextSettings() {
  const { t } = useLingui();
  const { offers } = useDeskState();
  const absent = t`not here`;
  const lacks = (list: 'steeks' | 'translations', name: string) => ({
    isAbsent: offers !== null && !offers[list].includes(name),
  });
  return (
    <>
      <FieldSwitches
        title={t`Translations`}
        absent={absent}
        fields={[
          { field: 'en', label: t`English`, ...lacks('translations', 'en') },
          { field: 'pu', label: t`Punjabi`, ...lacks('translations', 'pu') },
          { field: 'es', label: t`Spanish`, ...lacks('translations', 'es') },
          { field: 'hi', label: t`Hindi`, ...lacks('translations', 'hi') },
        ]}
      />
      <FieldSwitches
        title={t`Steek`}
        absent={absent}
        fields={[
          { field: 'steekSs', label: t`Prof. Sahib Singh`, ...lacks('steeks', 'ss') },
          { field: 'steekFt', label: t`Faridkot Teeka`, ...lacks('steeks', 'ft') },
          { field: 'steekMs', label: t`Bhai Manmohan Singh`, ...lacks('steeks', 'ms') },
          { field: 'steekBdb', label: t`BaniDB`, ...lacks('steeks', 'bdb') },
        ]}
      />
      <FieldSwitches
        title={t`Transliterations`}
        fields={[
          { field: 'latin', label: t`English letters` },
          { field: 'devanagari', label: t`Hindi letters` },
          { field: 'shahmukhi', label: t`Shahmukhi` },
          { field: 'ipa', label: t`IPA` },
        ]}
      />
    </>
  );
}
