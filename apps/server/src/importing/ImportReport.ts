/** An answer, or a part of it, that isn't in a pack, and why. */
export interface Remark {
  readonly place: string;
  readonly problem: string;
}

/** The part of the report about one kind of data. */
export interface ReportSection {
  readonly kind: string;
  /** Wrong or missing answers; repeating the command asks for them again. */
  readonly faults: readonly Remark[];
  /** Sound data that this scripture has no place for. */
  readonly leftOut: readonly Remark[];
  /** Sentences for the operator. */
  readonly notes: readonly string[];
  readonly packs: readonly { readonly file: string; readonly entries: number }[];
}

interface OpenSection extends ReportSection {
  readonly faults: Remark[];
  readonly leftOut: Remark[];
  readonly notes: string[];
  readonly packs: { readonly file: string; readonly entries: number }[];
}

/** Everything that an import found, wrote and left out. */
export class ImportReport {
  readonly sections: OpenSection[] = [];

  section(kind: string): OpenSection {
    const known = this.sections.find((each) => each.kind === kind);
    if (known) return known;
    const added: OpenSection = { kind, faults: [], leftOut: [], notes: [], packs: [] };
    this.sections.push(added);
    return added;
  }

  get hasFaults(): boolean {
    return this.sections.some(({ faults }) => faults.length > 0);
  }

  /** The summary in lines of text; the file has all places. */
  summary(file: string): string {
    const counted = (count: number, text: string) => (count === 0 ? [] : [`  ${String(count)} ${text}`]);
    const lines = this.sections.flatMap(({ kind, faults, leftOut, notes, packs }) => [
      `${kind}:`,
      ...packs.map((pack) => `  ${pack.file}: ${String(pack.entries)} entries`),
      ...(packs.length === 0 && notes.length === 0 ? ['  no pack'] : []),
      ...notes.map((note) => `  ${note}`),
      ...counted(leftOut.length, 'left out, because this scripture has no place for them'),
      ...counted(faults.length, 'missing, because an answer was wrong or failed; repeat the command'),
      ...faults.slice(0, MAX_SHOWN).map(({ place, problem }) => `    ${place}: ${problem}`),
      ...counted(Math.max(0, faults.length - MAX_SHOWN), 'more'),
    ]);
    return `${[...lines, `Every place is in ${file}.`].join('\n')}\n`;
  }
}

/** Faults that the summary names for each kind. */
const MAX_SHOWN = 10;
