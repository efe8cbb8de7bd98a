import { describe, expect, it } from 'vitest';
import { addOwnReport, readOwnReports, removeOwnReport } from './ownReports.ts';

function browserWith(stored: Record<string, string> = {}) {
  const localStorage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => void (stored[key] = text),
  } as Storage;
  return { localStorage };
}
const tokenOf = (number: number) => String(number).padStart(43, '0');

describe('the reports of this device', () => {
  it('are the latest first, each once, at most fifty, and can be removed [T78]', () => {
    const browser = browserWith();
    for (let number = 1; number <= 51; number += 1) {
      addOwnReport(browser, { token: tokenOf(number), line: 'ੴ' });
    }
    addOwnReport(browser, { token: tokenOf(5), line: 'ਸਤਿ' });
    const reports = readOwnReports(browser);
    expect(reports).toHaveLength(50);
    expect(reports[0]).toEqual({ token: tokenOf(5), line: 'ਸਤਿ' });
    expect(reports[1]?.token).toBe(tokenOf(51));
    removeOwnReport(browser, tokenOf(5));
    expect(readOwnReports(browser).map(({ token }) => token)).not.toContain(tokenOf(5));
  });

  it.each(['', '{}', '[1,null,{"token":"x","line":"y"}]', `[{"token":"${tokenOf(1)}"}]`, '[{'])(
    'ignore what is not theirs: %s [T78]',
    (text) => {
      expect(readOwnReports(browserWith({ 'naad.reports': text }))).toEqual([]);
    },
  );

  it('are none in a browser that denies storage, and nothing throws [T78]', () => {
    const deny = () => {
      throw new DOMException('denied');
    };
    const localStorage = { getItem: deny, setItem: deny } as unknown as Storage;
    addOwnReport({ localStorage }, { token: tokenOf(1), line: 'ੴ' });
    removeOwnReport({ localStorage }, tokenOf(1));
    expect(readOwnReports({ localStorage })).toEqual([]);
  });
});
