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
import type { EmbedContent } from '../routeResult.ts';
import styles from './EmbedForm.module.css';
import { TickList } from './TickList.tsx';

/** What the form says at a moment. */
export interface EmbedChoices {
  readonly look: EmbedLook;
  /** The line to show alone; null for the whole. */
  readonly verse: number | null;
}

export interface EmbedFormProps {
  /** What stands in the field for it. */
  asked: string;
  look: EmbedLook;
  found: EmbedContent['found'];
  onChange: (choices: EmbedChoices) => void;
}

/** Asks what to show and how. Sent, it leads to the same page with what was chosen. */
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
  const standing = asked || (subject?.kind === 'shabad' ? subject.id : '');
  return (
    <form
      action="/embed"
      aria-label={t`What to show and how`}
      className={styles['form']}
      onChange={({ currentTarget }) => {
        onChange(choicesOf(new FormData(currentTarget)));
      }}
    >
      <label className={styles['label']} htmlFor={id}>
        <Trans>Address of a shabad or an ang, or number of a shabad</Trans>
      </label>
      <div className={styles['row']}>
        <input
          id={id}
          name="of"
          className={styles['text']}
          dir="ltr"
          required
          defaultValue={standing}
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
      <TickList
        label={t`Translations`}
        name="translations"
        choices={EMBED_TRANSLATIONS.map((value) => ({ value, label: languages[value] }))}
        chosen={look.translations}
      />
      <TickList
        label={t`Also in letters of`}
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
          { value: '', label: t`As the page around it` },
          ...EMBED_THEMES.map((value) => ({ value, label: themes[value] })),
        ]}
      />
    </form>
  );
}

function choicesOf(form: FormData): EmbedChoices {
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
