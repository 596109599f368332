import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { SandboxDatabase } from '../database.ts';
import { faultsBodySchema, type MessageFaults, updateMessageFaults } from '../message-faults.ts';
import { rejectNul } from '../reject-nul.ts';
import { findEmails, readAttachment, readEmail, type StoredEmail } from './email-store.ts';
import { renderEmailPreview } from './render-email-preview.ts';
import { renderMailbox } from './render-mailbox.ts';

/** Emails per page of the list. */
const pageSize = 50;
/** Maximum number of emails in the JSON response. */
const maxJsonEmails = 200;

/**
 * Serves the mailbox, under a prefix such as `/sandbox/mail`: the page, `{prefix}.json?to=` for tests, and
 * `{prefix}/dials` for fault settings.
 */
export const mailboxPages: FastifyPluginAsync<{ database: SandboxDatabase }> = async (app, { database }) => {
  const base = app.prefix;
  rejectNul(app);

  app.get<{ Querystring: { to?: string; before?: string } }>('/', async (request, reply) => {
    const view = await listView(database, base, request.query);
    return sendSandboxPage(reply).send(renderMailbox(view));
  });

  app.get<{ Querystring: { to?: string } }>('.json', async (request, reply) => {
    const to = toText(request.query.to);
    const emails = await findEmails(database, { ...(to && { to }), limit: maxJsonEmails });
    return reply
      .header('cache-control', 'no-store')
      .send({ mails: emails.map((email) => toEmailJson(base, email)) });
  });

  app.get('/dials', () => updateMessageFaults(database, {}));
  app.post<{ Body: Partial<MessageFaults> }>('/dials', { schema: { body: faultsBodySchema } }, (request) =>
    updateMessageFaults(database, request.body),
  );

  app.get<{ Params: { id: string }; Querystring: { to?: string; part?: string } }>(
    '/:id',
    async (request, reply) => {
      const view = await listView(database, base, request.query);
      const email = await readEmail(database, request.params.id);
      if (!email) return sendSandboxPage(reply.code(404)).send(renderMailbox({ ...view, open: 'unknown' }));
      const part = request.query.part === 'text' || !email.html ? 'text' : 'html';
      return sendSandboxPage(reply).send(renderMailbox({ ...view, open: { email, part } }));
    },
  );

  app.get<{ Params: { id: string } }>('/:id/html', async (request, reply) => {
    const email = await readEmail(database, request.params.id);
    if (!email) return sendSandboxPage(reply.code(404)).send('');
    return sendSandboxPage(reply)
      .header('content-security-policy', framedPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .send(await renderEmailPreview(database, email));
  });

  app.get<{ Params: { id: string; position: string } }>(
    '/:id/attachments/:position',
    async (request, reply) => {
      const { id, position } = request.params;
      const file = /^\d{1,4}$/.test(position)
        ? await readAttachment(database, id, Number(position))
        : undefined;
      if (!file) return reply.code(404).send({ message: 'Attachment not found.' });
      return reply
        .header(
          'content-type',
          /^[\w.+-]+\/[\w.+-]+$/.test(file.contentType) ? file.contentType : 'application/octet-stream',
        )
        .header('content-disposition', `attachment; filename*=UTF-8''${headerValue(file.filename)}`)
        .header('x-content-type-options', 'nosniff')
        .send(file.content);
    },
  );
};

/** Content Security Policy of the framed email. Allows its own styles and images, but no scripts and no requests. */
const framedPolicy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'";

/** Sets the headers of a sandbox page, in which no scripts can run. */
export function sendSandboxPage(reply: FastifyReply): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy)
    .header('referrer-policy', 'same-origin');
}

async function listView(database: SandboxDatabase, base: string, query: { to?: string; before?: string }) {
  const search = toText(query.to);
  const before = /^\d{1,15}$/.test(toText(query.before)) ? Number(query.before) : undefined;
  const found = await findEmails(database, {
    ...(search && { toContains: search }),
    ...(before !== undefined && { before }),
    limit: pageSize + 1,
  });
  return { base, search, emails: found.slice(0, pageSize), hasOlder: found.length > pageSize };
}

/** Encodes a file name for a header as RFC 8187 specifies. */
function headerValue(name: string): string {
  const escaped = encodeURIComponent(name.toWellFormed());
  return escaped.replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

/** Returns a trimmed query value, or '' for a parameter that is missing or repeated. */
function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function toEmailJson(base: string, email: StoredEmail) {
  return {
    id: email.id,
    messageId: email.messageId,
    from: email.sender,
    to: email.recipients.join(', '),
    subject: email.subject,
    text: email.plain,
    html: email.html,
    headers: email.headers,
    sentAt: email.sentAt.toISOString(),
    attachments: email.attachments.map((file) => ({
      filename: file.filename,
      contentType: file.contentType,
      size: file.size,
      cid: file.contentId,
      url: `${base}/${email.id}/attachments/${file.position}`,
    })),
  };
}
