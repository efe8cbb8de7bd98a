import { I18nProvider } from '@lingui/react';
import { createApiClient, createApiConstants, paceClient } from '@naad/api-client';
import { type PageDocument, type PageRequest, parseEmbedLook } from '@naad/api-contract';
import { resolveLanguage, LANGUAGES } from '@naad/settings-schema';
import { renderInTurns } from '@naad/gurbani-render/server';
import { makeI18n } from '@naad/ui-i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { script, scriptHash, style, styleHash } from 'virtual:frame-assets';
import { catalogs } from '../language/catalogs.ts';
import { FrameBody } from './FrameBody.tsx';
import type { FrameContent } from './frameContent.ts';
import { frameDocument } from './frameDocument.ts';
import { loadContent } from './loadContent.ts';

/** Shared by all requests, because the deployment is the same for all. */
const constants = createApiConstants();

/**
 * Renders a frame (`/embed/v1/…`). Frames hold nothing personal: no cookie is read, and the surrounding page sets all options
 * in the URL. A failed request also renders a frame instead of throwing.
 */
export async function renderPage(request: PageRequest): Promise<PageDocument> {
  const { origin, siteName, acceptLanguage } = request;
  const url = new URL(request.href);
  const look = parseEmbedLook(url.searchParams);
  const language = resolveLanguage('system', look.language ?? acceptLanguage);
  const i18n = makeI18n(language, catalogs[language]);
  const content = await contentOf();
  // Parsing a long answer has used up this turn.
  await request.nextTurn();
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
    body: await renderInTurns(
      <I18nProvider i18n={i18n}>
        <FrameBody content={content} siteName={siteName} />
      </I18nProvider>,
      {
        render: renderToStaticMarkup,
        withContexts: (part) => <I18nProvider i18n={i18n}>{part}</I18nProvider>,
        nextTurn: request.nextTurn,
      },
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
      const api = paceClient(createApiClient(request.api, constants), request.nextTurn);
      return await loadContent({ url, api, transport: request.api, look, i18n });
    } catch (error) {
      request.onFailure(error);
      return { kind: 'message', id: 'failed', status: 503, href: `${origin}/` };
    }
  }
}
