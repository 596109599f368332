import type { Reply } from '../../../integrations/assistant/port.ts';
import { maxReplyClasses } from './build-reply.ts';

const maxLinks = 5;

/** Joins the replies to several questions of one message. The last one stays open for a follow-up. */
export function joinReplies(replies: readonly Reply[]): Reply {
  const last = replies.at(-1);
  const links = replies.flatMap((reply) => reply.links);
  return {
    text: [...new Set(replies.map(({ text }) => text))].join('\n\n'),
    action: replies.find(({ action }) => action)?.action ?? null,
    classIds: [...new Set(replies.flatMap(({ classIds }) => classIds))].slice(0, maxReplyClasses),
    links: links
      .filter(({ to }, index) => links.findIndex((link) => link.to === to) === index)
      .slice(0, maxLinks),
    suggestions: last?.suggestions ?? [],
    handOver: replies.some(({ handOver }) => handOver),
    dialogueState: last?.dialogueState ?? null,
  };
}
