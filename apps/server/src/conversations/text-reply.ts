import type { Reply } from '../integrations/assistant/port.ts';

/** Builds a reply from text and optional attachments. */
export function buildTextReply(text: string, extras: Partial<Omit<Reply, 'text'>> = {}): Reply {
  return { text, action: null, classIds: [], links: [], suggestions: [], handOver: false, ...extras };
}
