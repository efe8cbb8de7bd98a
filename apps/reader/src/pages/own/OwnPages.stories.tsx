import { SiteProvider } from '../../shared/SiteContext.tsx';
import { STORY_SITE } from '../../testing/SiteFrame.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { SignUpPage } from './login/SignUpPage.tsx';
import type { OwnContent } from './content.ts';

const CONTENT: OwnContent = { page: 'own', name: 'login', problem: null, hasSignedUp: false };
const SITE = { ...STORY_SITE, login: { kind: 'passwords', acceptsUnsolicitedTokens: false } } as const;

const meta = {
  title: 'Pages/Login',
  component: LoginPage,
  args: { content: CONTENT },
  render: (args: { content: OwnContent }) => (
    <SiteProvider value={SITE}>
      <LoginPage {...args} />
    </SiteProvider>
  ),
};
export default meta;

export const LogIn = {};
export const Refused = { args: { content: { ...CONTENT, problem: 'wrongCredentials' } } };
export const SignedUp = { args: { content: { ...CONTENT, hasSignedUp: true } } };
export const SignUp = {
  render: (args: { content: OwnContent }) => (
    <SiteProvider value={SITE}>
      <SignUpPage {...args} />
    </SiteProvider>
  ),
};
export const OnPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };
