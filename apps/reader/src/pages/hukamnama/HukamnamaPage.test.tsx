import type { CalendarDate } from '@naad/api-client';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shabadOf } from '../../testing/shabadOf.ts';
import { SiteFrame } from '../../testing/SiteFrame.tsx';
import { HukamnamaPage } from './HukamnamaPage.tsx';

const DAY: CalendarDate = { year: 2026, month: 11, day: 20 };

function open(date: CalendarDate, isAskedFor = true) {
  const content = {
    page: 'hukamnama' as const,
    hukamnama: {
      date,
      isLatest: false,
      shabads: [shabadOf(1, ['ਪਹਿਲੀ ॥']), shabadOf(2, ['ਦੂਜੀ ॥', 'ਤੀਜੀ ॥'])],
    },
    isAskedFor,
    today: DAY,
    credits: [],
  };
  return render(
    <SiteFrame>
      <HukamnamaPage content={content} />
    </SiteFrame>,
    { wrapper: InEnglish },
  );
}

describe('the hukamnama page', () => {
  beforeEach(() => {
    // jsdom has no layout, so no element is at any point.
    document.elementFromPoint = () => null;
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date(2026, 10, 21, 9));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the lines of all its shabads as one text [B77]', () => {
    const { container } = open(DAY);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hukamnama of November 20, 2026');
    expect([...container.querySelectorAll('[data-verse-id]')].map(({ textContent }) => textContent)).toEqual([
      'ਪਹਿਲੀ ॥',
      'ਦੂਜੀ ॥',
      'ਤੀਜੀ ॥',
    ]);
    expect(screen.getByRole('link', { name: 'Go to Shabad', hidden: true }).getAttribute('href')).toBe(
      '/shabad?id=1,2',
    );
  });

  it('links to the previous and next day by the clock of the visitor [B75, S4.56]', () => {
    open(DAY);
    const hrefs = ['Previous', 'Next'].map((step) =>
      screen.getByRole('link', { name: new RegExp(`^${step} hukamnama`) }).getAttribute('href'),
    );
    // On the server, which rendered the page, it was still the 20th.
    expect(hrefs).toEqual(['/hukamnama?date=2026/11/19', '/hukamnama?date=2026/11/21']);
  });

  it.each([
    [{ year: 2002, month: 1, day: 1 }, 'Previous'],
    [{ year: 2026, month: 11, day: 21 }, 'Next'],
  ])('has no link beyond the first day and today [B75]', (date, missing) => {
    open(date);
    expect(screen.queryByRole('link', { name: new RegExp(`^${missing} hukamnama`) })).toBeNull();
  });

  it('notes that the latest is not of today if no day was requested', () => {
    open(DAY, false);
    expect(screen.getByRole('note').textContent).toContain('November 20, 2026');
  });

  it('shows no such note if a day was requested', () => {
    open(DAY);
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('has a form for a day that works without JavaScript [B76]', () => {
    const { container } = open(DAY);
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/hukamnama');
    const field = screen.getByLabelText<HTMLInputElement>('Date');
    expect([field.name, field.value, field.min, field.max]).toEqual([
      'date',
      '2026-11-20',
      '2002-01-01',
      '2026-11-21',
    ]);
  });
});
