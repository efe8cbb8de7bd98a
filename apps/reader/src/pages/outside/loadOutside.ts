import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';

/** Another site that an old address led to. */
interface Outside {
  readonly title: MessageDescriptor;
  readonly href: string;
}

const MARYADA: Outside = { title: msg`Sikh Rehat Maryada`, href: 'https://khalisfoundation.org/' };
const TABLA: Outside = { title: msg`Tabla`, href: 'https://tabla.pro/' };

/** Loaders of `/rehat.asp` and `/tabla.asp`, which name their target and redirect after some seconds [B7]. */
export const rehatAsp = ({ i18n }: RouteContext) => outsidePage(MARYADA, i18n);
export const tablaAsp = ({ i18n }: RouteContext) => outsidePage(TABLA, i18n);

function outsidePage({ title: message, href }: Outside, i18n: I18n): RoutePage {
  const title = i18n._(message);
  return { kind: 'page', status: 200, title, content: { page: 'outside', title, href } };
}
