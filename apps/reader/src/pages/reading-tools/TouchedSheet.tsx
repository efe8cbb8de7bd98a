import { Trans, useLingui } from '@lingui/react/macro';
import { createApiClient, createHttpTransport, loadLineGlossary } from '@naad/api-client';
import type { SourceId } from '@naad/gurbani-model';
import { notesOn } from '@naad/settings-schema';
import { selectHasGloss, useSettingsSelector } from '@naad/settings-state';
import { BookmarkIcon } from '@naad/ui-kit';
import type { TouchedLine } from '../../features/gloss/glossedWord.ts';
import { LineSheet } from '../../features/gloss/LineSheet/LineSheet.tsx';
import { LineWords } from '../../features/gloss/LineSheet/LineWords.tsx';
import {
  SheetAction,
  SheetActions,
  type SheetActionsProps,
} from '../../features/gloss/LineSheet/SheetActions.tsx';
import { useLoaded } from '../../features/gloss/useLoaded.ts';
import { angHref } from '../../shared/angHref.ts';
import { pageName } from '../../features/reading/pageName.ts';
import { LineNotes } from '../../features/saved/NoteEditor/LineNotes.tsx';
import type { NoteVerse } from '../../features/saved/NoteEditor/NoteEditor.tsx';
import { useNotes } from '../../features/saved/NoteEditor/useNotes.ts';
import { type SavedLine, useSave } from '../../features/saved/SaveButton/useSave.ts';
import { siteNotes } from '../../shared/siteNotes.ts';
import { useSite } from '../../shared/SiteContext.tsx';
import { type ReadLine, type ReadText, shabadHrefOf, sourceIdOf } from './readText.ts';

export interface TouchedSheetProps extends Pick<
  SheetActionsProps,
  'onCopy' | 'onShare' | 'onPicture' | 'facebookHref'
> {
  text: ReadText;
  line: ReadLine;
  touched: TouchedLine;
  onClose: () => void;
}

const SCRIPT_BY_LANGUAGE: Readonly<Record<string, 'hi' | 'ur'>> = { hi: 'hi', 'pa-Arab': 'ur' };

/** Works whose pages can be opened. */
const PAGED_SOURCES: ReadonlySet<SourceId> = new Set<SourceId>(['G', 'D', 'B', 'S', 'K']);

/** The sheet of a touched line. */
export function TouchedSheet({ text, line, touched, onClose, ...actions }: TouchedSheetProps) {
  const { i18n } = useLingui();
  const { apiPrefix } = useSite();
  const hasMeanings = useSettingsSelector(selectHasGloss);
  const [glossary, retry] = useLoaded(hasMeanings ? `${apiPrefix} ${String(line.id)}` : null, (signal) =>
    loadLineGlossary(createApiClient(createHttpTransport({ base: apiPrefix, signal })), line.id),
  );
  const source = sourceIdOf(text);
  const pageOf = (id: SourceId) => pageName(i18n, id);
  const page = `${pageOf(source)} ${String(line.ang)}`;
  const translation = line.translations.find(({ lang }) => lang === i18n.locale);
  const script = line.transliterations[0]?.script ?? SCRIPT_BY_LANGUAGE[i18n.locale] ?? 'en';
  const verse = String(line.id);
  const pressedWord = touched.word ? Number(touched.word.dataset['word']) : null;
  return (
    <LineSheet
      title={page}
      line={line.unicode}
      translation={
        translation
          ? {
              lang: translation.lang,
              text: translation.text,
              translator: text.credits.find(({ key }) => key === translation.key)?.translator ?? null,
            }
          : null
      }
      touched={touched}
      onClose={onClose}
    >
      {hasMeanings && (
        <LineWords
          key={`${verse} ${String(pressedWord)}`}
          state={glossary}
          onRetry={retry}
          verseId={line.id}
          pressedWord={pressedWord}
          script={script}
          pageName={pageOf}
        />
      )}
      <SheetActions
        {...actions}
        save={
          line.shabadId !== undefined && (
            <SaveAction
              line={{ id: line.id, shabadId: line.shabadId, unicode: line.unicode }}
              onSave={onClose}
            />
          )
        }
        notes={
          line.shabadId !== undefined && (
            <NotesOnLine verse={{ id: line.id, shabadId: line.shabadId, unicode: line.unicode }} />
          )
        }
        page={
          text.kind === 'ang' || !PAGED_SOURCES.has(source)
            ? null
            : { href: `${angHref(source, line.ang)}&highlight=${String(line.id)}`, name: page }
        }
        lineNumber={glossary.status === 'loaded' ? glossary.found.lineNumber : null}
        shabadHref={shabadHrefOf(text, line)}
        receiptHref={`/receipt/${verse}`}
        reportHref={`/report?verse=${verse}`}
      />
    </LineSheet>
  );
}

/** Saves the line, and closes the sheet for the notice that offers Undo. */
function SaveAction({ line, onSave }: { line: SavedLine; onSave: () => void }) {
  const { isSaved, save } = useSave(line);
  return (
    <SheetAction
      icon={<BookmarkIcon />}
      isPressed={isSaved}
      onClick={() => {
        onSave();
        save();
      }}
    >
      <Trans>Save</Trans>
    </SheetAction>
  );
}

function NotesOnLine({ verse }: { verse: NoteVerse }) {
  return <LineNotes verse={verse} written={notesOn(useNotes(siteNotes()), verse.id)} />;
}
