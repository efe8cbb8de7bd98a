import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';

/** Another site that an address of the old one led to. */
interface Outside {
  readonly title: MessageDescriptor;
  readonly href: string;
}

const MARYADA: Outside = { title: msg`Sikh Rehat Maryada`, href: 'https://khalisfoundation.org/' };
const TABLA: Outside = { title: msg`Tabla`, href: 'https://tabla.pro/' };

/** `/rehat.asp` and `/tabla.asp` say where they lead, and go there after a moment (behaviour 7). */
export const rehatAsp = ({ i18n }: RouteContext) => outsidePage(MARYADA, i18n);
export const tablaAsp = ({ i18n }: RouteContext) => outsidePage(TABLA, i18n);

function outsidePage({ title: named, href }: Outside, i18n: I18n): RoutePage {
  const title = i18n._(named);
  return { kind: 'page', status: 200, title, content: { page: 'outside', title, href } };
}
