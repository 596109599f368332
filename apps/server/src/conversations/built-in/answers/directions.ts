import type { AssistantTools, Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';

/** Means of transport, with the passage about each. */
const directionsByMode: readonly (readonly [mentioned: RegExp, passageId: string])[] = [
  [/\b(walk|walking|foot|which way|coming out)\b/, 'directions:foot'],
  [/\b(bus|buses)\b/, 'directions:bus'],
  [/\b(tube|underground|trains?|line|rail|overground|station)\b/, 'directions:train'],
  [/\b(bike|bikes|bicycle|cycle|cycling)\b/, 'directions:bike'],
  [/\b(wheelchair|step free|lifts?|accessib\w+|disabled|pram|buggy|mobility)\b/, 'directions:step-free'],
];

const exitPattern = /\b(exits?|come out|get out|leave|side|then where|from the station|after)\b/;
const directionsLink = { label: 'How to get here', to: '/contact' };

/** Says how to reach the studio by the means of transport that the message names, otherwise where the studio is. */
export async function answerDirections(
  { normalized, studio }: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply> {
  const { address, directions } = studio;
  const ids = directionsByMode
    .filter(([mentioned]) => mentioned.test(normalized))
    .map(([, passageId]) => passageId);
  const [id] = ids;
  const stepFree =
    ids.length > 1 && ids.includes('directions:step-free')
      ? await tools.passage('directions:step-free')
      : null;
  const passage = id ? await tools.passage(id) : null;
  const fromStation =
    id === 'directions:train' && exitPattern.test(normalized) ? await tools.passage('directions:foot') : null;
  if (passage && fromStation)
    return buildReply(`${passage.text} ${fromStation.text} We’re at ${address}.`, {
      links: [directionsLink],
    });
  const isOnFoot = id === 'directions:train' || id === 'directions:foot';
  const sentences = [
    passage?.text,
    // A studio may have no directions.
    passage && !isOnFoot ? null : directions,
    stepFree?.text,
    `We’re at ${address}.`,
  ];
  return buildReply(sentences.filter(Boolean).join(' '), { links: [directionsLink] });
}
