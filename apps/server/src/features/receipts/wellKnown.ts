import { sign } from 'node:crypto';
import { ApiError } from '@naad/api-contract';
import type { FastifyReply } from 'fastify';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { SITE_FILE_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { createManifest } from '../../manifest/createManifest.ts';
import type { ManifestKey } from '../../manifest/manifestKey.ts';
import type { Services } from '../../services.ts';

/** For programs that verify the site, so the OpenAPI description omits them. */
const wellKnownSchema = { hide: true };

/** Any site may check this one, as it may read its API. */
function send(reply: FastifyReply, type: string, content: string | Uint8Array): FastifyReply {
  return reply
    .header('content-type', type)
    .header('cache-control', SITE_FILE_CACHE)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(typeof content === 'string' ? content : Buffer.from(content));
}

/**
 * `GET /.well-known/naad-manifest.json`, its signature (`.sig`), the key (`naad-key.pem`) and the hashes of all lines
 * (`naad-lines.bin`).
 */
export function wellKnown(
  app: ApiInstance,
  { config, corpus }: Pick<Services, 'config' | 'corpus'>,
  key: ManifestKey | null,
): void {
  const options = { schema: wellKnownSchema, config: rateLimit('other', config.rateLimit) };
  let signed: { readonly manifest: string; readonly signature: string | null } | null = null;
  const manifest = () => {
    if (!signed) {
      const text = `${JSON.stringify(createManifest(corpus))}\n`;
      const signature = key && sign(null, Buffer.from(text), key.privateKey).toString('base64');
      signed = { manifest: text, signature };
    }
    return signed;
  };
  app.get('/.well-known/naad-manifest.json', options, (_request, reply) =>
    send(reply, 'application/json; charset=utf-8', manifest().manifest),
  );
  app.get('/.well-known/naad-manifest.json.sig', options, (_request, reply) => {
    const { signature } = manifest();
    if (signature === null) throw new ApiError('notFound');
    return send(reply, 'text/plain; charset=utf-8', `${signature}\n`);
  });
  app.get('/.well-known/naad-key.pem', options, (_request, reply) => {
    if (!key) throw new ApiError('notFound');
    return send(
      reply,
      'application/x-pem-file',
      key.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    );
  });
  app.get('/.well-known/naad-lines.bin', options, (_request, reply) =>
    send(reply, 'application/octet-stream', corpus.receipts().leaves()),
  );
}
