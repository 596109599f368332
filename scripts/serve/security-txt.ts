import { loadBranchProfile } from '@studio/server/catalogue/store';
import { registerScopedErrorHandler } from '@studio/server/platform/http/error-handler';
import type { Services } from '@studio/server/platform/services';
import type { FastifyPluginAsync } from 'fastify';

const day = 24 * 60 * 60 * 1000;

/** Days for which the file is valid, which must be less than a year (RFC 9116, section 2.5.5). */
const validDays = 180;

/** Renders `/.well-known/security.txt` (RFC 9116), which says where to report a vulnerability. */
export function renderSecurityTxt(email: string, publicUrl: string, now: Date): string {
  const expires = new Date(Math.ceil(now.getTime() / day) * day + validDays * day);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Serves `/.well-known/security.txt`, with the email address from the studio's settings. */
export function serveSecurityTxt({ config, database, clock }: Services): FastifyPluginAsync {
  return async (app) => {
    registerScopedErrorHandler(app);
    app.get('/.well-known/security.txt', async (_request, reply) => {
      const { email } = await loadBranchProfile(database, config.branchId);
      return reply
        .headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
        .type('text/plain; charset=utf-8')
        .send(renderSecurityTxt(email, config.publicUrl, clock.now()));
    });
  };
}
