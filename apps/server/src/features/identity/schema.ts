import {
  AccountDeletionRequest,
  AccountExport,
  ClaimRequest,
  ClaimResponse,
  DoneResponse,
  ErrorResponse,
  LoginResponse,
  LogoutRequest,
  PasskeyAddRequest,
  PasskeyLoginRequest,
  PasskeyOptionsResponse,
  PasskeysResponse,
  PasswordChangeRequest,
  PasswordLoginRequest,
  SignUpRequest,
  UserResponse,
} from '@naad/api-contract';
import * as z from 'zod';

const tags = ['account'];
const security = [{ bearer: [] }];
const refused = { 401: ErrorResponse, 503: ErrorResponse };

export const ssoSchema = {
  tags,
  summary: 'Start a login',
  description:
    'Redirects to the login page or the identity provider, then back to `redirect_url` with `?token=`. This site exchanges that token at `/login/claim` for one to send as `Authorization: Bearer`; other origins receive such a token directly.',
  querystring: z.object({
    redirect_url: z.string().max(2_000).optional().describe('URL on this site or on an allowed origin.'),
  }),
};
export const callbackSchema = { hide: true };
export const passwordLoginSchema = {
  tags,
  summary: 'Log in with a password',
  body: PasswordLoginRequest,
  response: { 200: LoginResponse, 403: ErrorResponse, 429: ErrorResponse, 503: ErrorResponse },
};
export const signUpSchema = {
  tags,
  summary: 'Create an account',
  description: 'The answer is the same if the address already has an account.',
  body: SignUpRequest,
  response: { 200: LoginResponse, 400: ErrorResponse, 429: ErrorResponse, 503: ErrorResponse },
};
export const passkeyLoginOptionsSchema = {
  tags,
  summary: 'Options for logging in with a passkey',
  response: { 200: PasskeyOptionsResponse, 503: ErrorResponse },
};
export const passkeyLoginSchema = {
  tags,
  summary: 'Log in with a passkey',
  body: PasskeyLoginRequest,
  response: { 200: LoginResponse, 403: ErrorResponse, 503: ErrorResponse },
};
export const claimSchema = {
  tags,
  summary: 'Exchange the token from the redirect for a lasting one',
  body: ClaimRequest,
  response: { 200: ClaimResponse, 403: ErrorResponse, 503: ErrorResponse },
};
export const userSchema = {
  tags,
  summary: 'The logged-in user',
  security,
  response: { 200: UserResponse, ...refused },
};
export const logoutSchema = {
  tags,
  summary: 'End this login, or all logins of the account',
  security,
  body: z.union([LogoutRequest, z.null()]),
  response: { 200: DoneResponse, ...refused },
};
export const passwordChangeSchema = {
  tags,
  summary: 'Change the password',
  description: 'Ends all other logins of the account.',
  security,
  body: PasswordChangeRequest,
  response: { 200: DoneResponse, 400: ErrorResponse, 403: ErrorResponse, ...refused },
};
export const passkeysSchema = {
  tags,
  summary: 'The passkeys of the account',
  security,
  response: { 200: PasskeysResponse, ...refused },
};
export const passkeyOptionsSchema = {
  tags,
  summary: 'Options for adding a passkey',
  security,
  response: { 200: PasskeyOptionsResponse, 403: ErrorResponse, ...refused },
};
export const passkeyAddSchema = {
  tags,
  summary: 'Add a passkey',
  security,
  body: PasskeyAddRequest,
  response: { 200: PasskeysResponse, 403: ErrorResponse, ...refused },
};
export const passkeyRemoveSchema = {
  tags,
  summary: 'Remove a passkey',
  security,
  params: z.object({
    id: z
      .string()
      .max(1_400)
      .regex(/^[\w-]+$/),
  }),
  response: { 200: PasskeysResponse, ...refused },
};
export const exportSchema = {
  tags,
  summary: 'Export all data of the account',
  security,
  response: { 200: AccountExport, ...refused },
};
export const deletionSchema = {
  tags,
  summary: 'Delete the account permanently',
  security,
  body: AccountDeletionRequest,
  response: { 200: DoneResponse, 403: ErrorResponse, ...refused },
};
