import * as z from 'zod/mini';
import { FavouriteShabad } from './favourite.ts';
import { PothiLibrary } from './pothi.ts';

/** Who is logged in: `GET {prefix}/user`, as the reference product's identity service answers it. */
export const UserResponse = z.object({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  /** Null where an identity provider tells none. */
  email: z.nullable(z.string()),
});
export type UserResponse = z.infer<typeof UserResponse>;

/** Shortest and longest password, in characters. Length is the only demand: rules of composition make worse ones. */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;
const Password = z.string().check(z.maxLength(PASSWORD_LENGTH.max));
const NewPassword = Password.check(z.minLength(PASSWORD_LENGTH.min));

const Email = z.string().check(z.trim(), z.maxLength(254), z.regex(/^[^\s@<>"\p{Cc}]+@[^\s@<>"\p{Cc}]+$/u));
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(/^\P{Cc}+$/u));

/** `POST {prefix}/login/password`, as JSON or as a form. */
export const PasswordLoginRequest = z.object({
  email: z.string().check(z.trim(), z.maxLength(254), z.regex(/^\P{Cc}*$/u)),
  password: Password,
});
export type PasswordLoginRequest = z.infer<typeof PasswordLoginRequest>;

/**
 * `POST {prefix}/login/signup`, as JSON or as a form. What it answers does not tell whether the address had an account
 * already: the visitor logs in next.
 */
export const SignUpRequest = z.object({
  firstname: Name,
  lastname: Name,
  email: Email,
  password: NewPassword,
});
export type SignUpRequest = z.infer<typeof SignUpRequest>;

/** Where a browser goes next, an address of the allow-list; after a login with `?token=`. */
export const LoginResponse = z.object({ redirect: z.string() });
export type LoginResponse = z.infer<typeof LoginResponse>;

/**
 * Why a form without script is shown again: the value of `problem` in the address of `/login` or `/signup`. Never a text,
 * so that nothing foreign can be made to stand there.
 */
export const LOGIN_PROBLEMS = [
  'wrongCredentials',
  'tooManyRequests',
  'loginExpired',
  'providerFailed',
  'badRequest',
] as const;
export type LoginProblem = (typeof LOGIN_PROBLEMS)[number];

/**
 * `POST {prefix}/login/claim`: exchanges the token of the address, which only lives for minutes and has been in a history,
 * for one to keep. Refused as `loginExpired` in a browser that did not begin that login.
 */
export const ClaimRequest = z.object({ token: z.string().check(z.maxLength(200)) });
export type ClaimRequest = z.infer<typeof ClaimRequest>;
export const ClaimResponse = z.object({ token: z.string() });
export type ClaimResponse = z.infer<typeof ClaimResponse>;

/**
 * Options of WebAuthn, in JSON as `PublicKeyCredential.parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON`
 * take them, and the `toJSON()` of the credential that goes back.
 */
export const PasskeyOptionsResponse = z.object({ options: z.record(z.string(), z.unknown()) });
export type PasskeyOptionsResponse = z.infer<typeof PasskeyOptionsResponse>;
const Credential = z.looseObject({ id: z.string().check(z.maxLength(1_400)) });
/** `POST {prefix}/login/passkey`. */
export const PasskeyLoginRequest = z.object({ credential: Credential });
export type PasskeyLoginRequest = z.infer<typeof PasskeyLoginRequest>;
/** `POST {prefix}/user/passkeys`. */
export const PasskeyAddRequest = z.object({ credential: Credential, name: Name });
export type PasskeyAddRequest = z.infer<typeof PasskeyAddRequest>;
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601. */
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof Passkey>;
/** `GET {prefix}/user/passkeys`. */
export const PasskeysResponse = z.object({ passkeys: z.array(Passkey) });
export type PasskeysResponse = z.infer<typeof PasskeysResponse>;

/** `POST {prefix}/user/password`: every other login of the account ends. */
export const PasswordChangeRequest = z.object({ current: Password, next: NewPassword });
export type PasswordChangeRequest = z.infer<typeof PasswordChangeRequest>;

/** `POST {prefix}/logout`. */
export const LogoutRequest = z.object({ everywhere: z.optional(z.boolean()) });
export type LogoutRequest = z.infer<typeof LogoutRequest>;

/**
 * `DELETE {prefix}/user`: with its password where the account has one; without, the login must be of the last 15 minutes,
 * else it is refused as `loginTooOld`.
 */
export const AccountDeletionRequest = z.object({ password: z.optional(Password) });
export type AccountDeletionRequest = z.infer<typeof AccountDeletionRequest>;

/** What was asked for is done; there is nothing to tell. */
export const DoneResponse = z.object({ ok: z.literal(true) });
export type DoneResponse = z.infer<typeof DoneResponse>;

/** `GET {prefix}/user/export`: everything that is kept of an account, save what would let someone log in. */
export const AccountExport = z.object({
  format: z.literal('naad-account'),
  version: z.literal(1),
  exported_at: z.string(),
  user: z.extend(UserResponse, { created_at: z.string() }),
  passkeys: z.array(Passkey),
  favouriteShabads: z.array(FavouriteShabad),
  library: z.nullable(PothiLibrary),
  /** When each login that still holds began and was last used. */
  logins: z.array(z.object({ created_at: z.string(), last_used_at: z.string() })),
});
export type AccountExport = z.infer<typeof AccountExport>;
