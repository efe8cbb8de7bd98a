import { useLingui } from '@lingui/react/macro';
import { CheckIcon, PlusIcon } from '@naad/ui-kit';
import {
  type ListedVerse,
  useAddToMultiView,
} from '../../features/multi-view/AddToMultiView/useAddToMultiView.ts';
import { ToolButton } from '../../features/shabad-tools/ShabadTools/ToolButton.tsx';

/** The tool that puts the shabad of a page into the multi-view list, by one of its lines. */
export function AddShabad({ verse }: { verse: ListedVerse }) {
  const { t } = useLingui();
  const { isIn, add } = useAddToMultiView(verse);
  return (
    <ToolButton aria-pressed={isIn} onClick={add}>
      {isIn ? <CheckIcon /> : <PlusIcon />}
      {t`Add shabad`}
    </ToolButton>
  );
}
