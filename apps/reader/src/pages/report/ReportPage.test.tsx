import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SiteFrame } from '../../testing/SiteFrame.tsx';
import type { ReportContent } from './content.ts';
import { ReportPage } from './ReportPage.tsx';
import { FORM, LINE, STATUS } from './testing/reportForms.ts';

const TOKEN = 'x'.repeat(43);

function show(view: ReportContent['view']) {
  return render(<ReportPage content={{ page: 'report', view }} />, { wrapper: InEnglish });
}

/** Answers the requests of the page in order. */
function answerWith(...answers: readonly (readonly [status: number, body: unknown])[]) {
  const sent: { url: string; body: unknown }[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string }) => {
    const [status, answer] = left.shift() ?? [500, {}];
    sent.push({ url, body: body === undefined ? null : JSON.parse(body) });
    return Promise.resolve({ status, text: () => Promise.resolve(JSON.stringify(answer)) });
  });
  return sent;
}
const refusal = (id: string) => ({ error: true, data: { id, error: 'No.' } });

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

describe('the form that reports a mistake', () => {
  it('shows the line, its place and what is recorded, and works without JavaScript [T70]', () => {
    show(FORM);
    const form = screen.getByRole('form', { name: 'Report a mistake' });
    expect(form.getAttribute('action')).toBe('/report?verse=26106');
    expect(form.getAttribute('method')).toBe('post');
    screen.getByText(LINE.unicode);
    const place = screen.getByRole('link', { name: 'Sri Guru Granth Sahib Ji, Ang 1, line 4' });
    expect(place.getAttribute('href')).toBe('/shabad?id=1&highlight=26106');
    for (const value of ['26106', LINE.sha256, LINE.data, LINE.build]) screen.getByText(value);
    const receipt = screen.getByRole('link', { name: 'receipt of this line' });
    expect(receipt.getAttribute('href')).toBe('/receipt/26106');
    const options = within(screen.getByRole('combobox', { name: 'What is wrong?' })).getAllByRole('option');
    expect(options.map((option) => (option as HTMLOptionElement).value)).toEqual([
      '',
      'gurmukhi',
      'translation:en.ssk',
      'transliteration',
      'meaning',
      'place',
      'other',
    ]);
    expect(screen.queryByText(/write to the people/)).toBeNull();
  });

  it('offers the address that the site names, with the line filled in [P37]', () => {
    render(
      <SiteFrame site={{ links: { donate: '', feedback: 'mailto:us@naad.test', apps: [] } }}>
        <ReportPage content={{ page: 'report', view: FORM }} />
      </SiteFrame>,
      { wrapper: InEnglish },
    );
    const link = screen.getByRole('link', { name: 'write to the people of this site' });
    const mail = new URL(link.getAttribute('href') ?? '');
    expect(mail.searchParams.get('subject')).toContain('26106');
    expect(mail.searchParams.get('body')).toContain(LINE.unicode);
    expect(mail.searchParams.get('body')).toContain(FORM.address);
  });

  it('marks wrong fields, keeps what was typed and sends nothing [T77]', async () => {
    const sent = answerWith();
    show(FORM);
    await userEvent.type(screen.getByRole('textbox', { name: 'How should it be?' }), 'ਸਤਿ');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const about = screen.getByRole('combobox', { name: 'What is wrong?' });
    expect(about.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(about);
    screen.getByText('Fill in this field.');
    expect(screen.getByRole('alert').textContent).toContain('Look at the marked fields.');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'How should it be?' }).value).toBe('ਸਤਿ');
    expect(sent).toEqual([]);
  });

  it('sends JSON, remembers the report and opens its page [T78]', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    const sent = answerWith([200, { token: TOKEN }]);
    show(FORM);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'translation:en.ssk');
    await userEvent.type(screen.getByRole('textbox', { name: 'How should it be?' }), 'True from the start');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await vi.waitFor(() => {
      expect(assign).toHaveBeenCalledWith(`/report/${TOKEN}?sent`);
    });
    const body = {
      about: 'translation:en.ssk',
      correction: 'True from the start',
      source: '',
      contact: '',
      form: LINE.form,
      website: '',
    };
    expect(sent).toEqual([{ url: expect.stringMatching(/\/reports$/) as string, body }]);
    expect(JSON.parse(window.localStorage.getItem('naad.reports') ?? '')).toEqual([
      { token: TOKEN, line: LINE.unicode },
    ]);
  });

  it('replaces an expired form and keeps the typed texts [T77]', async () => {
    const renewed = { ...LINE, form: 'renewed' };
    const sent = answerWith(
      [400, refusal('reportFormExpired')],
      [200, renewed],
      [503, refusal('reportsUnavailable')],
    );
    show({ ...FORM, texts: { ...FORM.texts, about: 'other', correction: 'ਸਤਿ' } });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(/open for too long/);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(/can't be received right now/);
    expect(sent.at(-1)?.body).toMatchObject({ form: 'renewed', about: 'other', correction: 'ਸਤਿ' });
  });
});

describe('the page of a report', () => {
  it('says what became of it, with the editors’ note [T74]', () => {
    show({ kind: 'sent', token: TOKEN, report: STATUS, isNew: true });
    screen.getByText('It was passed on to the source of the text.');
    screen.getByText('Issue 7 of the source.');
    screen.getByText('Since November 27, 2026.');
    screen.getByText('Translation by Dr. Sant Singh Khalsa');
    screen.getByText('True from the start');
    expect(screen.getByRole('status').textContent).toContain('Keep the address of this page');
    const form = screen.getByRole('form', { name: 'Your contact' });
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual([`/report/${TOKEN}`, 'post']);
  });

  it('offers to erase a contact only while there is one [T73]', () => {
    show({ kind: 'sent', token: TOKEN, report: { ...STATUS, hasContact: false }, isNew: false });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('the reports of this device', () => {
  it('are listed with their pages, and can be removed from the list [T78]', async () => {
    window.localStorage.setItem('naad.reports', JSON.stringify([{ token: TOKEN, line: LINE.unicode }]));
    show({ kind: 'own', missing: null });
    const link = screen.getByRole('link', { name: LINE.unicode });
    expect(link.getAttribute('href')).toBe(`/report/${TOKEN}`);
    await userEvent.click(screen.getByRole('button', { name: `Remove from this list: ${LINE.unicode}` }));
    screen.getByText('None were sent from this device.');
    expect(window.localStorage.getItem('naad.reports')).toBe('[]');
  });

  it.each([
    ['line', "This line doesn't exist."],
    ['report', 'No report has this address.'],
  ] as const)('say that a %s is missing [T74]', (missing, text) => {
    show({ kind: 'own', missing });
    expect(screen.getByRole('alert').textContent).toContain(text);
  });
});
