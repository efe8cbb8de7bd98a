import { useSyncExternalStore } from 'react';
import type { Player, PlayerState } from './player.ts';

/** What the player does now. */
export const usePlayer = (player: Player): PlayerState => useSyncExternalStore(player.subscribe, player.get);
