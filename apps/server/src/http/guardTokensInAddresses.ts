import type { ApiInstance } from './apiInstance.ts';

/** A login comes back with a token in the address; it is claimed at once, and until then told to nobody. */
export function guardTokensInAddresses(app: ApiInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (/[?&]token=/.test(request.url)) {
      reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
    }
    done(null, payload);
  });
}
