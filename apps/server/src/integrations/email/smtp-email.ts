import type { Transporter } from 'nodemailer';
import { type EmailMessage, type EmailPort, EmailSendError } from './port.ts';

export interface SmtpEmailOptions {
  /** SMTP URL: `smtp://user:password@host:587`, or `smtps://` for a connection that is encrypted from the start. */
  url: string;
  /** Default sender, such as 'Bookings <hello@…>'. */
  from: string;
  /** Time limit of each SMTP step, in milliseconds. */
  timeoutMs?: number;
}

/**
 * Sends email over SMTP through a few persistent connections. If the URL contains a password, the connection must be
 * encrypted, except on this machine. `?requireTLS=false` in the URL allows unencrypted connections.
 */
export function createSmtpEmail(options: SmtpEmailOptions): EmailPort & { close(): void } {
  const url = new URL(options.url);
  const timeoutMs = options.timeoutMs ?? 10_000;
  const settings = {
    pool: true as const,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    requireTLS: url.password !== '' && !isLoopback(url.hostname),
    // Attachments are part of the message, so nodemailer never needs to read a file or URL that a message names.
    disableFileAccess: true,
    disableUrlAccess: true,
    url: options.url,
  };
  // Loads the library only when the first email is sent.
  let transport: Transporter | undefined;
  const openTransport = async () => {
    const { createTransport } = await import('nodemailer');
    transport ??= createTransport(settings);
    return transport;
  };
  const domain = /@([^\s>]+)>?\s*$/.exec(options.from)?.[1] ?? 'localhost';
  return {
    async send(message) {
      if (!isOneAddress(message.to))
        throw new EmailSendError('The email address can’t receive emails.', false, undefined, true);
      const messageId = `<${message.messageId}@${domain}>`;
      try {
        await (await openTransport()).sendMail(toNodemailerMessage(message, options.from, messageId));
        return { messageId };
      } catch (error) {
        const temporary = isTemporary(error);
        throw new EmailSendError(reason(error), temporary, error, !temporary && concernsAddress(error));
      }
    },
    close: () => transport?.close(),
  };
}

function toNodemailerMessage(message: EmailMessage, from: string, messageId: string) {
  return {
    from: message.from ?? from,
    // The library uses an object unchanged, but would parse a string as a list of email addresses.
    to: { name: '', address: message.to },
    ...(message.replyTo ? { replyTo: message.replyTo } : {}),
    subject: message.subject,
    html: message.html,
    text: message.text,
    messageId,
    // Marks the email as automatic, so that out-of-office and ticket systems don't respond to it.
    headers: { 'Auto-Submitted': 'auto-generated', ...message.headers },
    attachments: message.attachments.map((file) => ({
      filename: file.filename,
      content: file.content,
      contentType: file.contentType,
      ...(file.cid ? { cid: file.cid, contentDisposition: 'inline' as const } : {}),
    })),
  };
}

/** Error of nodemailer: its code, the SMTP command that failed, and the server's response code. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * Returns whether a retry can help. A 5xx response to the message or its recipient is final (RFC 5321, section 4.2.1),
 * except 503, which is about the order of commands. Other failures may be temporary: the server is unavailable or busy,
 * or an administrator must correct the password or sender.
 */
function isTemporary(error: unknown): boolean {
  const { code, command, responseCode = 550 } = error as SmtpError;
  const concernsMessage = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
  return !concernsMessage || responseCode < 500 || responseCode === 503;
}

/** Returns whether the server rejected the recipient at RCPT TO, before any message was sent. */
function concernsAddress(error: unknown): boolean {
  const { code, command } = error as SmtpError;
  return code === 'EENVELOPE' && command !== 'MAIL FROM';
}

/** Returns the reason of a failure without the email address, which must not appear in logs. */
function reason(error: unknown): string {
  const { code, responseCode } = error as SmtpError;
  return `The email service rejected the message (${responseCode ?? code ?? 'unknown'}).`;
}

function isOneAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/.test(address);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
