import type { FastifyInstance } from 'fastify';
import type { Pool } from '../pool.ts';
import { clearBrowserCookie } from './browser-cookie.ts';
import type { HostedUiSettings } from './hosted-ui-settings.ts';
import { renderMessagePage } from './message-page.ts';
import { sendPage } from './send-page.ts';

/**
 * Where applications send people who sign out. The pages keep nobody signed in, so only what was begun here ends; tokens are
 * revoked by whoever holds them. A link to this from elsewhere can take nothing from anybody.
 */
export function logoutRoute(app: FastifyInstance, pool: Pool, settings: HostedUiSettings): void {
  app.get('/logout', async (request, reply) => {
    const { client_id, logout_uri } = request.query as Record<string, unknown>;
    const to = settings.logoutUrls.find((known) => known === logout_uri);
    clearBrowserCookie(reply, settings);
    if (client_id === pool.settings.clientId && to) return reply.redirect(to, 302);
    const why = 'The address to go on to is not known here. Nothing of this sign-in is kept.';
    return sendPage(reply, settings, renderMessagePage(settings, 'Logged out', why, 400));
  });
}
