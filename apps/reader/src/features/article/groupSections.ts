import type { ArticleSection } from '../../content/article.ts';

/** Adjacent sections, with the name of their group if they have one. */
export interface SectionGroup {
  readonly name: string | null;
  readonly sections: readonly ArticleSection[];
}

/** Groups adjacent sections by their group name, in the article's order. */
export function groupSections(sections: readonly ArticleSection[]): readonly SectionGroup[] {
  const groups: { name: string | null; sections: ArticleSection[] }[] = [];
  for (const section of sections) {
    const name = section.group ?? null;
    const last = groups.at(-1);
    if (last?.name === name) last.sections.push(section);
    else groups.push({ name, sections: [section] });
  }
  return groups;
}
