import type { ReactNode } from 'react';
import { AccountPage } from './account/AccountPage.tsx';
import { FavouritesPage } from './favourites/FavouritesPage.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { SignUpPage } from './login/SignUpPage.tsx';
import type { OwnContent, OwnPageName } from './content.ts';
import { PothiPage } from './pothi/PothiPage.tsx';

const PAGES: Readonly<Record<OwnPageName, (props: { content: OwnContent }) => ReactNode>> = {
  pothi: PothiPage,
  login: LoginPage,
  signup: SignUpPage,
  account: AccountPage,
  favourites: FavouritesPage,
};

/** Renders one of the visitor's own pages. */
export function OwnPage({ content }: { content: OwnContent }) {
  const Page = PAGES[content.name];
  return <Page content={content} />;
}
