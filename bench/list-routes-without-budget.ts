import { matchPath } from 'react-router';
import routes from '../apps/web/app/routes.ts';

interface Route {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: readonly Route[] | undefined;
}

/** Routes that need no budget, because they only redirect, or return a file for browsers or search engines. */
const noPages = [
  '/buy/:product',
  '/auth/callback',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
];

/** Returns the site's routes, as declared, that match none of the page paths. */
export async function listRoutesWithoutBudget(pagePaths: readonly string[]): Promise<string[]> {
  const declared = pathsOf((await routes) as readonly Route[]).filter((path) => !noPages.includes(path));
  const isCovered = (path: string) =>
    pagePaths.some((pagePath) => pagePath === path || path === findMostSpecific(declared, pagePath));
  return declared.filter((path) => !isCovered(path));
}

/** Returns the most specific route of a page path, which is the one with the most literal segments. */
function findMostSpecific(declared: readonly string[], pagePath: string): string | undefined {
  const named = (path: string) => path.split('/').filter((part) => part && !/^[:*]/.test(part)).length;
  return declared
    .filter((path) => matchPath(path, pagePath))
    .sort((one, other) => named(other) - named(one))[0];
}

function pathsOf(tree: readonly Route[]): string[] {
  return tree.flatMap(({ path, index, children }) => {
    if (children) return pathsOf(children);
    return index ? ['/'] : [`/${path ?? ''}`];
  });
}
