/** Pages of prose become modules in the build: see `build/articles.ts`. */
declare module '*.md' {
  // An import outside would make this file a module, which declares nothing for others.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  export const article: import('./article.ts').Article;
}
