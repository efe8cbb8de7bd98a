import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatShortcutKeys, parseShortcutKeys } from './shortcutKeys.ts';

describe('keys of a visitor’s own', () => {
  it('are kept with a version, and read back', () => {
    const keys = { larivaar: 'shift+k', darkMode: '' };
    expect(JSON.parse(formatShortcutKeys(keys))).toEqual({ version: 1, keys });
    expect(parseShortcutKeys(formatShortcutKeys(keys))).toEqual(keys);
  });

  it.each([null, '', '7', 'null', '{"version":2,"keys":{"larivaar":"k"}}', '{"version":1,"keys":null}'])(
    'are none where %j was kept',
    (kept) => {
      expect(parseShortcutKeys(kept)).toEqual({});
    },
  );

  it('are what of them can be keys', () => {
    const keys = { larivaar: 'k', 'x y': 'l', darkMode: 7, fullscreen: 'x'.repeat(99) };
    expect(parseShortcutKeys(JSON.stringify({ version: 1, keys }))).toEqual({ larivaar: 'k' });
  });

  it('are read without throwing, whatever was kept', () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((keys) => JSON.stringify({ version: 1, keys })),
    );
    fc.assert(
      fc.property(text, (kept) => {
        for (const combo of Object.values(parseShortcutKeys(kept))) expect(typeof combo).toBe('string');
      }),
    );
  });
});
