import { isIP } from 'node:net';
import { parseFrontEndUrl } from '@naad/api-contract';
import * as z from 'zod';
import {
  parseBase,
  parsed,
  parseDatedFile,
  parseFlag,
  parseIssuer,
  parseContact,
  parseLink,
  parseOrigin,
  parseOrigins,
  parsePostgres,
  parseRedis,
  parseTrustProxy,
} from './settingParsers.ts';

/** The daily hukamnamas of Sri Harmandir Sahib (MIT), on the default branch of the repository. */
export const PUBLIC_HUKAMNAMA_ARCHIVE =
  'https://raw.githubusercontent.com/gurbaninow/hukamnama-archive/HEAD/archive';

const BANNER_TONES = ['info', 'warning', 'success'] as const;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Setting {
  /** Parses the variable; its issues complete the sentence "should be …". */
  readonly schema: z.ZodType;
  /** Description for operators in Markdown, for the table in docs/operating.md. */
  readonly doc: string;
  /** Shown there in place of the schema's default. */
  readonly shownDefault?: string;
  /** True if error messages must not repeat the value. */
  readonly isSecret?: boolean;
}

const frontEnd = parsed(parseFrontEndUrl, 'an http or https address such as https://control.example/');

const link = parsed(parseLink, 'an https address or a path of this site');

const port = parsed(
  (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null),
  'a port number from 0 to 65535',
);

const host = parsed(
  (text) => (isIP(text) > 0 || /^[a-z\d]([a-z\d.-]{0,252})$/i.test(text) ? text : null),
  'an IP address or a host name of this machine',
);

