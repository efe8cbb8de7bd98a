import { useLingui } from '@lingui/react/macro';
import { CUT_MARK } from '@naad/gurbani-model';
import { MarkedText, type MarkedTextProps } from '@naad/gurbani-render';

/** A translation that the source cuts. Its mark says so to screen readers and in a tooltip. */
export function CutText({ text, words }: MarkedTextProps) {
  const { t, i18n } = useLingui();
  const meaning = t`The source cuts this translation here.`;
  return (
    <>
      <MarkedText text={text.slice(0, -CUT_MARK.length)} words={words} />
      <span role="img" aria-label={meaning} title={meaning} lang={i18n.locale}>
        {CUT_MARK}
      </span>
    </>
  );
}
