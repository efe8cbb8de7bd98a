import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LoginProblem } from '@naad/api-contract';

/** What a form says that is shown again. */
export const LOGIN_PROBLEM_TEXTS: Readonly<Record<LoginProblem, MessageDescriptor>> = {
  wrongCredentials: msg`The e-mail address or the password is not right.`,
  tooManyRequests: msg`Too many tries. Wait a few minutes, then try again.`,
  loginExpired: msg`This login has expired, or began in another browser. Log in again.`,
  providerFailed: msg`Logging in did not work this time. Try again.`,
  badRequest: msg`Something is missing or not right. Check the fields and try again.`,
};
