import type { Loader, PathRoute } from '../pageRoute.ts';

const loadGuess = () => import('./guessedAddresses.ts');

const loadGuessedAng = async (): Promise<Loader> => {
  const { guessedAng } = await loadGuess();
  return (_context, { ang = '' }) => guessedAng(ang);
};

const loadGuessedName = async (): Promise<Loader> => {
  const { guessedName } = await loadGuess();
  return (context, { name = '' }) => guessedName(context, name);
};

/** Addresses that people guess, which redirect to their pages. Any other address of one part has precedence. */
export const guessedAddresses: readonly PathRoute[] = [
  { path: '/ang/:ang', loader: loadGuessedAng },
  { path: '/angs/:ang', loader: loadGuessedAng },
  { path: '/:name', loader: loadGuessedName },
];
