import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** A real identity provider in a child process. */
export interface TestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  stop(): Promise<void>;
}

/** @param redirect the only allowed callback address */
export async function startProvider(redirect: string): Promise<TestProvider> {
  const clientSecret = randomBytes(24).toString('hex');
  const program = fileURLToPath(new URL('./providerProcess.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, redirect, clientSecret], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const issuer = await new Promise<string>((resolve, reject) => {
    let errors = '';
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    child.once('exit', () => {
      reject(new Error(`The identity provider exited: ${errors}`));
    });
    child.stdout.on('data', (text: Buffer) => {
      const [, address] = /^issuer (\S+)$/m.exec(text.toString()) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  return {
    issuer,
    clientId: 'naad',
    clientSecret,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Goes through the provider's login and consent pages, as a person would, and returns the callback address. */
export async function visitProvider(address: string, name: string): Promise<string> {
  const { origin } = new URL(address);
  const cookies = new Map<string, string>();
  let next = address;
  for (let step = 0; step < 20; step += 1) {
    const url = new URL(next, origin);
    if (url.origin !== origin) return url.href;
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    let reply = await fetch(url, { redirect: 'manual', headers: { cookie } });
    storeCookies(reply);
    if (reply.status === 200) {
      const page = await reply.text();
      const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
      const [, prompt = ''] = /name="prompt" value="([^"]+)"/.exec(page) ?? [];
      const fields = { prompt, ...(prompt === 'login' && { login: name, password: 'any' }) };
      reply = await fetch(new URL(action, url), {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      });
      storeCookies(reply);
    }
    next = reply.headers.get('location') ?? '';
    if (next === '') throw new Error(`The provider answers ${String(reply.status)}: ${await reply.text()}`);
  }
  throw new Error('The provider leads in circles.');

  function storeCookies({ headers }: Response): void {
    for (const each of headers.getSetCookie()) {
      const [pair = ''] = each.split(';');
      const at = pair.indexOf('=');
      if (pair.slice(at + 1) === '') cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}
