import type { AssistantTopic, FixedAnswer } from '@studio/content/assistant/assistant-topic';
import { smallTalkTopicIds } from '@studio/content/assistant/topic-groups';
import type { AssistantTools, Reply, StudioDetails } from '../../integrations/assistant/port.ts';
import { buildContactLinks, buildReply } from './answers/build-reply.ts';
import { lookups } from './answers/lookups.ts';
import { buildPassageReply } from './answers/passage-reply.ts';
import type { ParsedMessage } from './parsing/parsed-message.ts';

/** Button that accepts the offer at the end of a reply. */
const acceptText = 'Yes, please';

/** Builds the reply of a topic to a message. Returns null if its lookup or passage finds nothing. */
export async function answerTopic(
  { id, answer }: AssistantTopic,
  message: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply | null> {
  const reply =
    'lookup' in answer
      ? ((await lookups[answer.lookup]?.(message, tools)) ?? null)
      : 'passage' in answer
        ? await answerFromPassage(answer, tools)
        : buildFixedReply(answer, message.studio);
  if (!reply) return null;
  const offer = reply.dialogueState?.offer ?? null;
  const suggestions = offer ? [acceptText, ...reply.suggestions].slice(0, 3) : reply.suggestions;
  const bookings = reply.links.map(({ to }) => to).filter((to) => to.startsWith('/booking/'));
  return {
    ...reply,
    suggestions,
    dialogueState: {
      topicId: id,
      offer,
      choices: reply.dialogueState?.choices ?? [],
      isSmallTalk: smallTalkTopicIds.has(id),
      ...(bookings.length > 0 && { bookings }),
    },
  };
}

async function answerFromPassage(
  { passage: id, lead, question, links, offer }: Extract<AssistantTopic['answer'], { passage: string }>,
  tools: AssistantTools,
): Promise<Reply | null> {
  const passage = await tools.passage(id);
  if (!passage) return null;
  const quoted = buildPassageReply(passage);
  const combined = [...quoted.links, ...(links ?? [])];
  return buildReply([lead, quoted.text, question].filter(Boolean).join(' '), {
    links: combined.filter(({ to }, index) => combined.findIndex((one) => one.to === to) === index),
    ...(offer && { offer }),
  });
}

function buildFixedReply(
  { text, links, suggestions, offer, handOver }: FixedAnswer,
  studio: StudioDetails,
): Reply {
  const details: Readonly<Record<string, string>> = {
    name: studio.name,
    phone: studio.phone,
    email: studio.email,
    address: studio.address,
    directions: studio.directions,
  };
  return buildReply(
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => details[name] ?? placeholder),
    {
      links: links ?? (/\{(phone|email)\}/.test(text) ? buildContactLinks(studio) : []),
      ...(suggestions && { suggestions }),
      ...(offer && { offer }),
      ...(handOver && { handOver }),
    },
  );
}
