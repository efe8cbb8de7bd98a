import {
  AngResponse,
  BaniResponse,
  BanisResponse,
  CapabilitiesResponse,
  CeremonyResponse,
  ErrorResponse,
  FoundVerse,
  LiveSearchResponse,
  MatchReason,
  MultiAngResponse,
  MultiShabadResponse,
  NearbyQuery,
  PageVerse,
  SearchResponse,
  ShabadResponse,
  Translation,
  Transliteration,
  Verse,
} from '@naad/api-contract';
import * as z from 'zod';

/** Shapes that the description names once and refers to. */
export const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  AngResponse,
  BaniResponse,
  BanisResponse,
  CapabilitiesResponse,
  CeremonyResponse,
  ErrorResponse,
  FoundVerse,
  LiveSearchResponse,
  MatchReason,
  MultiAngResponse,
  MultiShabadResponse,
  NearbyQuery,
  PageVerse,
  SearchResponse,
  ShabadResponse,
  Translation,
  Transliteration,
  Verse,
})) {
  named.add(schema, { id });
}
