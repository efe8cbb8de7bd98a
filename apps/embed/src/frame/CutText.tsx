import { useLingui } from '@lingui/react/macro';
import { CUT_MARK } from '@naad/gurbani-model';

/** A translation that the source cuts. Its mark says so to screen readers and in a tooltip. */
export function CutText({ text }: { text: string }) {
  const { t, i18n } = useLingui();
  const meaning = t`The source cuts this translation here.`;
  return (
    <>
      {text.slice(0, -CUT_MARK.length)}
      <span role="img" aria-label={meaning} title={meaning} lang={i18n.locale}>
        {CUT_MARK}
      </span>
    </>
  );
}
