import { mediaBase } from '@studio/contracts/picture-paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';

const hashPattern = /^[0-9a-f]{32}$/;
const filePattern = /^(?:phone-)?[1-9][0-9]{1,4}\.(avif|webp)$/;

/**
 * Headers of a picture. A URL contains the hash of the picture, so its response never changes. Browsers use the named
 * content type, and run nothing that the response contains (handbook: pictures 3).
 */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
} as const;

/** Registers the route that serves uploaded pictures. */
export function registerMediaRoute(app: FastifyInstance, { pictureFiles }: Services): void {
  app.get(
    `${mediaBase}/:hash/:file`,
    { config: { policy: 'public' } },
    async (request: FastifyRequest<{ Params: { hash: string; file: string } }>, reply) => {
      const { hash, file } = request.params;
      const format = filePattern.exec(file)?.[1];
      const bytes = format && hashPattern.test(hash) ? await pictureFiles.read(hash, file) : null;
      if (!bytes) throw new AppError('not_found');
      return reply.headers(headers).type(`image/${format}`).send(bytes);
    },
  );
}
