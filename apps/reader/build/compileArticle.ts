import { Marked, type Token, type Tokens } from 'marked';
import type {
  Article,
  ArticleBlock,
  ArticleFigure,
  ArticleSection,
  InlineContent,
  InlinePart,
  TableBlock,
} from '../src/content/article.ts';

/** Data that a page may name instead of containing it. */
export interface ArticleExtras {
  /** Rows of generated tables, by the name in `rows=`. */
  readonly rows: Readonly<Record<string, TableBlock['rows']>>;
  /** Number of texts that each figure takes. */
  readonly figures: Readonly<Record<ArticleFigure['name'], number>>;
}

/** A mistake in a page. Its message starts with the file and the line. */
export class ArticleError extends Error {
  override readonly name = 'ArticleError';
}

/** A directive: `::name[argument]{attributes}` on a line of its own. */
interface Directive extends Tokens.Generic {
  type: 'directive';
  name: string;
  argument: string;
  attributes: readonly string[];
}

const parser = new Marked({
  extensions: [
    {
      name: 'directive',
      level: 'block',
      start: (source) => /^::/m.exec(source)?.index,
      tokenizer: (source): Directive | undefined => {
        const match =
          /^::(?<name>[\w-]*)\[(?<argument>[^\]\n]*)\](?:\{(?<attributes>[^}\n]*)\})?[ \t]*(?:\n+|$)/.exec(
            source,
          );
        if (!match) return undefined;
        const { name = '', argument = '', attributes = '' } = match.groups ?? {};
        return {
          type: 'directive',
          raw: match[0],
          name,
          argument,
          attributes: attributes.split(' ').filter(Boolean),
        };
      },
    },
  ],
});

/**
 * Compiles a page of prose from Markdown. The format is described in `src/content/README.md`.
 *
 * @param markdown the page
 * @param file its path, for error messages
 * @throws {ArticleError} if the page contains something that the format doesn't have
 */
export function compileArticle(markdown: string, file: string, extras: ArticleExtras): Article {
  return new ArticleCompiler(markdown.replaceAll('\r\n', '\n'), file, extras).compile();
}

/** A token and where it starts in the page. */
interface Located<T> {
  readonly token: T;
  readonly offset: number;
}

class ArticleCompiler {
  readonly #markdown: string;
  readonly #file: string;
  readonly #extras: ArticleExtras;
  readonly #blocks: Located<Token>[];
  /** Links within the page, which are checked when all its sections are known. */
  readonly #anchors: { readonly id: string; readonly offset: number }[] = [];
  /** Index of the next block. */
  #next = 0;

  constructor(markdown: string, file: string, extras: ArticleExtras) {
    this.#markdown = markdown;
    this.#file = file;
    this.#extras = extras;
    this.#blocks = this.#locate(parser.lexer(markdown), 0).filter(({ token }) => token.type !== 'space');
  }

