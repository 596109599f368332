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

/** Share picture without the built-in brand, for a studio without a logo. */
const plainShare = 'og-plain.jpg';

/** Built files with the built-in brand, and the file that replaces each of them for another brand. */
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
 * redirected to the files of their uploaded logo. Without a logo, they get a plain share picture and icons with the first
 * letter of their name. Pages name the current files; fixed URLs are for programs that don't read pages (handbook:
 * pictures 5).
 */
export function createBrandFileHandler(
  api: BrandApi,
): (file: string, reply: FastifyReply) => Promise<FastifyReply> {
  const loadBrand = createBrandLoader(api);
  return async (file, reply) => {
    const brand = await loadBrand();
    if (brand.kind === 'built-in') return reply.sendFile(file);
    reply.headers({ ...securityHeaders, 'cache-control': cacheControl });
    const isShare = file === 'og.jpg';
    if (isShare && brand.kind === 'name') return reply.sendFile(plainShare);
    const hash = isShare && brand.kind === 'logo' ? brand.light.hash : brand.iconHash;
    return reply.redirect(getLogoFilePath(hash, replacements[file] ?? ''), 302);
  };
}

/** Returns a function that returns the current brand: the built-in one until the API has responded once. */
function createBrandLoader({ callApi, dataVersion }: BrandApi): () => Promise<Brand> {
  let loaded: { version: number; current: Brand } | undefined;
  return async () => {
    try {
      const version = await dataVersion();
      if (loaded?.version !== version) {
        const { studio, logos } = (await callApi(paths.catalogue, {})) as GetCatalogueResponse;
        loaded = { version, current: getBrand(studio.name, logos) };
      }
      return loaded.current;
    } catch {
      return loaded?.current ?? { kind: 'built-in' };
    }
  };
}
