import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LoginProblem } from '@naad/api-contract';

/** Messages of a login or sign-up form that failed. */
export const LOGIN_PROBLEM_MESSAGES: Readonly<Record<LoginProblem, MessageDescriptor>> = {
  wrongCredentials: msg`The e-mail address or password is wrong.`,
  tooManyRequests: msg`Too many tries. Wait a few minutes, then try again.`,
  loginExpired: msg`This login has expired, or began in another browser. Log in again.`,
  providerFailed: msg`Could not log in. Try again.`,
  badEmail: msg`This e-mail address can't be used. Check the spelling: plain letters, one @, no spaces.`,
  weakPassword: msg`This password is easy to guess. Choose a longer one, such as four words that have nothing to do with you or each other.`,
  loginsBusy: msg`Many people are logging in right now. Wait a few seconds, then try again.`,
  accountsUnavailable: msg`Can't reach accounts right now. What you typed is fine. Try again in a few minutes.`,
  internal: msg`Something went wrong on our side. What you typed is fine. Try again.`,
  badRequest: msg`Something is missing or not right. Check the fields and try again.`,
};
