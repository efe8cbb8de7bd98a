import type { Passkey, UserResponse } from '@naad/api-contract';
import type { AccountUser, StoredPasskey } from '../../accounts/index.ts';

export function isoOf(moment: number): string {
  return new Date(moment).toISOString();
}

export function presentUser({ id, firstName, lastName, email }: AccountUser): UserResponse {
  return { id, firstname: firstName, lastname: lastName, email };
}

export function presentPasskey({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return {
    id,
    name,
    created_at: isoOf(createdAt),
    last_used_at: lastUsedAt === null ? null : isoOf(lastUsedAt),
  };
}
