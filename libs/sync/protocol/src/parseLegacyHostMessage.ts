import { asWireNumber } from './asWireNumber.ts';
import { fieldsOf } from './parseLegacyCommand.ts';
import {
  BANI_LENGTHS,
  CONTENT_KINDS,
  FONT_TARGETS,
  type ContentKind,
  type FontSizes,
  type SessionState,
} from './sessionState.ts';

/** What a legacy host said is on screen. */
export interface LegacyContent {
  readonly kind: ContentKind;
  readonly id: number;
  readonly highlight: number | null;
  readonly homeId: number | null;
  readonly baniLength: SessionState['baniLength'];
  readonly lineCount: number | null;
  /** Whether it has the form that answers a request for control, which may be of another item than the one on screen. */
  readonly isSnapshot: boolean;
}

export type LegacyHostMessage =
  | {
      readonly kind: 'verdict';
      readonly isRight: boolean | null;
      /** The PIN itself, which displays up to 9.2.4 put where a boolean belongs. It never goes further than the server. */
      readonly pin: unknown;
      readonly fontSizes: Partial<FontSizes>;
      readonly isModern: boolean;
    }
  | { readonly kind: 'content'; readonly content: LegacyContent }
  | { readonly kind: 'settings'; readonly fontSizes: Partial<FontSizes>; readonly isModern: boolean };

function fontSizesOf(settings: unknown): Partial<FontSizes> {
  const sizes = fieldsOf(fieldsOf(settings)?.['fontSizes']);
  if (!sizes) return {};
  return Object.fromEntries(
    FONT_TARGETS.flatMap((target) => {
      const size = asWireNumber(sizes[target]);
      return size === null ? [] : [[target, size]];
    }),
  );
}

/** SYNC-CLEAN-5: the field that only displays from 9.3 on send. */
function isModern(settings: unknown): boolean {
  return fieldsOf(fieldsOf(settings)?.['display']) !== null;
}

function parseContent(kind: ContentKind, fields: Readonly<Record<string, unknown>>): LegacyContent | null {
  const id = asWireNumber(fields['id'] ?? fields['shabadid']);
  if (id === null) return null;
  const highlight = asWireNumber(fields['highlight']);
  const isSnapshot = fields['verseChange'] === undefined;
  const baniLength = BANI_LENGTHS.find((each) => each === fields['baniLength']) ?? null;
  return {
    kind,
    id,
    // SYNC-CLEAN-6: in a snapshot of a bani or ceremony the highlight is the id of the whole, so it is none.
    highlight: isSnapshot && kind !== 'shabad' && highlight === id ? null : highlight,
    homeId: kind === 'shabad' ? asWireNumber(fields['homeId']) : null,
    baniLength: kind === 'bani' ? baniLength : null,
    lineCount: asWireNumber(fields['lineCount']),
    isSnapshot,
  };
}

/** SYNC-CLEAN-4: what a legacy host sent, or null for what no client can use. */
export function parseLegacyHostMessage(message: unknown): LegacyHostMessage | null {
  const fields = fieldsOf(message);
  if (!fields) return null;
  const [type, success, settings] = [fields['type'], fields['success'], fields['settings']];
  if (type === 'response-control') {
    const isRight = typeof success === 'boolean' ? success : null;
    const pin = isRight === null ? success : undefined;
    return { kind: 'verdict', isRight, pin, fontSizes: fontSizesOf(settings), isModern: isModern(settings) };
  }
  if (type === 'settings') {
    return { kind: 'settings', fontSizes: fontSizesOf(settings), isModern: isModern(settings) };
  }
  const kind = CONTENT_KINDS.find((each) => each === type);
  const content = kind === undefined ? null : parseContent(kind, fields);
  return content === null ? null : { kind: 'content', content };
}
