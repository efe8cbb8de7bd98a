import type { RoutePage } from '../routeResult.ts';

/** Another site that an address of the old one led to. */
interface Outside {
  readonly title: string;
  readonly href: string;
}

const MARYADA: Outside = { title: 'Sikh Rehat Maryada', href: 'https://khalisfoundation.org/' };
const TABLA: Outside = { title: 'Tabla', href: 'https://tabla.pro/' };

/** `/rehat.asp` and `/tabla.asp` say where they lead, and go there after a moment (behaviour 7). */
export const rehatAsp = () => outsidePage(MARYADA);
export const tablaAsp = () => outsidePage(TABLA);

function outsidePage({ title, href }: Outside): RoutePage {
  return { kind: 'page', status: 200, title, content: { page: 'outside', title, href } };
}
