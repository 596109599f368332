import type { AssistantTools, Passage, Reply, ReplyLink } from '../../integrations/assistant/port.ts';
import { buildReply, takeFirstSentences } from './build-reply.ts';

/** A passage by its id, found by words that it has; null where the studio no longer says so. */
export async function findPassage(tools: AssistantTools, id: string, words: string): Promise<Passage | null> {
  return (await tools.search(words)).find((passage) => passage.id === id) ?? null;
}

/** What a passage says, short, with its page and its place in the list of questions. */
export function buildPassageReply({ id, text, link }: Passage, most = 4): Reply {
  const question: ReplyLink[] = id.startsWith('faq:')
    ? [{ label: 'Good to know', to: `/faq#${id.slice('faq:'.length)}` }]
    : [];
  const links = [...(link ? [link] : []), ...question];
  return buildReply(takeFirstSentences(text, most), {
    links: links.filter(({ to }, index) => links.findIndex((one) => one.to === to) === index),
  });
}
