/** A request as raw bytes, with its expected responses. */
export interface FuzzRequest {
  readonly index: number;
  /** The target's name, the same for all requests to one route. */
  readonly route: string;
  /** Names of its malformations joined by plus signs, or `valid`. */
  readonly shape: string;
  readonly bytes: Buffer;
  /** Method of each request that must get a response, in order; empty when HTTP requires none. */
  readonly expectedResponses: readonly string[];
  /** True when it needs its own connection, because it may garble later responses. */
  readonly needsOwnConnection: boolean;
  /** True when the client ends its side of the connection after the last byte. */
  readonly endsInput: boolean;
  /** Statuses that the contract of the route names. */
  readonly statuses: readonly number[];
}

/** Logins, codes and addresses from the running server, to get past its first checks. */
export interface FuzzContext {
  /** `localhost:8080`. */
  readonly host: string;
  /** A lasting login; null without accounts. */
  readonly token: string | null;
  /** A login of a second account, for requests that may end it. */
  readonly spareToken: string | null;
  readonly email: string;
  readonly password: string;
  readonly sparePassword: string;
  /** Latest known revision of the first account's lists. */
  readonly revision: number;
  /** The cookies of a pending login, `name=value; name=value`; null without any. */
  readonly loginCookie: string | null;
  /** Codes of active sessions. */
  readonly codes: readonly string[];
  /** Addresses of pages, from the sitemaps. */
  readonly pages: readonly string[];
  /** Names of files below `/assets/`. */
  readonly files: readonly string[];
}

/** The part of JSON Schema that the server's OpenAPI document uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

/** A parameter of a target. */
export interface TargetParameter {
  readonly name: string;
  readonly location: 'path' | 'query' | 'header';
  /** In characters, or null. */
  readonly maxLength: number | null;
  /** Values of an enumeration, or null. */
  readonly choices: readonly string[] | null;
}

/** A route to attack. */
export interface Target {
  /** `GET /api/v2/shabads/{ids}`: its name in reports. */
  readonly name: string;
  readonly method: string;
  /** With `{name}` for each parameter. */
  readonly path: string;
  readonly parameters: readonly TargetParameter[];
  /** Schema of its JSON body, or null. */
  readonly body: JsonSchema | null;
  /** True when it also accepts form posts. */
  readonly takesForms: boolean;
  readonly needsLogin: boolean;
  /** Statuses that its contract names. */
  readonly statuses: readonly number[];
  /** Relative frequency; usually 1. */
  readonly weight: number;
}
