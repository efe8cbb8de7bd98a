import type { AccountClient } from '@naad/api-client';
import { ApiError, LOGIN_PROBLEMS, type LoginProblem, type SignUpRequest } from '@naad/api-contract';

/** Why a sign-up failed; `silent` without an answer. */
export type SignUpProblem = LoginProblem | 'silent';

/** The address to go to next, or why the form stays. */
export type SignUpOutcome = { readonly next: string } | { readonly problem: SignUpProblem };

/**
 * Creates an account and logs in to it with the same password. The answer to the sign-up doesn't tell whether the address
 * had an account; if it had one with another password, the login page says so as after any wrong password [K23].
 */
export async function signUp(
  client: Pick<AccountClient, 'signUp' | 'logIn'>,
  request: SignUpRequest,
): Promise<SignUpOutcome> {
  try {
    await client.signUp(request);
  } catch (error) {
    return { problem: problemOf(error) };
  }
  try {
    return { next: await client.logIn(request.email, request.password) };
  } catch (error) {
    return { next: `/login?problem=${pageProblemOf(error)}` };
  }
}

function problemOf(error: unknown): SignUpProblem {
  if (!(error instanceof ApiError)) return 'silent';
  return LOGIN_PROBLEMS.find((problem) => problem === error.id) ?? 'badRequest';
}

/** The account exists by now, so that every other failure can be tried again on the login page. */
function pageProblemOf(error: unknown): LoginProblem {
  const problem = problemOf(error);
  return problem === 'silent' ? 'accountsUnavailable' : problem;
}
