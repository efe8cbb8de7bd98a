import type { Page } from '@playwright/test';
import { openRoute } from '../openRoute.ts';
import type { SiteRoute } from '../siteRoutes.ts';
import { axeFaults } from './axeFaults.ts';

/** What axe finds on some pages, under their names. */
export async function axeFaultsOn(page: Page, routes: readonly SiteRoute[]): Promise<string[]> {
  const faults: string[] = [];
  for (const route of routes) {
    await openRoute(page, route);
    faults.push(...(await axeFaults(page)).map((fault) => `${route.name}: ${fault}`));
  }
  return faults;
}
