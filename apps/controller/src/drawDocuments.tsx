import '@naad/ui-tokens/styles';
import './fonts.css';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { INTERFACE_LANGUAGES, type InterfaceLanguage, LANGUAGES } from '@naad/settings-schema';
import { makeI18n } from '@naad/ui-i18n';
import { renderToString } from 'react-dom/server';
import { Controller } from './Controller.tsx';
import { documentHtml, type DocumentParts } from './documentHtml.ts';
import { loadMessages } from './language/loadMessages.ts';

export interface DrawOptions {
  /** CSS of the first screen. */
  readonly style: string;
  /** The script that hydrates the document. */
  readonly script: string;
  /** Address of the script that a document of a static host loads with it. */
  readonly staticScript: string;
}

export interface DrawnDocument {
  /** File name without `.html`. */
  readonly name: string;
  readonly html: string;
}

/** Placeholders: effects don't run on the server, so neither is used. */
const NO_STORAGE = {} as Window;
const LOAD_NOTHING = () => Promise.reject(new Error('Nothing can be loaded while documents are rendered.'));

/** Renders the first screen in one language. */
async function drawDocument(
  name: string,
  language: InterfaceLanguage,
  options: Omit<DrawOptions, 'staticScript'> & Pick<DocumentParts, 'staticScript'>,
): Promise<DrawnDocument> {
  const messages = await loadMessages(language);
  const i18n = makeI18n(language, messages);
  const body = renderToString(
    <I18nProvider i18n={i18n}>
      <Controller
        address={{ pathname: '/', search: '', hash: '' }}
        site={null}
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
  return { name, html };
}

/** Renders a document in each language for Naad's server, and `index`, in English, for static hosts. */
export function drawDocuments(options: DrawOptions): Promise<DrawnDocument[]> {
  return Promise.all([
    ...INTERFACE_LANGUAGES.map((language) =>
      drawDocument(`index.${language}`, language, { ...options, staticScript: null }),
    ),
    drawDocument('index', 'en', options),
  ]);
}
