import { createTransport } from 'nodemailer';
import { type EmailMessage, type EmailPort, EmailSendError } from './port.ts';

export interface SmtpEmailOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for a connection that is encrypted from the start. */
  url: string;
  /** The sender of messages that name none: 'Miles Street <hello@…>'. */
  from: string;
  /** How long to wait for each step of the conversation, in milliseconds. */
  timeoutMs?: number;
}

/**
 * Sends mail over SMTP, over a few connections that are kept open. With a password in the address the connection
 * must be encrypted, except on this machine; `?requireTLS=false` in the address says otherwise.
 */
export function createSmtpEmail(options: SmtpEmailOptions): EmailPort & { close(): void } {
  const url = new URL(options.url);
  const timeoutMs = options.timeoutMs ?? 10_000;
  const transport = createTransport({
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    requireTLS: url.password !== '' && !isLoopback(url.hostname),
    // Messages carry their attachments; nothing in one may make this machine read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    url: options.url,
  });
  const domain = /@([^\s>]+)>?\s*$/.exec(options.from)?.[1] ?? 'localhost';
  return {
    async send(message) {
      if (!isOneAddress(message.to))
        throw new EmailSendError('The address cannot receive mail.', false, undefined, true);
      const messageId = `<${message.messageId}@${domain}>`;
      try {
        await transport.sendMail(wire(message, options.from, messageId));
        return { messageId };
      } catch (error) {
        const temporary = isTemporary(error);
        throw new EmailSendError(reason(error), temporary, error, !temporary && concernsAddress(error));
      }
    },
    close: () => transport.close(),
  };
}

function wire(message: EmailMessage, from: string, messageId: string) {
  return {
    from: message.from ?? from,
    // As an object it is taken as it is, a bare string would be read as a list of addresses.
    to: { name: '', address: message.to },
    ...(message.replyTo ? { replyTo: message.replyTo } : {}),
    subject: message.subject,
    html: message.html,
    text: message.text,
    messageId,
    // Asks holiday notices and ticket systems not to answer.
    headers: { 'Auto-Submitted': 'auto-generated', ...message.headers },
    attachments: message.attachments.map((file) => ({
      filename: file.filename,
      content: file.content,
      contentType: file.contentType,
      ...(file.cid ? { cid: file.cid, contentDisposition: 'inline' as const } : {}),
    })),
  };
}

/** What nodemailer tells about a failure: its own code, the SMTP command it concerns, and the answer to that. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * A refusal with a 5xx answer to the message or its address is final (RFC 5321, section 4.2.1), except 503, which
 * concerns the order of commands. Everything else may pass: the service is away or busy, and a wrong password or
 * sender is mended in the settings, not in the message.
 */
function isTemporary(error: unknown): boolean {
  const { code, command, responseCode = 550 } = error as SmtpError;
  const concernsMessage = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
  return !concernsMessage || responseCode < 500 || responseCode === 503;
}

/** Refused at RCPT TO, before any message was sent. */
function concernsAddress(error: unknown): boolean {
  const { code, command } = error as SmtpError;
  return code === 'EENVELOPE' && command !== 'MAIL FROM';
}

/** The reason without the address it concerns, which belongs into no log. */
function reason(error: unknown): string {
  const { code, responseCode } = error as SmtpError;
  return `The mail service did not take the message (${responseCode ?? code ?? 'unknown'}).`;
}

function isOneAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/.test(address);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
