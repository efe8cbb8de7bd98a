import { Trans, useLingui } from '@lingui/react/macro';
import { createApiClient, createHttpTransport, sendReport } from '@naad/api-client';
import {
  checkReport,
  REPORT_CONTACT_DAYS,
  REPORT_FIELDS,
  REPORT_LIMITS,
  REPORT_SUBJECTS,
  ReportFormResponse,
  type ReportTexts,
} from '@naad/api-contract';
import { addOwnReport } from '@naad/settings-state';
import { Button } from '@naad/ui-kit';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useSite } from '../../shared/SiteContext.tsx';
import { fieldReader } from '../../shared/fieldReader.ts';
import forms from '../../shared/forms.module.css';
import tool from '../toolPage.module.css';
import { type FieldProblems, type ReportForm, type ReportProblem, textsOf } from './content.ts';
import { feedbackHref } from './feedbackHref.ts';
import { ReportedLine, useLinePlace } from './ReportedLine.tsx';
import { ReportField } from './ReportField.tsx';
import styles from './ReportPage.module.css';
import { reportProblem } from './reportProblem.ts';
import { REPORT_PROBLEM_TEXTS, SUBJECT_NAMES } from './reportTexts.ts';

/** The form that reports a mistake in a line. Without JavaScript, the server checks it and keeps what was typed. */
export function ReportFormView({ form }: { form: ReportForm }) {
  const { line, texts } = form;
  const { t, i18n } = useLingui();
  const { accountPrefix, apiPrefix } = useSite();
  const [token, setToken] = useState(line.form ?? '');
  const [fieldProblems, setFieldProblems] = useState(form.fieldProblems);
  const [problem, setProblem] = useState(form.problem);
  const [isBusy, setIsBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const verse = String(line.verseId);
  const most = i18n.number(REPORT_LIMITS.correction);

  const focusProblem = (problems: FieldProblems) => {
    const first = REPORT_FIELDS.find((field) => problems[field]);
    element.current?.querySelector<HTMLElement>(`[name="${String(first)}"]`)?.focus();
  };

  /** Requests a new form token; the typed texts stay. */
  const renew = async () => {
    const api = createApiClient(createHttpTransport({ base: apiPrefix }));
    const { form: renewed } = await api.request(`/reports/form?verse=${verse}`, ReportFormResponse);
    setToken(renewed ?? '');
  };

  const send = async (sent: ReportTexts, website: string) => {
    try {
      const secret = await sendReport({ ...sent, form: token, website }, { base: accountPrefix });
      addOwnReport(window, { token: secret, line: line.unicode });
      window.location.assign(`/report/${secret}?sent`);
    } catch (error) {
      const found = reportProblem(error);
      if (found === 'reportFormExpired' || found === 'reportSent') await renew().catch(() => undefined);
      setProblem(found);
      setIsBusy(false);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const field = fieldReader(event.currentTarget);
    const sent = textsOf(field);
    const problems = checkReport(sent);
    setFieldProblems(problems);
    setProblem(null);
    if (REPORT_FIELDS.some((each) => problems[each])) {
      focusProblem(problems);
      return;
    }
    setIsBusy(true);
    void send(sent, field('website'));
  };

  return (
    <div className={tool['page']}>
      <h1 tabIndex={-1}>
        <Trans>Report a mistake</Trans>
      </h1>
      <ReportedLine line={line} />
      <Problems problem={problem} fieldProblems={fieldProblems} />
      <form
        ref={element}
        action={`/report?verse=${verse}`}
        method="post"
        noValidate
        aria-label={t`Report a mistake`}
        className={forms['form']}
        onSubmit={submit}
      >
        <input type="hidden" name="form" value={token} readOnly />
        <ReportField name="about" label={t`What is wrong?`} problem={fieldProblems.about}>
          {(attributes) => (
            <select {...attributes} defaultValue={texts.about} className={forms['field']}>
              <option value="">{t`Choose`}</option>
              <option value="gurmukhi">{i18n._(SUBJECT_NAMES.gurmukhi)}</option>
              {line.translations.map(({ key, translator }) => (
                <option key={key} value={`translation:${key}`}>
                  {t`Translation by ${translator}`}
                </option>
              ))}
              {REPORT_SUBJECTS.filter((each) => each !== 'gurmukhi').map((subject) => (
                <option key={subject} value={subject}>
                  {i18n._(SUBJECT_NAMES[subject])}
                </option>
              ))}
            </select>
          )}
        </ReportField>
        <ReportField
          name="correction"
          label={t`How should it be?`}
          hint={t`At most ${most} characters.`}
          problem={fieldProblems.correction}
        >
          {(attributes) => (
            <textarea
              {...attributes}
              rows={4}
              dir="auto"
              spellCheck={false}
              defaultValue={texts.correction}
              className={forms['field']}
            />
          )}
        </ReportField>
        <ReportField
          name="source"
          label={t`Where is it printed like that? (optional)`}
          hint={t`The edition and the page. Gurbani is never corrected from memory alone.`}
          problem={fieldProblems.source}
        >
          {(attributes) => (
            <input {...attributes} dir="auto" defaultValue={texts.source} className={forms['field']} />
          )}
        </ReportField>
        <ReportField
          name="contact"
          label={t`How can you be reached? (optional)`}
          hint={t`Only for questions about this report. Erased ${REPORT_CONTACT_DAYS} days after the report is closed, or earlier on its page.`}
          problem={fieldProblems.contact}
        >
          {(attributes) => (
            <input
              {...attributes}
              dir="auto"
              autoComplete="email"
              defaultValue={texts.contact}
              className={forms['field']}
            />
          )}
        </ReportField>
        <div aria-hidden="true" className={styles['trap']}>
          <label>
            <Trans>Leave this field empty</Trans>
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            <Trans>Send</Trans>
          </Button>
        </div>
      </form>
      <Feedback form={form} />
      <Recorded line={line} />
    </div>
  );
}

interface ProblemsProps {
  problem: ReportProblem | null;
  fieldProblems: FieldProblems;
}

function Problems({ problem, fieldProblems }: ProblemsProps) {
  const { i18n } = useLingui();
  const hasFieldProblem = REPORT_FIELDS.some((field) => fieldProblems[field]);
  if (problem === null && !hasFieldProblem) return null;
  return (
    <p role="alert" className={styles['problem']}>
      {problem === null ? (
        <Trans>Your report was not sent. Look at the marked fields.</Trans>
      ) : (
        i18n._(REPORT_PROBLEM_TEXTS[problem])
      )}
    </p>
  );
}

/** The site's own address for mistakes, with the line filled in [P37]. */
function Feedback({ form: { line, address } }: { form: ReportForm }) {
  const { t } = useLingui();
  const { links } = useSite();
  const place = useLinePlace(line);
  const verse = String(line.verseId);
  const href = feedbackHref(links.feedback, {
    subject: t`Mistake in verse ${verse}`,
    body: `${line.unicode}\n${place}\n${address}\n\n`,
  });
  if (href === null) return null;
  return (
    <p>
      <Trans>
        You can also <a href={href}>write to the people of this site</a>; the line is filled in.
      </Trans>
    </p>
  );
}

/** The data that a report has besides its texts. */
function Recorded({ line }: { line: ReportFormResponse }) {
  const id = useId();
  const verse = String(line.verseId);
  return (
    <section aria-labelledby={id} className={tool['part']}>
      <h2 id={id}>
        <Trans>Recorded with your report</Trans>
      </h2>
      <dl className={styles['record']}>
        <dt>
          <Trans>Verse id</Trans>
        </dt>
        <dd>{verse}</dd>
        <dt>
          <Trans>SHA-256 of the line</Trans>
        </dt>
        <dd>
          <code>{line.sha256}</code>
        </dd>
        <dt>
          <Trans>Version of the text</Trans>
        </dt>
        <dd>
          <code>{line.data}</code>
        </dd>
        <dt>
          <Trans>Version of the site</Trans>
        </dt>
        <dd>
          <code>{line.build}</code>
        </dd>
      </dl>
      <p>
        <Trans>
          The <a href={`/receipt/${verse}`}>receipt of this line</a> shows the same.
        </Trans>{' '}
        <a href="/what-is-sent">
          <Trans>What is stored</Trans>
        </a>
      </p>
    </section>
  );
}
