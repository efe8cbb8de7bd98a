import * as z from 'zod/mini';
import { FavouriteShabad } from './favourite.ts';
import { PothiLibrary } from './pothi.ts';

/** `GET {prefix}/user`: the logged-in user, in the shape of the reference product's identity service. */
export const UserResponse = z.object({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  /** Null if the identity provider shares none. */
  email: z.nullable(z.string()),
});
export type UserResponse = z.infer<typeof UserResponse>;

/**
 * Password length in characters. Length is the only rule, because composition rules lead to worse passwords.
 */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;
const Password = z.string().check(z.maxLength(PASSWORD_LENGTH.max));
const NewPassword = Password.check(z.minLength(PASSWORD_LENGTH.min));

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(/^\P{Cc}+$/u));

/** `POST {prefix}/login/password`, as JSON or as a form. */
export const PasswordLoginRequest = z.object({
  email: z.string().check(z.trim(), z.maxLength(254), z.regex(/^\P{Cc}*$/u)),
  password: Password,
});
export type PasswordLoginRequest = z.infer<typeof PasswordLoginRequest>;

/**
 * `POST {prefix}/login/signup`, as JSON or as a form. The response is the same whether or not the address
 * already has an account; the visitor logs in next.
 */
export const SignUpRequest = z.object({
  firstname: Name,
  lastname: Name,
  /**
   * Refused as `badEmail` unless it is a plainly spelled address (in NFKC form, without invisible
   * characters).
   */
  email: z.string().check(z.trim()),
  /** Refused as `weakPassword` if it is easy to guess. */
  password: NewPassword,
});
export type SignUpRequest = z.infer<typeof SignUpRequest>;

/** The address a browser goes to next, from the allowlist; after a login it has `?token=`. */
export const LoginResponse = z.object({ redirect: z.string() });
export type LoginResponse = z.infer<typeof LoginResponse>;

/**
 * Why a form is shown again without JavaScript: the `problem` parameter of `/login` or `/signup`. Always an
 * id, never text, so that a crafted link can't inject a message.
 */
export const LOGIN_PROBLEMS = [
  'wrongCredentials',
  'tooManyRequests',
  'loginExpired',
  'providerFailed',
  'badEmail',
  'weakPassword',
  'loginsBusy',
  'accountsUnavailable',
  'internal',
  'badRequest',
] as const;
export type LoginProblem = (typeof LOGIN_PROBLEMS)[number];

/**
 * `POST {prefix}/login/claim`: exchanges the token in the address, which lives for minutes and is in the
 * browser history, for a lasting one. Refused as `loginExpired` in a browser that didn't start that login.
 */
export const ClaimRequest = z.object({ token: z.string().check(z.maxLength(200)) });
export type ClaimRequest = z.infer<typeof ClaimRequest>;
export const ClaimResponse = z.object({ token: z.string() });
export type ClaimResponse = z.infer<typeof ClaimResponse>;

/**
 * WebAuthn options as JSON for `PublicKeyCredential.parseCreationOptionsFromJSON` and
 * `parseRequestOptionsFromJSON`; the credential is sent back as its `toJSON()`.
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

/**
 * `POST {prefix}/user/password`: ends every other login of the account. Refused as `weakPassword` if the new
 * password is easy to guess.
 */
export const PasswordChangeRequest = z.object({ current: Password, next: NewPassword });
export type PasswordChangeRequest = z.infer<typeof PasswordChangeRequest>;

/** `POST {prefix}/logout`. */
export const LogoutRequest = z.object({ everywhere: z.optional(z.boolean()) });
export type LogoutRequest = z.infer<typeof LogoutRequest>;

/**
 * `DELETE {prefix}/user`: needs the password if the account has one; otherwise a login from the last 15
 * minutes, or it is refused as `loginTooOld`.
 */
export const AccountDeletionRequest = z.object({ password: z.optional(Password) });
export type AccountDeletionRequest = z.infer<typeof AccountDeletionRequest>;

/** Success without further data. */
export const DoneResponse = z.object({ ok: z.literal(true) });
export type DoneResponse = z.infer<typeof DoneResponse>;

/** `GET {prefix}/user/export`: everything stored for an account, except credentials. */
export const AccountExport = z.object({
  format: z.literal('naad-account'),
  version: z.literal(1),
  exported_at: z.string(),
  user: z.extend(UserResponse, { created_at: z.string() }),
  passkeys: z.array(Passkey),
  favouriteShabads: z.array(FavouriteShabad),
  library: z.nullable(PothiLibrary),
  /** Start and last use of each active login. */
  logins: z.array(z.object({ created_at: z.string(), last_used_at: z.string() })),
});
export type AccountExport = z.infer<typeof AccountExport>;
