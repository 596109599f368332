import type { FastifyPluginAsync } from 'fastify';
import type { SandboxDatabase } from '../database.ts';
import { type EmailFaults, faultsBodySchema, updateEmailFaults } from '../email/email-faults.ts';
import { sendSandboxPage } from '../email/mailbox-pages.ts';
import { renderSmsPage } from './render-sms-page.ts';
import { findSmsMessages } from './sms-store.ts';

/** How many messages are shown, and at most in one JSON answer. */
const size = 100;

/**
 * Text messages in the browser, to be registered with a prefix such as `/sandbox/sms`: the page itself,
 * `{prefix}.json?to=` for tests, and `{prefix}/dials` for faults.
 */
export const smsPages: FastifyPluginAsync<{ database: SandboxDatabase }> = async (app, { database }) => {
  const base = app.prefix;

  app.get<{ Querystring: { to?: unknown } }>('/', async ({ query }, reply) => {
    const search = digitsOf(query.to);
    return sendSandboxPage(reply).send(
      renderSmsPage({ base, search, texts: await findSmsMessages(database, search, size) }),
    );
  });

  app.get<{ Querystring: { to?: unknown } }>('.json', async ({ query }, reply) => {
    const found = await findSmsMessages(database, digitsOf(query.to), size);
    const texts = found.map(({ id, sender, recipient, body, sentAt }) => ({
      id,
      from: sender,
      to: recipient,
      text: body,
      sentAt: sentAt.toISOString(),
    }));
    return reply.header('cache-control', 'no-store').send({ texts });
  });

  app.get('/dials', () => updateEmailFaults(database, {}, 'sms_dials'));
  app.post<{ Body: Partial<EmailFaults> }>('/dials', { schema: { body: faultsBodySchema } }, ({ body }) =>
    updateEmailFaults(database, body, 'sms_dials'),
  );
};

/** What of a query can be of a number: in an address, a plus without escape is a space. */
const digitsOf = (value: unknown): string => (typeof value === 'string' ? value.replace(/\D/g, '') : '');
