import { createPlayer, type Player } from './player.ts';

let made: Player | null = null;

/** The one player of the site, made when a page first has something to hear. */
export function sitePlayer(): Player {
  made ??= createPlayer(new Audio());
  return made;
}
