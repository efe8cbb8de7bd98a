/** A table in Markdown, formatted like Prettier's. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((_, column) =>
    Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  return [
    line(header),
    line(
      header.map(() => ''),
      '-',
    ),
    ...rows.map((row) => line(row)),
  ].join('\n');
}

/** Replaces the table in a document that has the same header. */
export function withTable(document: string, table: string): string {
  const headerOf = (line: string) => line.replaceAll(/ +/g, ' ');
  const blocks = document.split('\n\n');
  const [header = ''] = table.split('\n', 1);
  return blocks
    .map((block) => {
      const [first = ''] = block.split('\n', 1);
      return headerOf(first) === headerOf(header) ? table : block;
    })
    .join('\n\n');
}
