import type { AssistantTools, Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';

/** Ways to travel, with the passage about each. */
const waysToTravel: readonly (readonly [mentioned: RegExp, passageId: string])[] = [
  [/\b(walk|walking|foot|which way|coming out)\b/, 'way:foot'],
  [/\b(tube|underground|trains?|line|rail|overground|station)\b/, 'way:train'],
  [/\b(bus|buses)\b/, 'way:bus'],
  [/\b(bike|bikes|bicycle|cycle|cycling)\b/, 'way:bike'],
  [/\b(wheelchair|step free|accessib\w+|disabled|pram|buggy|mobility)\b/, 'way:step-free'],
];

/** Says how to reach the studio by what the message names, otherwise where it is. */
export async function answerDirections(
  { normalized, studio }: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply> {
  const { address, directions } = studio;
  const id = waysToTravel.find(([mentioned]) => mentioned.test(normalized))?.[1];
  const passage = id ? await tools.passage(id) : null;
  const route = passage
    ? `${passage.text}${id === 'way:train' || id === 'way:foot' ? ` ${directions}` : ''}`
    : directions;
  return buildReply(`${route} We’re at ${address}.`, {
    links: [{ label: 'How to get here', to: '/contact' }],
  });
}
