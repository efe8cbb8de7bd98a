import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { LOGIN_PROBLEMS } from '@naad/api-contract';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';
import type { OwnPageName } from './content.ts';

const TITLES: Readonly<Record<OwnPageName, MessageDescriptor>> = {
  pothi: msg`List`,
  login: msg`Log in`,
  signup: msg`Sign up`,
  account: msg`Your account`,
  favourites: msg`Favourite Shabads`,
};

/** Loads one of the visitor's own pages: the same document for every visitor, filled in the browser. */
export const loadOwn =
  (name: OwnPageName) =>
  ({ i18n, url }: RouteContext): RoutePage => {
    const problemId = url.searchParams.get('problem');
    return {
      kind: 'page',
      status: 200,
      title: i18n._(TITLES[name]),
      content: {
        page: 'own',
        name,
        problem: LOGIN_PROBLEMS.find((problem) => problem === problemId) ?? null,
        hasSignedUp: url.searchParams.has('signedup'),
      },
    };
  };
