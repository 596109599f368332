import { instant } from '@studio/contracts/shared-fields';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';

/** Position in the list: rank 1 for waiting conversations, 0 for others, then the time of the last message. */
export interface ConversationCursor {
  rank: number;
  lastMessageAt: Date;
  id: string;
}

const shape = z.tuple([z.enum(['0', '1']), instant, z.uuid()]);

export function encodeConversationCursor({ rank, lastMessageAt, id }: ConversationCursor): string {
  return Buffer.from(`${rank} ${lastMessageAt.toISOString()} ${id}`).toString('base64url');
}

/** Decodes a cursor from the client. Throws AppError bad_request for an invalid cursor. */
export function decodeConversationCursor(text: string): ConversationCursor {
  const read = shape.safeParse(Buffer.from(text, 'base64url').toString().split(' '));
  if (!read.success) throw new AppError('bad_request', 'Invalid cursor.');
  const [rank, lastMessageAt, id] = read.data;
  return { rank: Number(rank), lastMessageAt: new Date(lastMessageAt), id };
}
