import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { securityHeaders } from './security-headers.ts';

const hashed = /[\\/]assets[\\/][^\\/]+$/;
const worker = /[\\/]service-worker\.js$/;

/**
 * Serves the built client files with their compressed copies. Names in assets/ contain a hash, so these files
 * never change. Browsers revalidate the service worker each time.
 */
export async function serveStaticFiles(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const name = path.replace(/\.(br|gz)$/, '');
      reply.headers({ ...securityHeaders, 'cache-control': getCacheControl(name) });
    },
  });
}

function getCacheControl(name: string): string {
  if (worker.test(name)) return 'no-cache';
  return hashed.test(name) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
