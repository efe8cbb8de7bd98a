import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@naad/ui-kit';
import { AskForm, type AskFormProps } from './AskForm.tsx';

/** The form for a question, over the page. */
export function AskDialog(props: AskFormProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Ask a Question`} isOpen onClose={props.onClose} closeLabel={t`Close`}>
      <AskForm {...props} />
    </Dialog>
  );
}
