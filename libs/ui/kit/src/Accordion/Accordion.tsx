import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { classes } from '../classes.ts';
import { ChevronDownIcon } from '../Icon/Icons.tsx';
import styles from './Accordion.module.css';

export interface AccordionItem {
  /** Anchor of the content: a link to `#id` opens the item, as browsers do for hidden `details` content. */
  readonly id: string;
  /** Heading, always visible; a press on it opens or closes the item. */
  readonly title: string;
  /** Hidden while the item is closed. */
  readonly content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Items in reading order, each with `id`, `title` and `content`. A button for all appears from two items on. */
  items: readonly AccordionItem[];
  /** Ids of the initially open items. */
  initiallyOpen?: readonly string[];
  /** Heading level of the titles, one below the heading above the accordion. */
  headingLevel?: 2 | 3 | 4;
  /** Text of the button that opens all items. */
  expandLabel?: string;
  /** Text of the same button once all items are open. */
  collapseLabel?: string;
}

/**
 * Titles that expand the content below them. Native `details` elements also open without JavaScript and by
 * find-in-page.
 */
export function Accordion({
  items,
  initiallyOpen = [],
  headingLevel = 3,
  expandLabel = 'Expand all',
  collapseLabel = 'Collapse all',
  className,
  ...rest
}: AccordionProps) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(() => new Set(initiallyOpen));
  const areAllOpen = items.every(({ id }) => openIds.has(id));
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={classes(styles['accordion'], className)}>
      {items.length > 1 && (
        <Button
          className={styles['all']}
          onClick={() => {
            setOpenIds(new Set(areAllOpen ? [] : items.map(({ id }) => id)));
          }}
        >
          {areAllOpen ? collapseLabel : expandLabel}
        </Button>
      )}
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          open={openIds.has(id)}
          className={styles['item']}
          onToggle={(event) => {
            const isOpen = event.currentTarget.open;
            setOpenIds((ids) => withId(ids, id, isOpen));
          }}
        >
          <summary className={styles['summary']}>
            <Heading>{title}</Heading>
            <ChevronDownIcon className={styles['mark']} />
          </summary>
          <div id={id} className={styles['content']}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}

function withId(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  if (ids.has(id) === isIn) return ids;
  return isIn ? new Set([...ids, id]) : new Set([...ids].filter((each) => each !== id));
}
