import type { FastifyInstance } from 'fastify';
import type { Pool } from '../pool.ts';
import { clearBrowserCookie } from './browser-cookie.ts';
import type { HostedUiSettings } from './hosted-ui-settings.ts';
import { renderMessagePage } from './message-page.ts';
import { sendPage } from './send-page.ts';

/**
 * Registers `/logout`, to which applications redirect users after a logout. The hosted pages have no login session, so
 * only this browser's flows end; applications revoke their own tokens. A link from another site does no harm.
 */
export function registerLogoutRoute(app: FastifyInstance, pool: Pool, settings: HostedUiSettings): void {
  app.get('/logout', async (request, reply) => {
    const { client_id, logout_uri } = request.query as Record<string, unknown>;
    const to = settings.logoutUrls.find((url) => url === logout_uri);
    clearBrowserCookie(reply, settings);
    if (client_id === pool.settings.clientId && to) return reply.redirect(to, 302);
    const message = 'You’ve been logged out, but we don’t recognise the page you were going to.';
    return sendPage(reply, settings, renderMessagePage(settings, 'Logged out', message, 400));
  });
}
