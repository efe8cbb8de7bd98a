import { describe, expect, it } from 'vitest';
import { feedbackHref } from './feedbackHref.ts';

const report = {
  subject: 'Mistake in verse 5',
  body: 'ਆਦਿ ਸਚੁ ॥\nhttps://naad.example/shabad?id=1&highlight=5',
};

describe('the address that reports a mistake [P37]', () => {
  it('is an e-mail with subject and text, which needs no account', () => {
    const url = new URL(feedbackHref('mailto:us@naad.example', report) ?? '');
    expect(url.pathname).toBe('us@naad.example');
    expect(url.search).not.toContain('+');
    expect(Object.fromEntries(url.searchParams)).toEqual({ subject: report.subject, body: report.body });
  });

  it('is a form of an issue tracker with title and text', () => {
    const url = new URL(feedbackHref('https://code.example/naad/issues/new?template=text', report) ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      template: 'text',
      title: report.subject,
      body: report.body,
    });
  });

  it('is null if the site names no contact', () => {
    expect(feedbackHref('/about#feedback', report)).toBeNull();
  });
});
