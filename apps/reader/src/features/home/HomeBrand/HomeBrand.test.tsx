import type { Doodle } from '@naad/api-client';
import { InEnglish } from '@naad/ui-i18n/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HomeBrand } from './HomeBrand.tsx';

const doodle: Doodle = {
  imageHref: 'https://pictures.example/day.svg',
  description: 'A drawing of a river',
  href: '/shabad?id=3590',
  credit: { name: 'A painter', href: 'https://painter.example/' },
};

const show = (given: Doodle | null) =>
  render(<HomeBrand siteName="Naad" doodle={given} />, { wrapper: InEnglish });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the head of Home', () => {
  it('is the name of the site [S2.1]', () => {
    show(null);
    expect(screen.getByRole('heading', { level: 1, name: 'Naad' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('draws the wordmark as outlines in one colour, named by the name of the site [P60]', () => {
    const { container } = show(null);
    const mark = container.querySelector('svg');
    expect(mark?.getAttribute('aria-hidden')).toBe('true');
    expect(mark?.getAttribute('fill')).toBe('currentColor');
    expect(mark?.querySelectorAll('path')).toHaveLength(2);
    expect(mark?.querySelector('text, [stroke]')).toBeNull();
  });

  it('is the doodle of the day, with its link, title and credit [B116, S1.17, S2.1, S3.19]', () => {
    show(doodle);
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'A drawing of a river' });
    expect(image).toMatchObject({ src: doodle.imageHref, title: 'A drawing of a river' });
    expect(image.closest('a')?.getAttribute('href')).toBe('/shabad?id=3590');
    expect(screen.getByText(/Special thanks to/).textContent).toBe('Special thanks to A painter');
    expect(screen.getByRole('link', { name: 'A painter' }).getAttribute('href')).toBe(
      'https://painter.example/',
    );
    // Still the page's heading.
    expect(screen.getByRole('heading', { level: 1, name: 'Naad' })).toBeTruthy();
  });

  it('omits what the doodle has no data for', () => {
    show({ ...doodle, description: '', href: null, credit: null });
    expect(screen.getByRole('img', { name: 'Drawing for the day' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText(/Special thanks/)).toBeNull();
  });

  it('credits an artist without a link', () => {
    show({ ...doodle, credit: { name: 'A painter', href: null } });
    expect(screen.getByText('Special thanks to A painter')).toBeTruthy();
  });

  it("falls back to the name if the doodle can't be loaded [S4.60, S8.28]", () => {
    show(doodle);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(/Special thanks/)).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Naad' })).toBeTruthy();
  });

  it('falls back to the name if the doodle failed before hydration', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('', 'EncodingError'));
    show(doodle);
    await waitFor(() => {
      expect(screen.queryByRole('img')).toBeNull();
    });
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });
});
