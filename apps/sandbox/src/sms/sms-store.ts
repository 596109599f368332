import { randomUUID } from 'node:crypto';
import type { SandboxDatabase } from '../database.ts';

/** Text message as received. */
export interface ReceivedSms {
  sender: string;
  /** Phone number in E.164 format. */
  recipient: string;
  body: string;
}

export interface StoredSms extends ReceivedSms {
  id: string;
  sentAt: Date;
}

/** Stores a message and returns its id. The server acknowledges the message only afterwards. */
export async function storeSms(
  database: SandboxDatabase,
  { sender, recipient, body }: ReceivedSms,
): Promise<string> {
  const id = randomUUID();
  await database.query('INSERT INTO sandbox.texts (id, sender, recipient, body) VALUES ($1, $2, $3, $4)', [
    id,
    sender,
    recipient,
    body.replaceAll('\0', ''),
  ]);
  return id;
}

/** Returns messages to phone numbers that contain `part`, newest first; '' matches all numbers. */
export async function findSmsMessages(
  database: SandboxDatabase,
  part: string,
  limit: number,
): Promise<StoredSms[]> {
  const pattern = part.replace(/[\\%_]/g, '\\$&');
  const rows = await database.query<ReceivedSms & { id: string; sent_at: Date | string }>(
    `SELECT id, sender, recipient, body, sent_at FROM sandbox.texts
     WHERE recipient LIKE '%' || $1::text || '%' ORDER BY seq DESC LIMIT $2::integer`,
    [pattern, limit],
  );
  return rows.map(({ sent_at, ...text }) => ({ ...text, sentAt: new Date(sent_at) }));
}
