import type { AssistantTools, Passage, Reply, WayOn } from '../../outside/assistant/port.ts';
import { firstSentences, say } from './replies.ts';

/** A passage by its id, found by words that it has; null where the studio no longer says so. */
export async function passageOf(tools: AssistantTools, id: string, words: string): Promise<Passage | null> {
  return (await tools.search(words)).find((passage) => passage.id === id) ?? null;
}

/** What a passage says, short, with its page and its place in the list of questions. */
export function saying({ id, text, link }: Passage, most = 4): Reply {
  const question: WayOn[] = id.startsWith('faq:')
    ? [{ label: 'Good to know', to: `/faq#${id.slice('faq:'.length)}` }]
    : [];
  const links = [...(link ? [link] : []), ...question];
  return say(firstSentences(text, most), {
    links: links.filter(({ to }, index) => links.findIndex((one) => one.to === to) === index),
  });
}
