import { answerPreflights } from '../../http/accountScope.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import type { Services } from '../../services.ts';
import { account } from './account.ts';
import { login } from './login.ts';

/** Who somebody is: logging in, and what the owner of a token may do with their account. */
export async function identity(api: ApiInstance, services: Services): Promise<void> {
  answerPreflights(api, ['/user', '/user/export', '/logout']);
  account(api, services);
  await api.register(async (scope: ApiInstance) => {
    login(scope, services);
  });
}
