import { useLingui } from '@lingui/react/macro';
import { Switch } from '@naad/ui-kit';
import { actionOf } from '../../../shared/actions/actions.ts';
import { useActionContext } from '../../../shared/actions/useActionContext.ts';
import styles from './ActionSwitch.module.css';

export interface ActionSwitchProps {
  /** Id of the action that the switch runs and takes its label from. */
  action: string;
  isOn: boolean;
  /** Shorter label where the context says the rest; must be part of the action's own label. */
  label?: string;
  hint?: string | undefined;
  isDisabled?: boolean;
}

/** Switch that runs an action, just like the action's keyboard shortcut. */
export function ActionSwitch({ action: id, isOn, label, hint, isDisabled = false }: ActionSwitchProps) {
  const { name, run } = useNamedAction(id);
  return (
    <Switch
      label={label ?? name}
      aria-label={name}
      hint={hint}
      checked={isOn}
      disabled={isDisabled}
      onChange={run}
    />
  );
}

/** A switch like {@link ActionSwitch} in the form of a chip, for several side by side. */
export function ActionChip({
  action: id,
  isOn,
  label,
}: Required<Pick<ActionSwitchProps, 'action' | 'isOn' | 'label'>>) {
  const { name, run } = useNamedAction(id);
  return (
    <label className={styles['chip']}>
      <input
        type="checkbox"
        role="switch"
        aria-label={name}
        checked={isOn}
        onChange={run}
        className={styles['input']}
      />
      {label}
    </label>
  );
}

function useNamedAction(id: string) {
  const { i18n } = useLingui();
  const context = useActionContext();
  const action = actionOf(id);
  return {
    name: i18n._(action.label),
    run: () => {
      action.run(context);
    },
  };
}
