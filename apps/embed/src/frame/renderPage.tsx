import { I18nProvider } from '@lingui/react';
import { createApiClient, makeApiConstants } from '@naad/api-client';
import { type PageDocument, type PageRequest, parseEmbedLook } from '@naad/api-contract';
import { chosenLanguage, LANGUAGES } from '@naad/settings-schema';
import { renderToStaticMarkup } from 'react-dom/server';
import { script, scriptHash, style, styleHash } from 'virtual:frame-assets';
import { catalogs } from '../language/catalogs.ts';
import { makeI18n } from '../language/makeI18n.ts';
import { FrameBody } from './FrameBody.tsx';
import type { FrameContent } from './frameContent.ts';
import { frameDocument } from './frameDocument.ts';
import { loadContent } from './loadContent.ts';

/** Shared by all requests: the deployment is the same for everyone. */
const constants = makeApiConstants();

/**
 * The server's way into frames, `/embed/v1/…`. Nothing of a visitor is in them: no cookie is read, and what a page around
 * wants said is said in the address. Never throws for what is asked: errors are frames.
 */
export async function renderPage(request: PageRequest): Promise<PageDocument> {
  const { origin, siteName, acceptLanguage } = request;
  const url = new URL(request.url, origin);
  const look = parseEmbedLook(url.searchParams);
  const language = chosenLanguage('system', look.language ?? acceptLanguage);
  const i18n = makeI18n(language, catalogs[language]);
  const content = await contentOf();
  const { tag, direction } = LANGUAGES[language];
  const html = frameDocument({
    title: content.kind === 'text' ? content.title : siteName,
    siteName,
    canonicalHref: content.href,
    language: tag,
    direction,
    theme: look.theme,
    style,
    script,
    body: renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <FrameBody content={content} siteName={siteName} />
      </I18nProvider>,
    ),
  });
  return {
    kind: 'document',
    status: content.kind === 'text' ? 200 : content.status,
    html,
    styleHashes: [styleHash],
    scriptHashes: [scriptHash],
  };

  async function contentOf(): Promise<FrameContent> {
    try {
      const api = createApiClient(request.api, constants);
      return await loadContent({ url, api, transport: request.api, look, i18n });
    } catch (error) {
      request.onFailure(error);
      return { kind: 'message', id: 'failed', status: 503, href: `${origin}/` };
    }
  }
}
