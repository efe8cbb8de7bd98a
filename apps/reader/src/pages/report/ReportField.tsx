import { useLingui } from '@lingui/react/macro';
import type { ReportField as FieldName, ReportFieldProblem } from '@naad/api-contract';
import { type ReactNode, useId } from 'react';
import styles from './ReportPage.module.css';
import { FIELD_PROBLEM_TEXTS } from './reportTexts.ts';

/** Attributes that connect a control with its label, hint and problem. */
interface ControlAttributes {
  readonly id: string;
  readonly name: FieldName;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface ReportFieldProps {
  name: FieldName;
  label: string;
  hint?: string;
  problem: ReportFieldProblem | undefined;
  children: (attributes: ControlAttributes) => ReactNode;
}

/** A field of the report with its label, and what is wrong with it. */
export function ReportField({ name, label, hint, problem, children }: ReportFieldProps) {
  const { i18n } = useLingui();
  const id = useId();
  const descriptions = [...(hint === undefined ? [] : [`${id}-hint`]), ...(problem ? [`${id}-problem`] : [])];
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        'aria-describedby': descriptions.length === 0 ? undefined : descriptions.join(' '),
        'aria-invalid': problem ? true : undefined,
      })}
      {problem && (
        <p id={`${id}-problem`} className={styles['problem']}>
          {i18n._(FIELD_PROBLEM_TEXTS[problem])}
        </p>
      )}
    </div>
  );
}
