import { useLingui } from '@lingui/react/macro';
import type { ReportFormResponse } from '@naad/api-contract';
import { isSourceId } from '@naad/gurbani-model';
import { numberedPage } from '../../features/reading/pageName.ts';
import { formatAng } from '../../shared/language/formatAng.ts';
import { localizedName } from '../../shared/language/localizedName.ts';
import styles from './ReportPage.module.css';

type Line = Pick<
  ReportFormResponse,
  'verseId' | 'shabadId' | 'unicode' | 'sourceId' | 'work' | 'ang' | 'lineNumber'
>;

/** The place of a line in words, such as `Sri Guru Granth Sahib Ji, Ang 8, line 3`. */
export function useLinePlace({ sourceId, work, ang, lineNumber }: Omit<Line, 'unicode'>): string {
  const { i18n, t } = useLingui();
  const name = localizedName(i18n, work);
  const page = isSourceId(sourceId) ? numberedPage(i18n, sourceId, ang) : String(ang);
  if (lineNumber === null) return t`${name}, ${page}`;
  const number = formatAng(i18n, lineNumber);
  return t`${name}, ${page}, line ${number}`;
}

/** A line with its place, which leads to it in its shabad. */
export function ReportedLine({ line }: { line: Line }) {
  const { verseId, shabadId, unicode } = line;
  return (
    <figure className={styles['line']}>
      <blockquote lang="pa-Guru" dir="ltr" className={styles['text']}>
        {unicode}
      </blockquote>
      <figcaption>
        <a href={`/shabad?id=${String(shabadId)}&highlight=${String(verseId)}`}>{useLinePlace(line)}</a>
      </figcaption>
    </figure>
  );
}
