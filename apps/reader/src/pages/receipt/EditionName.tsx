import type { LineReceipt } from '@naad/api-client';

type EditionFacts = Omit<NonNullable<LineReceipt['edition']>, 'page' | 'line'>;

/** An edition in one line, as a bibliography has it: authors, title, edition, publisher, city, year. */
export function EditionName({ edition }: { edition: EditionFacts }) {
  const { title, subtitle, authors, publisher, city, published, edition: number, url } = edition;
  const name = subtitle === null ? title : `${title}: ${subtitle}`;
  const imprint = [number, publisher, city, published].filter((part) => part !== null).join(', ');
  return (
    <span lang="en" dir="auto">
      {authors.length > 0 && `${authors.join(', ')}: `}
      {url === null ? (
        <cite>{name}</cite>
      ) : (
        <a href={url} rel="noopener noreferrer">
          <cite>{name}</cite>
        </a>
      )}
      {imprint !== '' && ` (${imprint})`}
    </span>
  );
}
