import type { AssistantTools, Passage, Reply, ReplyLink } from '../../integrations/assistant/port.ts';
import { buildReply, takeFirstSentences } from './build-reply.ts';

/**
 * Returns a passage by its id, found by searching for `query`. Returns null if the studio's texts no longer contain the
 * passage.
 */
export async function findPassage(tools: AssistantTools, id: string, query: string): Promise<Passage | null> {
  return (await tools.search(query)).find((passage) => passage.id === id) ?? null;
}

/** Shortens a passage to a reply, with links to its page and its question in the FAQ. */
export function buildPassageReply({ id, text, link }: Passage, maxSentences = 4): Reply {
  const question: ReplyLink[] = id.startsWith('faq:')
    ? [{ label: 'Good to know', to: `/faq#${id.slice('faq:'.length)}` }]
    : [];
  const links = [...(link ? [link] : []), ...question];
  return buildReply(takeFirstSentences(text, maxSentences), {
    links: links.filter(({ to }, index) => links.findIndex((one) => one.to === to) === index),
  });
}
