import type { ArticleSection } from './article.ts';

/** Sections that stand together, below the name of their group where they have one. */
export interface SectionGroup {
  readonly name: string | null;
  readonly sections: readonly ArticleSection[];
}

/** Puts neighbours of the same group together; the order is the article's. */
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
