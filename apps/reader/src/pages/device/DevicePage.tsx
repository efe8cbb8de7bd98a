import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { createApiClient, createHttpTransport } from '@naad/api-client';
import { selectPreferences, useSettingsSelector } from '@naad/settings-state';
import { Button } from '@naad/ui-kit';
import { useEffect, useState } from 'react';
import { DeviceParts, type TranslationChoice } from '../../features/device/DeviceParts/DeviceParts.tsx';
import { useMegabytes } from '../../features/device/DeviceParts/useMegabytes.ts';
import { type KeptPage, listKeptPages, removeKeptPages } from '../../shared/offline/keptPages.ts';
import { useSite } from '../../shared/SiteContext.tsx';
import { useIsHydrated } from '../../shared/useIsHydrated.ts';
import tool from '../toolPage.module.css';
import { includesFromPreferences } from '../verseIncludes.ts';

/** Shows what is kept on this device, and lets the reader download the scripture, update and remove it. */
export function DevicePage() {
  const isHydrated = useIsHydrated();
  return (
    <div className={tool['page']}>
      <h1 tabIndex={-1}>
        <Trans>On this device</Trans>
      </h1>
      <p>
        <Trans>What is kept here opens without a connection.</Trans>
      </p>
      {isHydrated ? (
        <>
          <ScriptureSection />
          <KeptSection />
        </>
      ) : (
        <noscript>
          <Trans>To keep pages on this device, turn on JavaScript.</Trans>
        </noscript>
      )}
    </div>
  );
}

function ScriptureSection() {
  const { apiPrefix } = useSite();
  const translations = useChosenTranslations();
  return (
    <section aria-labelledby="scripture" className={tool['part']}>
      <h2 id="scripture">
        <Trans>The whole scripture</Trans>
      </h2>
      <DeviceParts apiPrefix={apiPrefix} translations={translations} />
    </section>
  );
}

/** The translations that the visitor reads; null until the site has named its translators. */
function useChosenTranslations(): readonly TranslationChoice[] | null {
  const { apiPrefix } = useSite();
  const preferences = useSettingsSelector(selectPreferences);
  const [chosen, setChosen] = useState<readonly TranslationChoice[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    createApiClient(createHttpTransport({ base: apiPrefix, signal: controller.signal }))
      .getCapabilities()
      .then(
        (available) => {
          const { translations } = includesFromPreferences(preferences, available);
          setChosen(
            available.translators.flatMap(({ key, name }) =>
              translations.includes(key) ? [{ key, name }] : [],
            ),
          );
        },
        () => undefined,
      );
    return () => {
      controller.abort();
    };
  }, [apiPrefix, preferences]);
  return chosen;
}

/** What the site keeps without being asked. */
function KeptSection() {
  const { t } = useLingui();
  const megabytes = useMegabytes();
  const [pages, setPages] = useState<readonly KeptPage[] | null>(null);
  useEffect(() => {
    void listKeptPages().then(setPages);
  }, []);
  if (!pages) return null;
  const visited = pages.filter(({ keptFor }) => keptFor === 'visit').length;
  const daily = pages.length - visited;
  const size = megabytes(pages.reduce((sum, { bytes }) => sum + bytes, 0));
  return (
    <section aria-labelledby="kept" className={tool['part']}>
      <h2 id="kept">
        <Trans>Kept automatically</Trans>
      </h2>
      {pages.length === 0 ? (
        <p>
          <Trans>Nothing yet. The site keeps the pages that you open, and the daily banis.</Trans>
        </p>
      ) : (
        <>
          <ul>
            <li>
              <Plural value={visited} one="# page that you opened" other="# pages that you opened" />
            </li>
            <li>
              <Plural value={daily} one="# page of the daily banis" other="# pages of the daily banis" />
            </li>
          </ul>
          <p>
            <Trans>Together they take {size}.</Trans>
          </p>
          <p>
            <Button
              aria-label={t`Remove the pages that are kept automatically`}
              onClick={() => {
                removeKeptPages().then(
                  () => {
                    setPages([]);
                  },
                  () => undefined,
                );
              }}
            >
              <Trans>Remove</Trans>
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
