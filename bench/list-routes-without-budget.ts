import { matchPath } from 'react-router';
import routes from '../apps/web/app/routes.ts';

interface Route {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: readonly Route[] | undefined;
}

/** What is answered with something else than a page of its own. */
const noPages = [
  '/buy/:product',
  '/auth/callback',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
];

/** The site's routes that none of the addresses is for, each as its path is declared. */
export async function listRoutesWithoutBudget(addresses: readonly string[]): Promise<string[]> {
  const declared = pathsOf((await routes) as readonly Route[]).filter((path) => !noPages.includes(path));
  const covered = (path: string) =>
    addresses.some((address) => address === path || path === mostExact(declared, address));
  return declared.filter((path) => !covered(path));
}

/** The route of an address: the one that names the most of it. */
function mostExact(declared: readonly string[], address: string): string | undefined {
  const named = (path: string) => path.split('/').filter((part) => part && !/^[:*]/.test(part)).length;
  return declared
    .filter((path) => matchPath(path, address))
    .sort((one, other) => named(other) - named(one))[0];
}

function pathsOf(tree: readonly Route[]): string[] {
  return tree.flatMap(({ path, index, children }) => {
    if (children) return pathsOf(children);
    return index ? ['/'] : [`/${path ?? ''}`];
  });
}
