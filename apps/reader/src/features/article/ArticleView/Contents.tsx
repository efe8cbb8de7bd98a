import { useId } from 'react';
import type { SectionGroup } from '../groupSections.ts';
import styles from './ArticleView.module.css';
import { InlineText } from './InlineText.tsx';

export interface ContentsProps {
  /** Visible title of the list, also its accessible name. */
  title: string;
  groups: readonly SectionGroup[];
  isGurmukhiMarked: boolean;
}

export function Contents({ title, groups, isGurmukhiMarked }: ContentsProps) {
  const titleId = useId();
  const renderText = (text: string) => <InlineText text={text} isGurmukhiMarked={isGurmukhiMarked} />;
  return (
    <nav aria-labelledby={titleId} className={styles['contents']}>
      <p id={titleId} className={styles['contentsTitle']}>
        {title}
      </p>
      {groups.map(({ name, sections }) => (
        <div key={sections[0]?.id}>
          {name !== null && <p className={styles['contentsGroup']}>{renderText(name)}</p>}
          <ul>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{renderText(heading)}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
