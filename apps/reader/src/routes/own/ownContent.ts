import type { LoginProblem } from '@naad/api-contract';

/** A page that is about what is a visitor's own: what it shows is in their browser, or is asked for with their token. */
export interface OwnContent {
  readonly page: 'own';
  readonly name: OwnPageName;
  /** Why a form is shown again. */
  readonly problem: LoginProblem | null;
  /** A sign-up has just been sent. */
  readonly hasSignedUp: boolean;
}

export type OwnPageName = 'pothi' | 'login' | 'signup' | 'account' | 'favourites';
