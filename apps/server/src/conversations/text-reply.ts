import type { Reply } from '../integrations/assistant/port.ts';

/** An answer of text alone, but for what is given beside it. */
export function buildTextReply(text: string, beside: Partial<Omit<Reply, 'text'>> = {}): Reply {
  return { text, action: null, classIds: [], links: [], suggestions: [], handOver: false, ...beside };
}
