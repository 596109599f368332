import type { AssistantTopic, FixedAnswer } from '@studio/content/assistant/assistant-topic';
import { smallTalkTopicIds } from '@studio/content/assistant/topic-groups';
import { formatArrivalLead } from '@studio/domain/site/format-arrival-lead';
import { fillCopy } from '@studio/domain/site-copy/tidy-copy';
import type { AssistantTools, Reply, StudioDetails } from '../../integrations/assistant/port.ts';
import { buildContactLinks, buildReply } from './answers/build-reply.ts';
import { lookups } from './answers/lookups.ts';
import { buildPassageReply } from './answers/passage-reply.ts';
import { chooseAnswerText, loadSources } from './choose-answer-text.ts';
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
        : await answerFixed(answer, message.studio, tools);
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

/** Returns the fixed reply if it is true of the studio, or else the texts of the owner that it rephrases. */
async function answerFixed(
  answer: FixedAnswer,
  studio: StudioDetails,
  tools: AssistantTools,
): Promise<Reply | null> {
  const sources = await loadSources(answer, tools);
  const text = chooseAnswerText(answer, studio, sources);
  if (text !== null) return buildFixedReply({ ...answer, text }, studio);
  const edited = sources.filter(({ isEdited }) => isEdited).map((passage) => buildPassageReply(passage));
  if (edited.length === 0) return null;
  const links = edited.flatMap((one) => one.links);
  return buildReply(edited.map((one) => one.text).join(' '), {
    links: links.filter(({ to }, index) => links.findIndex((one) => one.to === to) === index),
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
    early: formatArrivalLead(studio.arriveEarlyMinutes),
  };
  return buildReply(fillCopy(text, details), {
    links: links ?? (/\{(phone|email)\}/.test(text) ? buildContactLinks(studio) : []),
    ...(suggestions && { suggestions }),
    ...(offer && { offer }),
    ...(handOver && { handOver }),
  });
}
