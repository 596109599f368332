import { type Brand, getBrand } from '@studio/content/brand';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import { getLogoFilePath, logoFiles } from '@studio/contracts/picture-paths';
import type { FastifyReply } from 'fastify';
import { securityHeaders } from './security-headers.ts';

/** Booking API, from which the handler learns the brand. */
export interface BrandApi {
  callApi: (path: string, body: unknown) => Promise<unknown>;
  /** Returns a number that increases with every change of the brand. */
  dataVersion: () => Promise<number>;
}

interface NamedBrand {
  name: string;
  brand: Brand;
}

/** Share picture without the built-in brand, for a studio without a logo. */
const plainShare = 'og-plain.jpg';

/** Built files with the built-in brand, and the file of an uploaded logo that replaces each of them. */
const replacements: Readonly<Record<string, string>> = {
  'favicon.ico': 'icon-32.png',
  'favicon.svg': 'icon-192.png',
  'icons/apple-touch-icon.png': 'icon-180.png',
  'icons/icon-192.png': 'icon-192.png',
  'icons/icon-512.png': 'icon-512.png',
  'icons/icon-maskable-512.png': 'icon-maskable-512.png',
  'og.jpg': logoFiles.share,
};

export const isBrandFile = (file: string): boolean => Object.hasOwn(replacements, file);

/** Time for which browsers keep a file or redirect whose URL stays when the brand changes. */
const cacheControl = 'public, max-age=300';

/**
 * Serves the fixed URLs of the built-in brand's files. Only Miles Street, the studio of that brand, gets these files. Other studios are
 * redirected to their uploaded logo. Without a logo, they get a plain share picture, an icon with the first letter of
 * their name, and 404 for the other files. Pages name the current files; fixed URLs are for programs that don't read
 * pages (handbook: pictures 5).
 */
export function createBrandFileHandler(
  api: BrandApi,
): (file: string, reply: FastifyReply) => Promise<FastifyReply> {
  const loadBrand = createBrandLoader(api);
  return async (file, reply) => {
    const { name, brand } = await loadBrand();
    if (brand.kind === 'built-in') return reply.sendFile(file);
    reply.headers({ ...securityHeaders, 'cache-control': cacheControl });
    if (brand.kind === 'logo') {
      const hash = file === 'og.jpg' ? brand.light.hash : brand.iconHash;
      return reply.redirect(getLogoFilePath(hash, replacements[file] ?? ''), 302);
    }
    if (file === 'og.jpg') return reply.sendFile(plainShare);
    if (file === 'favicon.svg') return reply.type('image/svg+xml').send(drawInitial(name));
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n');
  };
}

/** Returns a function that returns the current brand: the built-in one until the API has responded once. */
function createBrandLoader({ callApi, dataVersion }: BrandApi): () => Promise<NamedBrand> {
  let loaded: { version: number; current: NamedBrand } | undefined;
  return async () => {
    try {
      const version = await dataVersion();
      if (loaded?.version !== version) {
        const { studio, logos } = (await callApi(paths.catalogue, {})) as GetCatalogueResponse;
        loaded = { version, current: { name: studio.name, brand: getBrand(studio.name, logos) } };
      }
      return loaded.current;
    } catch {
      return loaded?.current ?? { name: '', brand: { kind: 'built-in' } };
    }
  };
}

/** Draws an icon with the first letter of a name. */
export function drawInitial(name: string): string {
  const [first] = new Intl.Segmenter('en-GB').segment(name.trim());
  const letter = (first?.segment ?? '').toLocaleUpperCase('en-GB').replace(/[<>&"']/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#2f4437"/><text x="32" y="46" text-anchor="middle" font-family="Georgia, serif" font-size="40" fill="#f7f2ea">${letter}</text></svg>`;
}
