import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { SandboxDatabase } from '../database.ts';
import { rejectNul } from '../reject-nul.ts';
import { type EmailFaults, faultsBodySchema, updateEmailFaults } from './email-faults.ts';
import { findEmails, readAttachment, readEmail, type StoredEmail } from './email-store.ts';
import { renderEmailPreview } from './render-email-preview.ts';
import { renderMailbox } from './render-mailbox.ts';

/** Mails on one page of the list, and at most in one JSON answer. */
const pageSize = 50;
const jsonSize = 200;

/**
 * The mailbox in the browser, to be registered with a prefix such as `/sandbox/mail`:
 * the page itself, `{prefix}.json?to=` for tests, and `{prefix}/dials` for faults.
 */
export const mailboxPages: FastifyPluginAsync<{ database: SandboxDatabase }> = async (app, { database }) => {
  const base = app.prefix;
  rejectNul(app);

  app.get<{ Querystring: { to?: string; before?: string } }>('/', async (request, reply) => {
    const view = await listView(database, base, request.query);
    return sendSandboxPage(reply).send(renderMailbox(view));
  });

  app.get<{ Querystring: { to?: string } }>('.json', async (request, reply) => {
    const to = word(request.query.to);
    const mails = await findEmails(database, { ...(to && { to }), limit: jsonSize });
    return reply
      .header('cache-control', 'no-store')
      .send({ mails: mails.map((mail) => mailJson(base, mail)) });
  });

  app.get('/dials', () => updateEmailFaults(database, {}));
  app.post<{ Body: Partial<EmailFaults> }>('/dials', { schema: { body: faultsBodySchema } }, (request) =>
    updateEmailFaults(database, request.body),
  );

  app.get<{ Params: { id: string }; Querystring: { to?: string; part?: string } }>(
    '/:id',
    async (request, reply) => {
      const view = await listView(database, base, request.query);
      const mail = await readEmail(database, request.params.id);
      if (!mail) return sendSandboxPage(reply.code(404)).send(renderMailbox({ ...view, open: 'unknown' }));
      const part = request.query.part === 'text' || !mail.html ? 'text' : 'html';
      return sendSandboxPage(reply).send(renderMailbox({ ...view, open: { mail, part } }));
    },
  );

  app.get<{ Params: { id: string } }>('/:id/html', async (request, reply) => {
    const mail = await readEmail(database, request.params.id);
    if (!mail) return sendSandboxPage(reply.code(404)).send('');
    return sendSandboxPage(reply)
      .header('content-security-policy', framedPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .send(await renderEmailPreview(database, mail));
  });

  app.get<{ Params: { id: string; position: string } }>(
    '/:id/attachments/:position',
    async (request, reply) => {
      const { id, position } = request.params;
      const file = /^\d{1,4}$/.test(position)
        ? await readAttachment(database, id, Number(position))
        : undefined;
      if (!file) return reply.code(404).send({ message: 'There is no such attachment.' });
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

/** The mail itself may show its own styles and pictures, and nothing else: no scripts, no requests to anywhere. */
const framedPolicy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'";

/** An answer that is a page of the sandbox: nothing runs in it. */
export function sendSandboxPage(reply: FastifyReply): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy)
    .header('referrer-policy', 'same-origin');
}

async function listView(database: SandboxDatabase, base: string, asked: { to?: string; before?: string }) {
  const search = word(asked.to);
  const before = /^\d{1,15}$/.test(word(asked.before)) ? Number(asked.before) : undefined;
  const found = await findEmails(database, {
    ...(search && { toContains: search }),
    ...(before !== undefined && { before }),
    limit: pageSize + 1,
  });
  return { base, search, mails: found.slice(0, pageSize), hasOlder: found.length > pageSize };
}

/** A file name in the notation of RFC 8187. */
function headerValue(name: string): string {
  const escaped = encodeURIComponent(name.toWellFormed());
  return escaped.replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

/** One trimmed value of a query; a repeated one counts as none. */
function word(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function mailJson(base: string, mail: StoredEmail) {
  return {
    id: mail.id,
    messageId: mail.messageId,
    from: mail.sender,
    to: mail.recipients.join(', '),
    subject: mail.subject,
    text: mail.plain,
    html: mail.html,
    headers: mail.headers,
    sentAt: mail.sentAt.toISOString(),
    attachments: mail.attachments.map((file) => ({
      filename: file.filename,
      contentType: file.contentType,
      size: file.size,
      cid: file.contentId,
      url: `${base}/${mail.id}/attachments/${file.position}`,
    })),
  };
}
