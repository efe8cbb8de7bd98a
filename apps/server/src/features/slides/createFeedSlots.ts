import { ApiError } from '@naad/api-contract';

/** Maximum feeds open at once: per session, per client address and in total. */
export interface FeedLimits {
  readonly perSession: number;
  readonly perAddress: number;
  readonly total: number;
}

/** An open feed. */
export interface Feed {
  readonly code: string;
  /** Limit key of the client. */
  readonly address: string;
  readonly end: () => void;
}

export interface FeedSlots {
  /**
   * Takes a slot for a feed and returns a function that releases it. If all are taken, the address with the most feeds
   * loses one, so that no address can keep others out.
   *
   * @throws ApiError `tooManyRequests`
   */
  take(feed: Feed): () => void;
}

/** The newest feed of the address with the most of these feeds; null if it has too few to give one up. */
function findSurplus(feeds: readonly Feed[], address: string): Feed | null {
  const ofAddress = new Map<string, Feed[]>();
  for (const feed of feeds) ofAddress.set(feed.address, [...(ofAddress.get(feed.address) ?? []), feed]);
  const ownCount = ofAddress.get(address)?.length ?? 0;
  const largest = [...ofAddress.values()].reduce(
    (one, other) => (other.length > one.length ? other : one),
    [],
  );
  // Only if the largest then still has as many feeds; otherwise the two addresses would evict each other forever.
  return largest.length > ownCount + 1 ? (largest.at(-1) ?? null) : null;
}

export function createFeedSlots({ perSession, perAddress, total }: FeedLimits): FeedSlots {
  const feeds = new Set<Feed>();

  /** Ends one of these feeds if all `slots` are taken. */
  function makeRoom(candidates: readonly Feed[], slots: number, address: string): void {
    if (candidates.length < slots) return;
    const surplus = findSurplus(candidates, address);
    if (!surplus) throw new ApiError('tooManyRequests');
    feeds.delete(surplus);
    surplus.end();
  }

  return {
    take(feed) {
      const { address, code } = feed;
      const open = [...feeds];
      if (open.filter((each) => each.address === address).length >= perAddress) {
        throw new ApiError('tooManyRequests');
      }
      makeRoom(
        open.filter((each) => each.code === code),
        perSession,
        address,
      );
      makeRoom([...feeds], total, address);
      feeds.add(feed);
      return () => feeds.delete(feed);
    },
  };
}
