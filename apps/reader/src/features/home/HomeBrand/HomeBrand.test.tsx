import type { Doodle } from '@naad/api-client';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InEnglish } from '../../../testing/InEnglish.tsx';
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

describe('what Home begins with', () => {
  it('is the name of the site', () => {
    show(null);
    expect(screen.getByRole('heading', { level: 1, name: 'Naad' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is the drawing for the day, with its link, title and credit (behaviour 116)', () => {
    show(doodle);
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'A drawing of a river' });
    expect(image).toMatchObject({ src: doodle.imageHref, title: 'A drawing of a river' });
    expect(image.closest('a')?.getAttribute('href')).toBe('/shabad?id=3590');
    expect(screen.getByText(/Special thanks to/).textContent).toBe('Special thanks to A painter');
    expect(screen.getByRole('link', { name: 'A painter' }).getAttribute('href')).toBe(
      'https://painter.example/',
    );
    // Still what the page is called.
    expect(screen.getByRole('heading', { level: 1, name: 'Naad' })).toBeTruthy();
  });

  it('does without what is not said about the drawing', () => {
    show({ ...doodle, description: '', href: null, credit: null });
    expect(screen.getByRole('img', { name: 'Drawing for the day' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText(/Special thanks/)).toBeNull();
  });

  it('thanks whoever has no address of their own', () => {
    show({ ...doodle, credit: { name: 'A painter', href: null } });
    expect(screen.getByText('Special thanks to A painter')).toBeTruthy();
  });

  it('is the name again when the drawing does not come', () => {
    show(doodle);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(/Special thanks/)).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Naad' })).toBeTruthy();
  });

  it('is the name when the drawing failed before the script ran', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('', 'EncodingError'));
    show(doodle);
    await waitFor(() => {
      expect(screen.queryByRole('img')).toBeNull();
    });
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });
});
