import { Fragment, type ReactNode } from 'react';
import { GurmukhiRuns } from '../../features/article/GurmukhiRuns.tsx';
import { splitScripts } from '../../features/article/parseInline.ts';
import type { TextBlock, TextRow, TextRun } from './rehatText.ts';
import styles from './TextBlocks.module.css';

export interface TextBlocksProps {
  blocks: readonly TextBlock[];
  /** The language of the text; Gurmukhi within one of another language is marked as such. */
  language: string;
}

/** A text of another's, drawn by elements of our own. */
export function TextBlocks({ blocks, language }: TextBlocksProps) {
  return blocks.map((block, place) => <Block key={place} block={block} language={language} />);
}

function Block({ block, language }: { block: TextBlock; language: string }) {
  const draw = (text: readonly TextRun[]) => <Runs runs={text} language={language} />;
  switch (block.kind) {
    case 'heading':
      return <h2 className={styles['heading']}>{draw(block.text)}</h2>;
    case 'text':
      return block.isQuoted ? (
        <blockquote className={styles['quote']}>
          <p>{draw(block.text)}</p>
        </blockquote>
      ) : (
        <p>{draw(block.text)}</p>
      );
    case 'list': {
      const items = block.items.map((item, place) => (
        <li key={place}>
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
      return <Table rows={block.rows} draw={draw} />;
    case 'rule':
      return <hr className={styles['rule']} />;
  }
}

interface TableProps {
  rows: readonly TextRow[];
  draw: (text: readonly TextRun[]) => ReactNode;
}

/** Its rows wrap, so that no column is beyond the screen. */
function Table({ rows, draw }: TableProps) {
  return (
    <table className={styles['table']}>
      <tbody>
        {rows.map(({ isHead, cells }, row) => (
          <tr key={row}>
            {cells.map((cell, column) =>
              isHead ? (
                <th key={column} scope="col">
                  {draw(cell)}
                </th>
              ) : (
                <td key={column}>{draw(cell)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Runs({ runs, language }: { runs: readonly TextRun[]; language: string }) {
  return runs.map(({ text, tone }, place) => {
    const words = lines(text, language);
    if (tone === 'strong') return <strong key={place}>{words}</strong>;
    return tone === 'emphasis' ? <em key={place}>{words}</em> : <Fragment key={place}>{words}</Fragment>;
  });
}

function lines(text: string, language: string): ReactNode {
  return text.split('\n').map((line, place) => (
    <Fragment key={place}>
      {place > 0 && <br />}
      {language === 'pa-Guru' ? line : <GurmukhiRuns runs={splitScripts(line)} />}
    </Fragment>
  ));
}
