import { useLingui } from '@lingui/react/macro';
import { Switch } from '@naad/ui-kit';
import { actionOf } from '../../../actions/actions.ts';
import { useActionContext } from '../../../actions/useActionContext.ts';

export interface ActionSwitchProps {
  /** The id of an action, whose label it bears and which it runs. */
  action: string;
  isOn: boolean;
  /** Shorter than the action's own label, where what is around it says the rest; must be part of it. */
  label?: string;
  hint?: string | undefined;
  isDisabled?: boolean;
}

/** A switch that does what an action does, and so the same as its keys. */
export function ActionSwitch({ action: id, isOn, label, hint, isDisabled = false }: ActionSwitchProps) {
  const { i18n } = useLingui();
  const context = useActionContext();
  const action = actionOf(id);
  const name = i18n._(action.label);
  return (
    <Switch
      label={label ?? name}
      aria-label={name}
      {...(hint === undefined ? {} : { hint })}
      checked={isOn}
      disabled={isDisabled}
      onChange={() => {
        action.run(context);
      }}
    />
  );
}
