import type { LoginProblem } from '@naad/api-contract';

/** Content of the visitor's own pages; their data is in the browser, or is requested with the visitor's token. */
export interface OwnContent {
  readonly page: 'own';
  readonly name: OwnPageName;
  /** Why a submitted form failed. */
  readonly problem: LoginProblem | null;
  /** True after a sign-up was submitted. */
  readonly hasSignedUp: boolean;
}

export type OwnPageName = 'pothi' | 'login' | 'signup' | 'account' | 'favourites';
