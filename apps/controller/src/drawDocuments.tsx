import '@naad/ui-tokens/styles';
import './faces.css';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { INTERFACE_LANGUAGES, type InterfaceLanguage, LANGUAGES } from '@naad/settings-schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { Controller } from './Controller.tsx';
import { documentHtml } from './documentHtml.ts';
import { loadCatalog } from './language/loadCatalog.ts';
import { makeI18n } from './language/makeI18n.ts';

export interface DrawOptions {
  /** All that the first screen is styled by. */
  readonly style: string;
  /** What takes the document over. */
  readonly script: string;
}

export interface DrawnDocument {
  readonly language: InterfaceLanguage;
  readonly html: string;
}

/** Effects do not run here, so nothing is asked of these. */
const NOTHING_KEPT = {} as Window;
const NOTHING_LOADED = () => Promise.reject(new Error('There is nothing to load where documents are drawn.'));

/** The screen one comes to, whole, in one language; `%SITE_NAME%` is put in by whoever serves it. */
async function drawDocument(language: InterfaceLanguage, options: DrawOptions): Promise<DrawnDocument> {
  const messages = await loadCatalog(language);
  const i18n = makeI18n(language, messages);
  const body = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Controller
        address={{ origin: '', pathname: '/control', hash: '' }}
        apiPrefix=""
        keeper={NOTHING_KEPT}
        loadLive={NOTHING_LOADED}
      />
    </I18nProvider>,
  );
  const { tag, direction } = LANGUAGES[language];
  const html = documentHtml({
    language,
    tag,
    direction,
    title: i18n._(msg`Bani Controller`),
    description: i18n._(msg`Drive the display of a gurdwara from your phone.`),
    noScript: i18n._(
      msg`Bani Controller needs JavaScript: it speaks with the display over a line that stays open. Turn JavaScript on for this site and reload the page.`,
    ),
    ...options,
    messages,
    body,
  });
  return { language, html };
}

/** The documents of all languages. */
export function drawDocuments(options: DrawOptions): Promise<DrawnDocument[]> {
  return Promise.all(INTERFACE_LANGUAGES.map((language) => drawDocument(language, options)));
}
