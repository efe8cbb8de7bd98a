import { InEnglish } from '@naad/ui-i18n/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OutsidePage } from './OutsidePage.tsx';

const content = { page: 'outside', title: 'Tabla', href: 'https://tabla.pro/' } as const;

describe('a page that leads to another site', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('names the site with a link and redirects after five seconds [B7]', () => {
    const leave = vi.fn();
    render(<OutsidePage content={content} leave={leave} />, { wrapper: InEnglish });
    expect(screen.getByRole('link', { name: 'tabla.pro' }).getAttribute('href')).toBe(content.href);
    act(() => vi.advanceTimersByTime(4999));
    expect(leave).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(leave).toHaveBeenCalledExactlyOnceWith(content.href);
  });

  it('lets the visitor stay, and leave later', () => {
    const leave = vi.fn();
    render(<OutsidePage content={content} leave={leave} />, { wrapper: InEnglish });
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    act(() => vi.advanceTimersByTime(60_000));
    expect(leave).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Go there' }));
    expect(leave).toHaveBeenCalledExactlyOnceWith(content.href);
  });

  it('does not redirect after it is unmounted', () => {
    const leave = vi.fn();
    render(<OutsidePage content={content} leave={leave} />, { wrapper: InEnglish }).unmount();
    act(() => vi.advanceTimersByTime(60_000));
    expect(leave).not.toHaveBeenCalled();
  });
});