/** Every setting by its environment variable. The table in docs/operating.md is generated from it. */
export const SETTINGS = {
  PORT: {
    schema: port.default(8080),
    doc: 'Port to listen on; `0` picks any free port',
  },
  HOST: {
    schema: host.optional(),
    doc: 'IP address or host name to listen on; `127.0.0.1` allows only this machine. Every address means IPv6 and IPv4, or only IPv4 if the machine has no IPv6',
    shownDefault: 'every address',
  },
  NAAD_DIST: {
    schema: z.string().default('dist'),
    doc: 'Folder of the build',
  },
  DATA_DIR: {
    schema: z.string().default('.naad/data'),
    doc: 'Folder of fetched and stored data. Back up its accounts (`accounts.sqlite`) and the key of the [manifest](receipts.md) (`manifest-key.pem`); everything else can be fetched again',
  },
  MANIFEST_KEY_FILE: {
    schema: z.string().optional(),
    doc: 'Ed25519 private key (PEM) that signs the [manifest](receipts.md) of the scripture; give all processes of one site the same file',
    shownDefault: '`DATA_DIR/manifest-key.pem`, created on the first start',
  },
  DATA_PACKS_DIR: {
    schema: z.string().optional(),
    doc: 'Folder of [data packs](data-packs.md), which extend the scripture',
  },
  HUKAMNAMA_ARCHIVE_URL: {
    schema: parsed<string>(
      (text) => (text === 'off' ? text : parseBase(text)),
      'off, or the http or https address of a folder that holds YYYY/MM/DD.json',
    ).default(PUBLIC_HUKAMNAMA_ARCHIVE),
    doc: "Address of the hukamnama archive's folder with `YYYY/MM/DD.json`; `off` fetches none",
    shownDefault: 'the public archive',
  },
  UPSTREAM_BANIDB_URL: {
    schema: parsed(parseBase, 'an http or https address such as https://api.example/v2').optional(),
    doc: 'API compatible with BaniDB, such as `https://api.example/v2`, for data this deployment lacks',
  },
  AUDIO_DIR: {
    schema: z.string().optional(),
    doc: 'Folder of [recordings](audio.md) of shabads and hukamnamas',
  },
  AUDIO_API_URL: {
    schema: parsed(parseBase, 'an http or https address such as https://audio.example/v1').optional(),
    doc: "Service of recordings compatible with the reference product's, such as `https://audio.example/v1`; see [recordings](audio.md)",
  },
  AUDIO_API_USER: {
    schema: z.string().default('admin'),
    doc: 'User name for that service',
  },
  AUDIO_API_PASSWORD: {
    schema: z.string().optional(),
    doc: 'Password for that service; it stays on the server',
    isSecret: true,
  },
  AUDIO_CREDIT: {
    schema: parsed(
      (text) => (text.length <= 200 ? text : null),
      'a name of at most 200 characters',
    ).optional(),
    doc: "Owner of that service's recordings, shown to visitors",
    shownDefault: 'its host',
  },
  HUKAMNAMA_AUDIO_URL: {
    schema: parsed(
      parseDatedFile,
      'the http or https address of a recording, with {date} in it where there is one for each day',
    ).optional(),
    doc: "Recording of today's hukamnama, or of each day if the address contains `{date}`, which is replaced by a date such as `2024-01-31`",
  },
  MAIN_TEXT_AS_BDB: {
    schema: parsed(parseFlag, 'true or false').default(true),
    doc: "`false` leaves the fields `translation.en.bdb` and `translation.pu.bdb` of the verse API empty. By default they repeat the work's main translation for existing clients, which read no other, and `translation.bdbFrom` names its translator's key",
  },
  SITE_NAME: {
    schema: parsed(
      (text) => (text.length > 0 && text.length <= 60 ? text : null),
      'a name of 1 to 60 characters',
    ).default('Naad'),
    doc: 'Name of the site',
  },
  SITE_ORIGIN: {
    schema: parsed(
      parseOrigin,
      'an absolute address without a path, such as https://gurbani.example',
    ).optional(),
    doc: 'Absolute address of the site, such as `https://gurbani.example`, for links in responses; set it behind a proxy',
    shownDefault: 'from the request',
  },
  SERVES: {
    schema: parsed(
      (text) => (['all', 'api', 'pages'] as const).find((each) => each === text) ?? null,
      'all, api or pages',
    ).default('all'),
    doc: '`all` serves the whole site. `pages` and `api` are two processes of one site, see [deploying](deploying.md): `pages` renders pages and needs no scripture, `api` does everything else. Both need `SITE_ORIGIN`, `API_ORIGIN` and `RENDERER_KEY`',
  },
  API_ORIGIN: {
    schema: parsed(
      // Content security policies can't name an IPv6 address.
      (text) => (text.includes('[') ? null : parseOrigin(text)),
      'an absolute address with a host name and no path, such as https://api.gurbani.example',
    ).optional(),
    doc: 'Absolute address at which browsers reach the API, such as `https://api.gurbani.example`, if it is not the site itself',
    shownDefault: "the site's own",
  },
  API_INTERNAL_ORIGIN: {
    schema: parsed(
      parseOrigin,
      'an absolute address without a path, such as http://10.0.0.2:8080',
    ).optional(),
    doc: 'Address at which the `pages` process reaches the API, such as `http://10.0.0.2:8080` in a private network',
    shownDefault: '`API_ORIGIN`',
  },
  RENDERER_KEY: {
    schema: parsed(
      (text) => (/^[\x21-\x7e]{32,200}$/.test(text) ? text : null),
      'a random key of 32 to 200 characters without spaces',
    ).optional(),
    doc: 'Secret of the `pages` and `api` processes, the same in both, such as the output of `openssl rand -hex 32`: the API then counts the calls of a page against its visitor',
    isSecret: true,
  },
  SHARE_ORIGIN: {
    schema: parsed(parseOrigin, 'an absolute address without a path, such as https://s.example').optional(),
    doc: 'Another host name of the site for short links, such as `https://s.example`; needs `SITE_ORIGIN`',
    shownDefault: "the site's own",
  },
  CONTROLLER_URL: {
    schema: frontEnd.optional(),
    doc: 'Address of the Bani Controller, if another host serves it, such as `https://control.example/`; `/control` redirects there, and QR codes lead there',
    shownDefault: 'on this site',
  },
  DISPLAY_URL: {
    schema: frontEnd.optional(),
    doc: 'Address of the display, likewise, such as `https://display.example/`',
    shownDefault: 'on this site',
  },
  EMBED_URL: {
    schema: parsed(
      (text) => (text.endsWith('.js') ? parseBase(text) : null),
      'the http or https address of a copy of embed.js, such as https://cdn.example/embed.js',
    ).optional(),
    doc: 'Address of `embed.js` on another host, such as `https://cdn.example/embed.js`, for the code that the site offers for embedding',
    shownDefault: 'on this site',
  },
  DONATE_URL: {
    schema: link.default('/about#support'),
    doc: 'Target of the donation link: an `https` address, or a path of this site',
  },
  FEEDBACK_URL: {
    schema: parsed(
      parseContact,
      'an https address, a path of this site or an address such as mailto:us@gurbani.example',
    ).default('/about#feedback'),
    doc: 'Target of the feedback link: an `https` address, a path of this site, or `mailto:` and an e-mail address. The page that reports a mistake offers an address or e-mail as another way, with the line filled in (`title` and `body` in the query, as issue trackers expect); a path is not offered',
  },
  IOS_APP_URL: {
    schema: link.optional(),
    doc: 'Your iOS app, linked in the footer and in the install banner',
  },
  ANDROID_APP_URL: {
    schema: link.optional(),
    doc: 'Your Android app, likewise',
  },
  DESKTOP_APP_URL: {
    schema: link.optional(),
    doc: 'Your desktop app, likewise',
  },
  BANNER_MESSAGE: {
    schema: parsed(
      (text) => (text.length <= 300 ? text : null),
      'a message of at most 300 characters',
    ).optional(),
    doc: 'Announcement on every page until a visitor dismisses it',
  },
  BANNER_TYPE: {
    schema: parsed(
      (text) => BANNER_TONES.find((tone) => tone === text) ?? null,
      `one of ${BANNER_TONES.join(', ')}`,
    ).default('info'),
    doc: 'Type of the announcement: `info`, `warning` or `success`',
  },
  BANNER_LINK: {
    schema: link.optional(),
    doc: 'Link of the announcement: an `https` address, or a path of this site',
  },
  BANNER_LABEL: {
    schema: z.string().optional(),
    doc: 'Text of that link',
    shownDefault: 'its address',
  },
  SITE_FILES_DIR: {
    schema: z.string().optional(),
    doc: 'Folder of drawings and announcements for chosen days, see [site files](site-files.md)',
  },
  API_PREFIX: {
    schema: parsed((text) => {
      const bare = text.endsWith('/') ? text.slice(0, -1) : text;
      return bare === '' || /^(\/[\w.~-]+)+$/.test(bare) ? bare : null;
    }, 'a path that starts with a slash, such as /api, or nothing').default('/api'),
    doc: 'Path of the API; empty puts it at the root of its own host name',
  },
  LOG_LEVEL: {
    schema: parsed(
      (text) => LOG_LEVELS.find((level) => level === text) ?? null,
      `one of ${LOG_LEVELS.join(', ')}`,
    ).default('info'),
    doc: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
  },
  METRICS_PORT: {
    schema: port.optional(),
    doc: 'Another port, on which `GET /metrics` answers Prometheus; see [metrics](#metrics). Without it nothing is measured',
  },
  METRICS_HOST: {
    schema: host.default('127.0.0.1'),
    doc: 'IP address or host name for `METRICS_PORT`; only this machine by default. Never expose it to the internet',
  },
  LAN_ADDRESSES: {
    schema: z.enum(['on', 'off']).default('off'),
    doc: '`on` tells a display on this computer the addresses of the computer in its network, for phones; `npm start` turns it on. Leave it off on the internet',
  },
  OFFLINE: {
    schema: z.enum(['on', 'off']).default('on'),
    doc: '`off` stops pages from opening without a connection, and removes what devices keep for it; see [below](#without-a-connection)',
  },
  TRUST_PROXY: {
    schema: parsed(parseTrustProxy, 'true, false, or addresses and networks joined by commas').default(false),
    doc: 'Proxies whose `X-Forwarded-*` headers are trusted: comma-separated addresses and networks, or `true` for all, which is safe only behind a proxy that overwrites them',
  },
  ANALYTICS: {
    schema: parsed(
      (text) => (['off', 'events', 'words'] as const).find((each) => each === text) ?? null,
      'off, events or words',
    ).default('off'),
    doc: '`events` logs visits, `words` also logs search text; see [below](#hearing-of-visits)',
  },
  RATE_LIMIT: {
    schema: parsed<number | 'off'>(
      (text) =>
        text === 'off' ? 'off' : /^\d{1,6}(\.\d{1,3})?$/.test(text) && Number(text) > 0 ? Number(text) : null,
      'off, or a positive factor such as 2',
    ).default(1),
    doc: 'Factor for all rate limits (250 searches and 100 other requests for each address and minute), or `off`. The pace that protects displays and the limits of connections and feeds stay',
  },
  PAGE_CACHE_MB: {
    schema: parsed<number>(
      (text) => (/^\d{1,5}$/.test(text) ? Number(text) : null),
      'a whole number of megabytes, or 0',
    ).default(500),
    doc: 'Megabytes of disk for rendered pages, in the folder for temporary files; 500 hold about 20,000 pages. `0` renders a page for every request',
  },
  REDIS_URL: {
    schema: parsed(parseRedis, 'an address such as redis://localhost:6379').optional(),
    doc: 'Redis 6.2 or later that shares sync sessions between processes (`redis://host:6379`); otherwise they live in one process and in `DATA_DIR/sync-sessions.jsonl`',
    isSecret: true,
  },
  DATABASE_URL: {
    schema: parsed(parsePostgres, 'an address such as postgres://user:password@host/database').optional(),
    doc: 'PostgreSQL 13 or later for accounts, favourites and lists (`postgres://user:password@host/database`); otherwise they are in `DATA_DIR/accounts.sqlite`',
    isSecret: true,
  },
  LOGIN_REDIRECT_ORIGINS: {
    schema: parsed(
      parseOrigins,
      'absolute addresses without a path, such as https://reader.example, joined by commas',
    ).default([]),
    doc: 'Comma-separated origins of other sites that a login may return to and that may call account routes with a token, such as `https://reader.example`',
    shownDefault: 'none',
  },
  LOGIN_DAYS: {
    schema: parsed(
      (text) => (/^\d{1,3}$/.test(text) && Number(text) > 0 && Number(text) <= 90 ? Number(text) : null),
      'a number of days from 1 to 90',
    ).default(7),
    doc: 'Days without a visit after which a login ends, at most 90',
  },
  OIDC_ISSUER: {
    schema: parsed(parseIssuer, 'an https address such as https://id.example').optional(),
    doc: 'Identity provider with OpenID Connect that replaces our own login; needs `OIDC_CLIENT_ID`',
  },
  OIDC_CLIENT_ID: {
    schema: z.string().optional(),
    doc: 'Client id at the identity provider',
  },
  OIDC_CLIENT_SECRET: {
    schema: z.string().optional(),
    doc: 'Client secret at the identity provider; none for a public client',
    isSecret: true,
  },
  TRANSCRIPTION_URL: {
    schema: parsed(parseBase, 'an http or https address such as https://speech.example').optional(),
    doc: 'Speech recognition service, see [voice search](#voice-search)',
  },
  TRANSCRIPTION_KEY: {
    schema: parsed((text) => (/^[\x21-\x7e]+$/.test(text) ? text : null), 'a key without spaces').optional(),
    doc: 'Key for that service; it stays on the server',
    isSecret: true,
  },
  TRANSCRIPTION_MODEL_DIR: {
    schema: z.string().optional(),
    doc: 'Folder of a local speech model that replaces the service, see [voice search](#voice-search)',
  },
  ASSISTANT_URL: {
    schema: parsed(parseBase, 'an http or https address such as https://model.example/v1').optional(),
    doc: "Endpoint compatible with OpenAI's chat completions (`https://model.example/v1`) for written answers, see [questions](#questions); without it, questions are answered with scripture only",
  },
  ASSISTANT_MODEL: {
    schema: z.string().default('default'),
    doc: 'Model to request from the endpoint',
  },
  ASSISTANT_KEY: {
    schema: parsed((text) => (/^[\x21-\x7e]+$/.test(text) ? text : null), 'a key without spaces').optional(),
    doc: 'Key for the endpoint; it stays on the server',
    isSecret: true,
  },
  ALLOW_UNSOLICITED_TOKEN: {
    schema: parsed(parseFlag, 'true or false').default(false),
    doc: '`true` accepts a token in an address although this browser started no login, like the reference product. A malicious link can then log a visitor in to an account of the attacker',
  },
} as const satisfies Readonly<Record<string, Setting>>;
