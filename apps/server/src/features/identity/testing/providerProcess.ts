/** Identity provider for tests, run as a child process: `providerProcess.ts <redirect address> <client secret>`. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

const [redirect = '', secret = ''] = process.argv.slice(2);

function createProvider(issuer: string): RequestListener {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'naad',
        client_secret: secret,
        redirect_uris: [redirect],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email'], profile: ['given_name', 'family_name'] },
    cookies: { keys: [secret] },
    pkce: { required: () => true },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        given_name: id.charAt(0).toUpperCase() + id.slice(1),
        family_name: 'of the provider',
        email: `${id}@provider.test`,
      }),
    }),
  });
  return provider.callback();
}

// The issuer contains the port, so listen before creating the provider.
const server = createServer().listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${String(port)}`;
  server.on('request', createProvider(issuer));
  process.stdout.write(`issuer ${issuer}\n`);
});
