import type { AddressInfo } from 'node:net';
import type { ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { SandboxDatabase } from '../database.ts';
import { consumeNextFault } from '../message-faults.ts';
import { type ReceivedEmail, storeEmail } from './email-store.ts';
import { migrateEmailSandbox } from './schema.ts';

export interface EmailSandboxOptions {
  database: SandboxDatabase;
  /** Port of the server; 0 picks any free port. */
  port: number;
  host: '127.0.0.1';
}

export interface EmailSandbox {
  port: number;
  stop(): Promise<void>;
}

/** Maximum size of one message in bytes, including attachments. */
const messageLimit = 20 * 1024 * 1024;

/**
 * Starts an SMTP server on the loopback interface that stores received emails in the database. It accepts any login,
 * and acknowledges a message only after storing it.
 */
export async function startEmailSandbox(options: EmailSandboxOptions): Promise<EmailSandbox> {
  await migrateEmailSandbox(options.database);
  const server = new SMTPServer({
    banner: 'Email sandbox',
    authOptional: true,
    // A loopback connection needs no encryption, and no client would trust the certificate.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: messageLimit,
    closeTimeout: 500,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    // No domain ends in .invalid (RFC 2606), so such a recipient is rejected before the message.
    onRcptTo: ({ address }, _session, done) =>
      done(address.endsWith('.invalid') ? smtpError(550, 'No such domain') : null),
    onData(stream, session, done) {
      receive(options.database, stream, session).then(() => done(null), done);
    },
  });
  // A client that disconnects halfway must not end the process.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(options.port, options.host, () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;
  return { port, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function receive(
  database: SandboxDatabase,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> {
  // Loads the parser with the first email.
  const { simpleParser } = await import('mailparser');
  const parsed = await simpleParser(stream, { keepCidLinks: true, skipTextToHtml: true });
  if (stream.sizeExceeded) throw smtpError(552, 'The message is too big');
  const rejection = await consumeNextFault(database);
  if (rejection === 'for now') throw smtpError(451, 'Requested action aborted, try again later');
  if (rejection === 'for good') throw smtpError(550, 'Requested action not taken, mailbox unavailable');
  await storeEmail(database, toReceivedEmail(parsed, session));
}

function toReceivedEmail(parsed: ParsedMail, session: SMTPServerSession): ReceivedEmail {
  const { mailFrom, rcptTo } = session.envelope;
  const author = parsed.from?.value[0];
  const bounceAddress = mailFrom ? mailFrom.address : '';
  return {
    messageId: parsed.messageId ?? '',
    sender: author?.name ? `${author.name} <${author.address}>` : (author?.address ?? bounceAddress),
    recipients: rcptTo.map((recipient) => recipient.address),
    subject: parsed.subject ?? '',
    html: parsed.html || '',
    plain: parsed.text ?? '',
    headers: pickHeaders(parsed),
    attachments: parsed.attachments.map((file, index) => ({
      filename: file.filename ?? `attachment-${index + 1}`,
      contentType: file.contentType,
      contentId: file.cid ?? null,
      content: file.content,
    })),
  };
}

const headerNames = ['reply-to', 'list-unsubscribe', 'list-unsubscribe-post', 'auto-submitted'];

/** Returns the headers that email clients act on, each on one line. */
function pickHeaders({ headerLines }: ParsedMail): Record<string, string> {
  const found = headerLines.filter(({ key }) => headerNames.includes(key));
  return Object.fromEntries(
    found.map(({ key, line }) => [
      key,
      line
        .slice(line.indexOf(':') + 1)
        .replace(/\r?\n\s+/g, ' ')
        .trim(),
    ]),
  );
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
