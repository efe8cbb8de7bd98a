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
const refused = { 401: ErrorResponse };

export const ssoSchema = {
  tags,
  summary: 'Begin a login',
  description:
    'Leads to the login page, or to the identity provider, and back to `redirect_url` with `?token=`, which is sent as `Authorization: Bearer`.',
  querystring: z.object({
    redirect_url: z.string().max(2_000).optional().describe('Of this site, or of an origin that is allowed.'),
  }),
};
export const callbackSchema = { hide: true };
export const passwordLoginSchema = {
  tags,
  summary: 'Log in with a password',
  body: PasswordLoginRequest,
  response: { 200: LoginResponse, 403: ErrorResponse, 429: ErrorResponse },
};
export const signUpSchema = {
  tags,
  summary: 'Make an account',
  description: 'The answer is the same when there is one of that address already.',
  body: SignUpRequest,
  response: { 200: LoginResponse, 429: ErrorResponse },
};
export const passkeyLoginOptionsSchema = {
  tags,
  summary: 'What a passkey is asked',
  response: { 200: PasskeyOptionsResponse },
};
export const passkeyLoginSchema = {
  tags,
  summary: 'Log in with a passkey',
  body: PasskeyLoginRequest,
  response: { 200: LoginResponse, 403: ErrorResponse },
};
export const claimSchema = {
  tags,
  summary: 'Exchange the token of an address for one to keep',
  body: ClaimRequest,
  response: { 200: ClaimResponse, 403: ErrorResponse },
};
export const userSchema = {
  tags,
  summary: 'Who is logged in',
  security,
  response: { 200: UserResponse, ...refused },
};
export const logoutSchema = {
  tags,
  summary: 'End this login, or all of the account',
  security,
  body: z.union([LogoutRequest, z.null()]),
  response: { 200: DoneResponse, ...refused },
};
export const passwordChangeSchema = {
  tags,
  summary: 'Change the password',
  description: 'Every other login of the account ends.',
  security,
  body: PasswordChangeRequest,
  response: { 200: DoneResponse, 403: ErrorResponse, ...refused },
};
export const passkeysSchema = {
  tags,
  summary: 'The passkeys of the account',
  security,
  response: { 200: PasskeysResponse, ...refused },
};
export const passkeyOptionsSchema = {
  tags,
  summary: 'What a new passkey is asked',
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
  summary: 'Everything that is kept of the account',
  security,
  response: { 200: AccountExport, ...refused },
};
export const deletionSchema = {
  tags,
  summary: 'Delete the account, for good',
  security,
  body: AccountDeletionRequest,
  response: { 200: DoneResponse, 403: ErrorResponse, ...refused },
};
