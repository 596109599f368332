import { randomUUID } from 'node:crypto';
import type { SandboxDatabase } from '../database.ts';

/** Email as received over SMTP. */
export interface ReceivedEmail {
  messageId: string;
  sender: string;
  /** Email addresses of the SMTP envelope. */
  recipients: readonly string[];
  subject: string;
  html: string;
  plain: string;
  /** Values of the headers that email clients act on, by their lower-case names. */
  headers: Readonly<Record<string, string>>;
  attachments: readonly ReceivedAttachment[];
}

export interface ReceivedAttachment {
  filename: string;
  contentType: string;
  /** Content-ID without angle brackets; null for files that aren't shown inside the email. */
  contentId: string | null;
  content: Buffer;
}

export interface StoredEmail extends Omit<ReceivedEmail, 'attachments'> {
  id: string;
  /** Number that increases with each email, and the cursor of the list. */
  seq: number;
  sentAt: Date;
  attachments: readonly StoredAttachment[];
}

export interface StoredAttachment extends Omit<ReceivedAttachment, 'content'> {
  /** Index in the email, from 0. */
  position: number;
  /** Size in bytes. */
  size: number;
}

/** Stores an email and returns its id. The server acknowledges the email only afterwards. */
export async function storeEmail(database: SandboxDatabase, email: ReceivedEmail): Promise<string> {
  const id = randomUUID();
  await database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO sandbox.mails (id, message_id, sender, recipients, subject, html, plain, headers)
       VALUES ($1, $2, $3, $4::text[], $5, $6, $7, $8::jsonb)`,
      [
        id,
        email.messageId,
        email.sender,
        email.recipients.map((address) => address.toLowerCase()),
        // PostgreSQL stores no NUL characters, but an email may contain them.
        ...[email.subject, email.html, email.plain].map((text) => text.replaceAll('\0', '')),
        JSON.stringify(email.headers).replaceAll('\\u0000', ''),
      ],
    );
    for (const [position, file] of email.attachments.entries()) {
      await tx.query(
        `INSERT INTO sandbox.mail_attachments
           (mail_id, position, filename, content_type, content_id, size, content_base64)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [
          id,
          position,
          file.filename.replaceAll('\0', ''),
          file.contentType,
          file.contentId,
          file.content.length,
          file.content.toString('base64'),
        ],
      );
    }
  });
  return id;
}

export interface EmailSearch {
  /** Whole email address, in upper or lower case. */
  to?: string;
  /** Part of an email address. */
  toContains?: string;
  /** Finds only emails older than the one with this `seq`. */
  before?: number;
  limit: number;
}

/** Returns matching emails, newest first. */
export async function findEmails(database: SandboxDatabase, search: EmailSearch): Promise<StoredEmail[]> {
  const pattern = search.toContains?.toLowerCase().replace(/[\\%_]/g, '\\$&') ?? '';
  const rows = await database.query<EmailRow>(
    `SELECT ${emailColumns} FROM sandbox.mails m
     WHERE ($1::text = '' OR $1::text = ANY (m.recipients))
       AND ($2::text = '' OR EXISTS (
         SELECT 1 FROM unnest(m.recipients) AS address WHERE address LIKE '%' || $2::text || '%'))
       AND m.seq < $3::bigint
     ORDER BY m.seq DESC LIMIT $4::integer`,
    [search.to?.toLowerCase() ?? '', pattern, search.before ?? Number.MAX_SAFE_INTEGER, search.limit],
  );
  return rows.map(toStoredEmail);
}

export async function readEmail(database: SandboxDatabase, id: string): Promise<StoredEmail | undefined> {
  const rows = await database.query<EmailRow>(`SELECT ${emailColumns} FROM sandbox.mails m WHERE m.id = $1`, [
    id,
  ]);
  return rows.map(toStoredEmail)[0];
}

/** Returns one attachment with its content. */
export async function readAttachment(
  database: SandboxDatabase,
  emailId: string,
  position: number,
): Promise<ReceivedAttachment | undefined> {
  const [row] = await database.query<AttachmentRow & { content_base64: string }>(
    `SELECT filename, content_type, content_id, content_base64 FROM sandbox.mail_attachments
     WHERE mail_id = $1 AND position = $2::integer`,
    [emailId, position],
  );
  if (!row) return undefined;
  return {
    filename: row.filename,
    contentType: row.content_type,
    contentId: row.content_id,
    content: Buffer.from(row.content_base64, 'base64'),
  };
}

const emailColumns = `m.id, m.seq, m.message_id, m.sender, m.recipients, m.subject, m.html, m.plain, m.headers, m.sent_at,
  coalesce((SELECT json_agg(json_build_object('position', a.position, 'filename', a.filename,
      'content_type', a.content_type, 'content_id', a.content_id, 'size', a.size) ORDER BY a.position)
    FROM sandbox.mail_attachments a WHERE a.mail_id = m.id), '[]'::json) AS attachments`;

interface AttachmentRow {
  position: number;
  filename: string;
  content_type: string;
  content_id: string | null;
  size: number;
}

interface EmailRow {
  id: string;
  seq: string | number;
  message_id: string;
  sender: string;
  recipients: string[];
  subject: string;
  html: string;
  plain: string;
  headers: Record<string, string>;
  sent_at: Date | string;
  attachments: AttachmentRow[];
}

function toStoredEmail(row: EmailRow): StoredEmail {
  return {
    id: row.id,
    seq: Number(row.seq),
    messageId: row.message_id,
    sender: row.sender,
    recipients: row.recipients,
    subject: row.subject,
    html: row.html,
    plain: row.plain,
    headers: row.headers,
    sentAt: new Date(row.sent_at),
    attachments: row.attachments.map((file) => ({
      position: file.position,
      filename: file.filename,
      contentType: file.content_type,
      contentId: file.content_id,
      size: file.size,
    })),
  };
}
