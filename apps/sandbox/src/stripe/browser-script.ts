import { createHash } from 'node:crypto';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import type { FastifyInstance } from 'fastify';

const folder = dirname(findPackageJSON('@studio/sandbox', import.meta.url) ?? '');
let bundle: string | undefined;

/**
 * Serves the script at Stripe's path. The script calls the API next to its own URL, or at `publicUrl` when the browser
 * doesn't tell it that URL.
 */
export function registerScript(scope: FastifyInstance, publicUrl: string): void {
  scope.get('/basil/stripe.js', (request, reply) => {
    const text = bundleScript(publicUrl);
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    reply.headers({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=60, must-revalidate',
      'cross-origin-resource-policy': 'cross-origin',
      etag: tag,
    });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(text);
  });
}

/** Bundles `browser/` into one classic script, once per process. */
function bundleScript(publicUrl: string): string {
  bundle ??= build();
  return `((stripeSandboxBase) => {\n${bundle}})(${JSON.stringify(publicUrl)});\n`;
}

function build(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(folder, 'src/stripe/browser/stripe.ts')],
    bundle: true,
    charset: 'utf8',
    format: 'iife',
    legalComments: 'none',
    target: ['es2022'],
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