  compile(): Article {
    const title = this.#readHeading(1, 'The page starts with its title: # Title');
    const introduction = this.#peek('paragraph') && this.#readIntroduction();
    const sections: ArticleSection[] = [];
    let group: string | undefined;
    while (this.#next < this.#blocks.length) {
      const { text, depth, id, offset } = this.#takeHeading();
      if (id === undefined) {
        if (depth !== 2 || !this.#peek('heading')) {
          this.#fail(
            offset,
            'The section has no id. End its heading with {#id}, the same in every language.',
          );
        }
        group = text;
        continue;
      }
      if (depth === 2) group = undefined;
      else if (depth !== 3 || group === undefined) {
        this.#fail(offset, 'A section starts with ##, or with ### below the heading of a group.');
      }
      if (sections.some((section) => section.id === id)) this.#fail(offset, `The id #${id} is there twice.`);
      const { blocks, figure } = this.#readSection();
      if (blocks.length === 0) this.#fail(offset, `The section #${id} has no text.`);
      sections.push({
        id,
        heading: text,
        ...(group !== undefined && { group }),
        blocks,
        ...(figure && { figure }),
      });
    }
    for (const { id, offset } of this.#anchors) {
      if (!sections.some((section) => section.id === id)) this.#fail(offset, `No section has the id #${id}.`);
    }
    return { title, ...(introduction && { introduction }), sections };
  }

  #readIntroduction(): string {
    const { token, offset } = this.#take<Tokens.Paragraph>();
    return this.#plain(token.tokens, offset, 'The introduction');
  }

  #readSection(): { blocks: readonly ArticleBlock[]; figure: ArticleFigure | undefined } {
    const blocks: ArticleBlock[] = [];
    let figure: ArticleFigure | undefined;
    for (let token = this.#current(); token && token.type !== 'heading'; token = this.#current()) {
      if (token.type !== 'directive') blocks.push(this.#readBlock());
      else if (token['name'] === 'table') blocks.push(this.#readTable());
      else figure = this.#readFigure(figure);
    }
    return { blocks, figure };
  }

  #readBlock(): ArticleBlock {
    const { token, offset } = this.#take();
    switch (token.type) {
      case 'paragraph':
        if (token.raw.startsWith(':')) this.#fail(offset, 'Not a directive: ::name[text]{attributes}');
        return { kind: 'text', text: this.#inline((token as Tokens.Paragraph).tokens, offset) };
      case 'list': {
        const list = token as Tokens.List;
        return { kind: list.ordered ? 'steps' : 'list', items: this.#items({ token: list, offset }) };
      }
      case 'table':
        return this.#fail(offset, 'A table needs a caption in the line above it: ::table[Caption]');
      default:
        return this.#fail(offset, `Pages have no ${NAMES[token.type] ?? token.type}.`);
    }
  }

  #readTable(): TableBlock {
    const { token, offset } = this.#take<Directive>();
    const options = new Map(
      token.attributes.map((attribute) => attribute.split('=') as [string, string | undefined]),
    );
    for (const name of options.keys()) {
      if (name !== 'row-heads' && name !== 'rows') this.#fail(offset, `A table has no attribute ${name}.`);
    }
    if (!this.#peek('table')) this.#fail(offset, 'A table follows its caption.');
    const table = this.#take<Tokens.Table>();
    const cellsOf = (cells: readonly Tokens.TableCell[]) =>
      cells.map(({ tokens }) => this.#inline(tokens, table.offset));
    const written = table.token.rows.map(cellsOf);
    const rowsName = options.get('rows');
    const generated = rowsName === undefined ? undefined : this.#extras.rows[rowsName];
    if (options.has('rows') && !generated) {
      this.#fail(offset, `There are no rows named ${rowsName ?? ''}: ${namesOf(this.#extras.rows)}.`);
    }
    if (generated && written.length > 0) this.#fail(offset, 'A table with rows= has a head and no rows.');
    if (!token.argument.trim()) this.#fail(offset, 'A table needs a caption.');
    return {
      kind: 'table',
      caption: token.argument.trim(),
      head: table.token.header.map(({ tokens }) => this.#plain(tokens, table.offset, 'The head of a table')),
      rows: generated ?? written,
      ...(options.has('row-heads') && { hasRowHeads: true }),
    };
  }

  #readFigure(earlier: ArticleFigure | undefined): ArticleFigure {
    const { token, offset } = this.#take<Directive>();
    const { figures } = this.#extras;
    if (token.name !== 'figure') this.#fail(offset, `There is no directive ::${token.name}.`);
    if (earlier) this.#fail(offset, 'A section has one figure.');
    const name = token.argument as ArticleFigure['name'];
    if (!Object.hasOwn(figures, name)) {
      this.#fail(offset, `There is no figure named ${name}: ${namesOf(figures)}.`);
    }
    const list = this.#peek('list') ? this.#take<Tokens.List>() : undefined;
    const texts = list?.token.items.map((item) => this.#plain(item.tokens, list.offset, 'A figure')) ?? [];
    if (texts.length !== figures[name]) {
      this.#fail(offset, `The figure ${name} takes ${String(figures[name])} texts, as a list below it.`);
    }
    return { name, texts };
  }

  #items({ token, offset }: Located<Tokens.List>): readonly InlineContent[] {
    return this.#locate(token.items, offset).map((item) => this.#inline(item.token.tokens, item.offset));
  }

  #readHeading(depth: number, message: string): string {
    if (!this.#peek('heading')) this.#fail(this.#blocks[this.#next]?.offset ?? 0, message);
    const heading = this.#takeHeading();
    if (heading.depth !== depth || heading.id !== undefined) this.#fail(heading.offset, message);
    return heading.text;
  }

  /** Takes a heading apart: its text, and the id in `{#…}` at its end. */
  #takeHeading() {
    const { token, offset } = this.#take<Tokens.Heading>();
    const { id, text = token.text } = /^(?<text>.*\S) *\{#(?<id>[^\s{}]+)\}$/u.exec(token.text)?.groups ?? {};
    if (/[{}`*_[\]\\]/.test(text)) this.#fail(offset, 'A heading is plain text, with {#id} at its end.');
    return { text: this.#checked(text, offset), id, depth: token.depth, offset };
  }

  /** Reads text without marks. */
  #plain(tokens: readonly Token[], offset: number, what: string): string {
    const content = this.#inline(tokens, offset);
    return typeof content === 'string' ? content : this.#fail(offset, `${what} is plain text.`);
  }

  #inline(tokens: readonly Token[], offset: number): InlineContent {
    const parts: InlinePart[] = [];
    for (const part of this.#locate(tokens, offset).flatMap((located) => this.#inlineParts(located))) {
      const last = parts.at(-1);
      if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
      else parts.push(part);
    }
    return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
  }

  #inlineParts({ token, offset }: Located<Token>): readonly InlinePart[] {
    switch (token.type) {
      case 'text': {
        const { tokens, text } = token as Tokens.Text;
        return tokens
          ? this.#locate(tokens, offset).flatMap((located) => this.#inlineParts(located))
          : [this.#checked(text.replaceAll('\n', ' '), offset)];
      }
      case 'escape':
        return [(token as Tokens.Escape).text];
      case 'codespan':
        return [{ key: (token as Tokens.Codespan).text }];
      case 'em':
        return [{ term: this.#plain((token as Tokens.Em).tokens, offset, 'A term') }];
      case 'link':
        return [this.#link(token as Tokens.Link, offset)];
      case 'paragraph':
        return this.#fail(offset, 'An item of a list is one paragraph, without empty lines around it.');
      default:
        return this.#fail(offset, `Pages have no ${NAMES[token.type] ?? token.type}.`);
    }
  }

  #link({ href, title, raw, tokens }: Tokens.Link, offset: number): InlinePart {
    if (!raw.startsWith('[')) this.#fail(offset, 'Write a link as [words](address).');
    if (title) this.#fail(offset, 'A link has no title.');
    // `//host` would be another site.
    if (!/^(?:\/(?!\/)|#.|https:\/\/.)\S*$/.test(href)) {
      this.#fail(offset, `A link leads to /path, #id or https://…, not to ${href || 'nothing'}.`);
    }
    if (href.startsWith('#')) this.#anchors.push({ id: href.slice(1), offset });
    return { link: this.#plain(tokens, offset, 'A link'), href };
  }

  #checked(text: string, offset: number): string {
    if (text !== text.normalize('NFC')) this.#fail(offset, `Not in Unicode normal form C: ${text}`);
    if (/&#?\w+;/.test(text)) this.#fail(offset, `Write the character itself: ${text}`);
    if (text.includes('  ')) this.#fail(offset, `Two spaces: ${text}`);
    if (/[`*[\]]|(?<!\w)_|_(?!\w)/.test(text)) this.#fail(offset, `A broken mark: ${text}`);
    return text;
  }

  #current(): Token | undefined {
    return this.#blocks[this.#next]?.token;
  }

  #peek(type: string): boolean {
    return this.#current()?.type === type;
  }

  #take<T = Token>(): Located<T> {
    const block = this.#blocks[this.#next];
    if (!block) throw new ArticleError(`${this.#file}: unexpected end`);
    this.#next += 1;
    return block as Located<T>;
  }

  /** Finds where tokens start, given where the token that contains them starts. */
  #locate<T extends { raw: string }>(tokens: readonly T[], start: number): Located<T>[] {
    let end = start;
    return tokens.map((token) => {
      const found = this.#markdown.indexOf(token.raw, end);
      const offset = found === -1 ? end : found;
      if (found !== -1) end = found + token.raw.length;
      return { token, offset };
    });
  }

  #fail(offset: number, message: string): never {
    const line = this.#markdown.slice(0, offset).split('\n').length;
    throw new ArticleError(`${this.#file}:${String(line)}: ${message}`);
  }
}

/** Names of Markdown that pages don't use. */
const NAMES: Readonly<Record<string, string>> = {
  blockquote: 'quotations',
  br: 'line breaks',
  code: 'blocks of code',
  def: 'reference links',
  del: 'struck text',
  heading: 'such headings',
  hr: 'rules',
  html: 'HTML',
  image: 'images',
  list: 'lists in lists',
  strong: 'bold text',
  table: 'tables here',
};

function namesOf(known: object): string {
  return Object.keys(known).join(', ');
}
