import { handlePreflights } from '../../http/accountScope.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import type { Services } from '../../services.ts';
import { account } from './account.ts';
import { login } from './login.ts';

/** Registers the login and account routes. */
export async function identity(api: ApiInstance, services: Services): Promise<void> {
  handlePreflights(api, ['/user', '/user/export', '/logout']);
  account(api, services);
  await api.register(async (scope: ApiInstance) => {
    login(scope, services);
  });
}
