import type { Reply } from '../../../integrations/assistant/port.ts';
import { maxReplyClasses } from './build-reply.ts';

const maxLinks = 5;

/**
 * Joins the replies to several questions of one message. Leaves out replies that repeat the text, or the topic and the
 * classes, of an earlier one. Puts replies with an offer last, because the visitor's next message answers the last
 * reply.
 */
export function joinReplies(all: readonly Reply[]): Reply {
  const withoutRepeats = all.filter(
    (reply, index) =>
      !all
        .slice(0, index)
        .some((one) => one.text === reply.text || (one.classIds.length > 0 && haveSameClasses(one, reply))),
  );
  const hasOffer = ({ dialogueState }: Reply) => Boolean(dialogueState?.offer);
  const replies = [
    ...withoutRepeats.filter((one) => !hasOffer(one)),
    ...withoutRepeats.filter((one) => hasOffer(one)),
  ];
  const last = replies.at(-1);
  const links = replies.flatMap((reply) => reply.links);
  return {
    text: [...new Set(replies.flatMap(({ text }) => text.split('\n\n')))].join('\n\n'),
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

function haveSameClasses(one: Reply, other: Reply): boolean {
  return (
    one.dialogueState?.topicId === other.dialogueState?.topicId && `${one.classIds}` === `${other.classIds}`
  );
}
