import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { staticApp, withPolicy } from './staticApp.ts';

it('the policy of a static document allows its own files and inline code, and calls to any host', () => {
  const html = withPolicy(
    '<head><meta charset="utf-8" /><style>a{}</style></head><script>b</script><script type="module">c</script><script type="application/json">d</script>',
  );
  const policy =
    /<meta charset="utf-8" \/><meta http-equiv="content-security-policy" content="([^"]+)">/.exec(html)?.[1];
  const directives = Object.fromEntries(
    (policy ?? '').split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)]),
  );
  expect(directives['default-src']).toEqual(["'none'"]);
  expect(directives['script-src']).toHaveLength(3);
  expect(directives['style-src']).toHaveLength(2);
  expect(directives['connect-src']).toEqual(['http:', 'https:', 'ws:', 'wss:']);
  expect(policy).not.toContain('unsafe');
  expect(() => withPolicy('<head></head>')).toThrow('character set');
});

it('a build has its document also as 404.html, and a manifest that works under any path', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'naad-static-app-'));
  const read = (name: string) => readFileSync(path.join(directory, name), 'utf8');
  writeFileSync(path.join(directory, 'index.html'), '<meta charset="utf-8"><title>Display</title>');
  const { closeBundle } = staticApp({ name: 'Display', description: 'Shows Gurbani.', directory });
  (closeBundle as () => void)();
  expect(read('404.html')).toBe(read('index.html'));
  expect(read('index.html')).toContain('content-security-policy');
  const manifest = JSON.parse(read('site.webmanifest')) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({ name: 'Display', start_url: '.', scope: '.' });
  for (const { src } of manifest.icons) expect(src).toMatch(/^[\w-]+\.(svg|png)$/);
  rmSync(directory, { recursive: true });
});
