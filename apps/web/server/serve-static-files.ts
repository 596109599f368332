import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BrandApi, createBrandFileHandler, isBrandFile } from './brand-files.ts';
import { securityHeaders } from './security-headers.ts';

interface StaticFileOptions extends BrandApi {
  handlePage: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

const hashed = /[\\/]assets[\\/][^\\/]+$/;
const worker = /[\\/]service-worker\.js$/;

/**
 * Serves the built client files with their compressed copies. Names in assets/ contain a hash, so these files never
 * change. Browsers revalidate the service worker each time. All hundreds of files in assets/ share one route, because
 * adding a route takes time. `handlePage` handles URLs in assets/ that name no file.
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  directory: string,
  { handlePage, ...api }: StaticFileOptions,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const name = path.replace(/\.(br|gz)$/, '');
      reply.headers({ ...securityHeaders, 'cache-control': getCacheControl(name) });
    },
  });
  const files = await listFiles(directory);
  const sendBrandFile = createBrandFileHandler(api);
  for (const file of files)
    if (!isAsset(file))
      app.get(`/${file}`, (_request, reply) =>
        isBrandFile(file) ? sendBrandFile(file, reply) : reply.sendFile(file),
      );
  const assets = new Set(files.filter(isAsset));
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const file = `assets/${request.params['*']}`;
    return assets.has(file) ? reply.sendFile(file) : handlePage(request, reply);
  });
}

const isAsset = (file: string): boolean => file.startsWith('assets/');

/** Returns the paths of the files to serve, with slashes. Leaves out compressed copies and hidden files and folders. */
async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/\.(br|gz)$/.test(file) && !/(^|\/)\./.test(file));
}

function getCacheControl(name: string): string {
  if (worker.test(name)) return 'no-cache';
  return hashed.test(name) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
