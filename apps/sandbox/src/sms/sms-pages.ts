import type { FastifyPluginAsync } from 'fastify';
import type { SandboxDatabase } from '../database.ts';
import { sendSandboxPage } from '../email/mailbox-pages.ts';
import { faultsBodySchema, type MessageFaults, updateMessageFaults } from '../message-faults.ts';
import { renderSmsPage } from './render-sms-page.ts';
import { findSmsMessages } from './sms-store.ts';

/** Maximum number of messages on the page and in the JSON response. */
const maxMessages = 100;

/**
 * Serves text messages, under a prefix such as `/sandbox/sms`: the page, `{prefix}.json?to=` for tests, and
 * `{prefix}/dials` for fault settings.
 */
export const smsPages: FastifyPluginAsync<{ database: SandboxDatabase }> = async (app, { database }) => {
  const base = app.prefix;

  app.get<{ Querystring: { to?: unknown } }>('/', async ({ query }, reply) => {
    const search = toDigits(query.to);
    return sendSandboxPage(reply).send(
      renderSmsPage({ base, search, texts: await findSmsMessages(database, search, maxMessages) }),
    );
  });

  app.get<{ Querystring: { to?: unknown } }>('.json', async ({ query }, reply) => {
    const found = await findSmsMessages(database, toDigits(query.to), maxMessages);
    const texts = found.map(({ id, sender, recipient, body, sentAt }) => ({
      id,
      from: sender,
      to: recipient,
      text: body,
      sentAt: sentAt.toISOString(),
    }));
    return reply.header('cache-control', 'no-store').send({ texts });
  });

  app.get('/dials', () => updateMessageFaults(database, {}, 'sms_dials'));
  app.post<{ Body: Partial<MessageFaults> }>('/dials', { schema: { body: faultsBodySchema } }, ({ body }) =>
    updateMessageFaults(database, body, 'sms_dials'),
  );
};

/** Returns only the digits of a query value, because an unescaped plus in a URL is a space. */
const toDigits = (value: unknown): string => (typeof value === 'string' ? value.replace(/\D/g, '') : '');
