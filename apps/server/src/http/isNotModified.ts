/**
 * Whether what the client has is what would be sent (RFC 9110, 13.1.2): any entity tag of `If-None-Match` that is the same
 * by weak comparison, or `*`.
 */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = opaque(etag);
  return ifNoneMatch.split(',').some((each) => each.trim() === '*' || opaque(each.trim()) === bare);
}

function opaque(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}
