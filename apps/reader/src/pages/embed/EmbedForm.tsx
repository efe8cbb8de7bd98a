import { Trans, useLingui } from '@lingui/react/macro';
import {
  EMBED_SCRIPTS,
  EMBED_THEMES,
  EMBED_TRANSLATIONS,
  type EmbedLook,
  parseEmbedLook,
} from '@naad/api-contract';
import { Button, Select, Switch } from '@naad/ui-kit';
import { useId } from 'react';
import type { EmbedContent } from './content.ts';
import styles from './EmbedForm.module.css';

/** The current choices of the form. */
interface EmbedChoices {
  readonly look: EmbedLook;
  /** The line to show alone; null for the whole. */
  readonly verse: number | null;
}

export interface EmbedFormProps {
  /** Value of the text field. */
  asked: string;
  look: EmbedLook;
  found: EmbedContent['found'];
  onChange: (choices: EmbedChoices) => void;
}

/** Asks what to show and how. Submitted without JavaScript, it reloads the page with its choices. */
export function EmbedForm({ asked, look, found, onChange }: EmbedFormProps) {
  const { t } = useLingui();
  const id = useId();
  const languages = { en: t`English`, pa: t`Punjabi`, es: t`Spanish`, hi: t`Hindi` };
  const scripts = {
    latin: t`Latin`,
    devanagari: t`Devanagari`,
    shahmukhi: t`Shahmukhi`,
    ipa: t`Phonetic (IPA)`,
  };
  const themes = { light: t`Light`, dark: t`Dark`, sepia: t`Sepia`, contrast: t`High contrast` };
  const subject = found?.subject;
  const fieldValue = asked || (subject?.kind === 'shabad' ? subject.id : '');
  return (
    <form
      action="/embed"
      aria-label={t`What to show and how`}
      className={styles['form']}
      onChange={({ currentTarget }) => {
        onChange(readChoices(new FormData(currentTarget)));
      }}
    >
      <label className={styles['label']} htmlFor={id}>
        <Trans>Link to a shabad or ang, or a shabad number</Trans>
      </label>
      <div className={styles['row']}>
        <input
          id={id}
          name="of"
          className={styles['text']}
          dir="ltr"
          required
          defaultValue={fieldValue}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" variant="primary">
          <Trans>Show</Trans>
        </Button>
      </div>
      {subject?.kind === 'shabad' && (
        <Select
          label={t`Lines`}
          name="verse"
          defaultValue={found?.verse ?? ''}
          options={[
            { value: '', label: t`The whole shabad` },
            ...(found?.lines ?? []).map((line) => ({
              value: String(line.id),
              label: line.unicode,
              lang: 'pa-Guru',
            })),
          ]}
        />
      )}
      <CheckboxGroup
        label={t`Translations`}
        name="translations"
        choices={EMBED_TRANSLATIONS.map((value) => ({ value, label: languages[value] }))}
        chosen={look.translations}
      />
      <CheckboxGroup
        label={t`Other scripts`}
        name="script"
        choices={EMBED_SCRIPTS.map((value) => ({ value, label: scripts[value] }))}
        chosen={look.scripts}
      />
      <Switch label={t`Larivaar`} name="larivaar" value="1" defaultChecked={look.isLarivaar} />
      <Select
        label={t`Theme`}
        name="theme"
        defaultValue={look.theme ?? ''}
        options={[
          { value: '', label: t`Same as your page` },
          ...EMBED_THEMES.map((value) => ({ value, label: themes[value] })),
        ]}
      />
    </form>
  );
}

function readChoices(form: FormData): EmbedChoices {
  const textOf = (name: string) =>
    form
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .join();
  const verse = textOf('verse');
  const isOn = form.has('larivaar');
  const look = parseEmbedLook({ get: (name) => (name === 'larivaar' && !isOn ? null : textOf(name)) });
  return { look: { ...look, language: null }, verse: verse === '' ? null : Number(verse) };
}

interface CheckboxGroupProps<Value extends string> {
  label: string;
  name: string;
  choices: readonly { readonly value: Value; readonly label: string }[];
  chosen: readonly Value[];
}

/** A group of checkboxes in a form. */
function CheckboxGroup<Value extends string>({ label, name, choices, chosen }: CheckboxGroupProps<Value>) {
  return (
    <fieldset className={styles['ticks']}>
      <legend className={styles['label']}>{label}</legend>
      {choices.map(({ value, label: choiceLabel }) => (
        <label key={value} className={styles['tick']}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          {choiceLabel}
        </label>
      ))}
    </fieldset>
  );
}
