import { mediaBase } from '@studio/contracts/picture-paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { createInitialIconReader } from './read-initial-icon.ts';

const hashPattern = /^[0-9a-f]{32}$/;

/** File names of pictures, and of the icons and other files of a logo. */
const filePattern =
  /^(?:(?:phone-)?[1-9][0-9]{1,4}\.(avif|webp)|(?:icon-(?:maskable-)?[1-9][0-9]{1,2}|logo)\.(png)|share\.(jpg))$/;

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
};

/**
 * Headers of a picture. A URL contains the hash of the picture, so its response never changes. Browsers use the named
 * content type, and run nothing that the response contains (handbook: pictures 3).
 */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
} as const;

/** Registers the route that serves uploaded pictures and the icons of a studio without a logo. */
export function registerMediaRoute(app: FastifyInstance, services: Services): void {
  const readInitialIcon = createInitialIconReader(services);
  const read = (hash: string, file: string) =>
    hashPattern.test(hash) ? services.pictureFiles.read(hash, file) : readInitialIcon(hash, file);
  app.get(
    `${mediaBase}/:hash/:file`,
    { config: { policy: 'public' } },
    async (request: FastifyRequest<{ Params: { hash: string; file: string } }>, reply) => {
      const { hash, file } = request.params;
      const format = filePattern.exec(file)?.slice(1).find(Boolean) ?? '';
      const type = contentTypes[format];
      const bytes = type ? await read(hash, file) : null;
      if (!type || !bytes) throw new AppError('not_found');
      return reply.headers(headers).type(type).send(bytes);
    },
  );
}
