import { useLingui } from '@lingui/react/macro';
import { BANI_LENGTHS } from '@naad/sync-protocol';
import { Select } from '@naad/ui-kit';
import { useDesk, useDeskState } from '../useDesk.ts';
import { FieldSwitches } from './FieldSwitches.tsx';

/** How a slide is laid out, and how lines follow one another. */
export function LayoutSettings() {
  const { t } = useLingui();
  const desk = useDesk();
  const { baniLength, offers } = useDeskState();
  const lengths = { short: t`Short`, medium: t`Medium`, long: t`Long`, extralong: t`Extra Long` };
  return (
    <>
      <FieldSwitches
        title={t`The slide`}
        absent={t`not here`}
        fields={[
          { field: 'split', label: t`Split view` },
          { field: 'reading', label: t`Reading mode` },
          { field: 'paragraph', label: t`Paragraph mode` },
          { field: 'autoScroll', label: t`Auto scroll` },
          { field: 'sehaj', label: t`Sehaj paath mode (beta)` },
          {
            field: 'wordMeanings',
            label: t`Mahaan Kosh tooltip`,
            isAbsent: offers !== null && !offers.hasMeanings,
          },
        ]}
      />
      <Select
        label={t`Sundar Gutka bani length`}
        value={baniLength}
        options={BANI_LENGTHS.map((value) => ({ value, label: lengths[value] }))}
        onChange={({ currentTarget }) => {
          const chosen = BANI_LENGTHS.find((each) => each === currentTarget.value);
          if (chosen) desk.chooseBaniLength(chosen);
        }}
      />
    </>
  );
}
