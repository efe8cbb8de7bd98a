import { useLingui } from '@lingui/react/macro';
import { Breadcrumb } from '@naad/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { StepLinks } from '../../features/reading/StepLinks/StepLinks.tsx';
import readingStyles from '../ReadingPage.module.css';
import type { RehatChapterContent } from './content.ts';
import { directionOf, languageOf, wordsOf, type TextBlock, type TextRow, type TextRun } from './rehatText.ts';
import styles from './RehatChapterPage.module.css';
import { REHAT_PATH, rehatChapterPath, rehatSectionId } from './rehatPaths.ts';
import { SourceCredit } from './SourceCredit.tsx';
import { GurmukhiRuns } from '../../features/article/GurmukhiRuns.tsx';

/** A chapter of a code of conduct, in the wording and language of its source. */
export function RehatChapterPage({ content }: { content: RehatChapterContent }) {
  const { t } = useLingui();
  const { rehat, chapter, blocks, previous, next, source } = content;
  const nameLanguage = languageOf(chapter.name);
  const language = languageOf(`${chapter.name} ${wordsOf(blocks)}`);
  const hrefOf = (neighbour: typeof next) => neighbour && rehatChapterPath(rehat.id, neighbour.id);
  return (
    <div className={readingStyles['page']}>
      <div className={readingStyles['breadcrumb']}>
        <Breadcrumb
          label={t`Breadcrumb`}
          crumbs={[
            { label: t`Rehat Maryadha`, href: REHAT_PATH },
            ...(rehat.name === ''
              ? []
              : [
                  {
                    label: rehat.name,
                    lang: languageOf(rehat.name),
                    href: `${REHAT_PATH}#${rehatSectionId(rehat.id)}`,
                  },
                ]),
            { label: chapter.name, lang: nameLanguage },
          ]}
        />
      </div>
      <article lang={language} dir={directionOf(language) ?? 'ltr'} className={styles['chapter']}>
        <h1 tabIndex={-1} lang={nameLanguage} className={styles['title']}>
          {chapter.name}
        </h1>
        <TextBlocks blocks={blocks} language={language} />
      </article>
      <SourceCredit source={source} />
      <StepLinks unit={t`chapter`} previous={hrefOf(previous)} next={hrefOf(next)} />
    </div>
  );
}

interface TextBlocksProps {
  blocks: readonly TextBlock[];
  /** Language of the text; Gurmukhi within another language gets its own `lang`. */
  language: string;
}

/** Renders the parsed text of a source. */
function TextBlocks({ blocks, language }: TextBlocksProps) {
  return blocks.map((block, index) => <Block key={index} block={block} language={language} />);
}

function Block({ block, language }: { block: TextBlock; language: string }) {
  const renderRuns = (text: readonly TextRun[]) => <Runs runs={text} language={language} />;
  switch (block.kind) {
    case 'heading':
      return <h2 className={styles['heading']}>{renderRuns(block.text)}</h2>;
    case 'text':
      return block.isQuoted ? (
        <blockquote className={styles['quote']}>
          <p>{renderRuns(block.text)}</p>
        </blockquote>
      ) : (
        <p>{renderRuns(block.text)}</p>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <TextBlocks blocks={item} language={language} />
        </li>
      ));
      return block.isOrdered ? (
        <ol className={styles['ordered']}>{items}</ol>
      ) : (
        <ul className={styles['unordered']}>{items}</ul>
      );
    }
    case 'table':
      return <Table rows={block.rows} renderRuns={renderRuns} />;
    case 'rule':
      return <hr className={styles['rule']} />;
  }
}

interface TableProps {
  rows: readonly TextRow[];
  renderRuns: (text: readonly TextRun[]) => ReactNode;
}

/** Cells wrap, so that no column overflows the screen. */
function Table({ rows, renderRuns }: TableProps) {
  return (
    <table className={styles['table']}>
      <tbody>
        {rows.map(({ isHead, cells }, row) => (
          <tr key={row}>
            {cells.map((cell, column) =>
              isHead ? (
                <th key={column} scope="col">
                  {renderRuns(cell)}
                </th>
              ) : (
                <td key={column}>{renderRuns(cell)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Runs({ runs, language }: { runs: readonly TextRun[]; language: string }) {
  return runs.map(({ text, tone }, index) => {
    const words = renderLines(text, language);
    if (tone === 'strong') return <strong key={index}>{words}</strong>;
    return tone === 'emphasis' ? <em key={index}>{words}</em> : <Fragment key={index}>{words}</Fragment>;
  });
}

function renderLines(text: string, language: string): ReactNode {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {language === 'pa-Guru' ? line : <GurmukhiRuns text={line} />}
    </Fragment>
  ));
}
