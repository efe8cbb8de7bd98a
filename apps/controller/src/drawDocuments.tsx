import '@naad/ui-tokens/styles';
import './fonts.css';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { INTERFACE_LANGUAGES, type InterfaceLanguage, LANGUAGES } from '@naad/settings-schema';
import { makeI18n } from '@naad/ui-i18n';
import { renderToString } from 'react-dom/server';
import { Controller } from './Controller.tsx';
import { documentHtml } from './documentHtml.ts';
import type { Messages } from '@lingui/core';

/** Loads each language's messages, which are inlined in its document. */
const CATALOGS: Readonly<Record<InterfaceLanguage, () => Promise<{ messages: Messages }>>> = {
  en: () => import('./language/catalogs/en/controller.po'),
  pa: () => import('./language/catalogs/pa/controller.po'),
  hi: () => import('./language/catalogs/hi/controller.po'),
  es: () => import('./language/catalogs/es/controller.po'),
  'pa-Arab': () => import('./language/catalogs/pa-Arab/controller.po'),
  'en-XA': () => import('./language/catalogs/en-XA/controller.po'),
};

async function loadCatalog(language: InterfaceLanguage): Promise<Messages> {
  return (await CATALOGS[language]()).messages;
}

export interface DrawOptions {
  /** CSS of the first screen. */
  readonly style: string;
  /** The script that hydrates the document. */
  readonly script: string;
}

export interface DrawnDocument {
  readonly language: InterfaceLanguage;
  readonly html: string;
}

/** Placeholders: effects don't run on the server, so neither is used. */
const NO_STORAGE = {} as Window;
const LOAD_NOTHING = () => Promise.reject(new Error('Nothing can be loaded while documents are rendered.'));

/** Renders the first screen in one language. The server replaces `%SITE_NAME%`. */
async function drawDocument(language: InterfaceLanguage, options: DrawOptions): Promise<DrawnDocument> {
  const messages = await loadCatalog(language);
  const i18n = makeI18n(language, messages);
  const body = renderToString(
    <I18nProvider i18n={i18n}>
      <Controller
        address={{ origin: '', pathname: '/control', hash: '' }}
        apiPrefix=""
        keeper={NO_STORAGE}
        loadDesk={LOAD_NOTHING}
      />
    </I18nProvider>,
  );
  const { tag, direction } = LANGUAGES[language];
  const html = documentHtml({
    language,
    tag,
    direction,
    title: i18n._(msg`Bani Controller`),
    description: i18n._(msg`Control a gurdwara's projector from your phone.`),
    noScript: i18n._(msg`Bani Controller needs JavaScript. Turn it on for this site and reload the page.`),
    ...options,
    messages,
    body,
  });
  return { language, html };
}

/** Renders the document of each language. */
export function drawDocuments(options: DrawOptions): Promise<DrawnDocument[]> {
  return Promise.all(INTERFACE_LANGUAGES.map((language) => drawDocument(language, options)));
}
