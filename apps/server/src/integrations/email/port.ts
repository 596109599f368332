import type { EmailSender } from './email-sender.ts';

/** Port that sends emails. One call sends one message to one recipient. */
export interface EmailPort {
  /**
   * Passes the message to the email service and returns its id. The same `messageId` produces the same Message-ID, so
   * email programs show one email even if a response was lost and the outbox retried. @throws EmailSendError when the
   * service didn't accept the message. `temporary` says whether a retry can help.
   */
  send(message: EmailMessage): Promise<{ messageId: string }>;
}

export interface EmailMessage {
  /** Sender: 'Name <address>', a plain email address, or name and address as fields. Defaults to the configured sender. */
  from?: string | EmailSender;
  /** Plain email address of the recipient. */
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly EmailAttachment[];
  /** Reply-To address. Without it, replies go to the sender. */
  replyTo?: { name: string; address: string };
  headers?: Readonly<Record<string, string>>;
  /**
   * Id that is equal in every attempt to send the same email, such as the id of its outbox row. Without brackets and
   * domain.
   */
  messageId: string;
}

export interface EmailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
  /** Content id of an inline image, which the HTML references as `cid:…`; undefined for other attachments. */
  cid?: string;
}

export class EmailSendError extends Error {
  override readonly name = 'EmailSendError';
  /**
   * Whether a retry can help: the email service was unavailable, busy or misconfigured. If false, it will never accept
   * this message.
   */
  readonly temporary: boolean;

  /** Whether the recipient's email address can't receive email, permanently, so that someone must correct it. */
  readonly isAddressRejected: boolean;

  constructor(message: string, temporary: boolean, cause?: unknown, isAddressRejected = false) {
    super(message, { cause });
    this.temporary = temporary;
    this.isAddressRejected = isAddressRejected;
  }
}
