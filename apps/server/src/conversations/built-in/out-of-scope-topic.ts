import type { Reply } from '../../integrations/assistant/port.ts';
import { buildContactLinks, buildReply } from './build-reply.ts';
import type { ParsedMessage } from './parsed-message.ts';
import type { Topic } from './topic.ts';

/**
 * Requests that the assistant declines and subjects that have nothing to do with the studio, each with its reply. The
 * first match counts.
 */
const declinedRequests: readonly (readonly [RegExp, string])[] = [
  [
    /\b(ignore|forget|disregard) (your|all|the|previous|any) \b|\b(system prompt|your (prompt|instructions|rules)|repeat the text|text above|pretend (you|to be)|act as|jailbreak)\b/,
    'I can only help with the studio: classes, prices, bookings and how to find us.',
  ],
  [
    /\b(customer|client|member) (emails?|list|names|data|details|phone)\b|\b(all|every) (the )?(customers?|clients?|emails)\b/,
    'I can’t share other people’s details with anyone.',
  ],
  [
    /\bwho else\b|\b(has|did) (?!i\b|you\b|the\b)\w+ (\w+ ){0,4}(booked|book)\b|\bis (my friend|she|he) (booked|coming)\b|\bfriend \w+ \w+ might be in\b/,
    'I can’t say who has booked. That’s private.',
  ],
  [
    /\bcancel (all|every) (the )?(class|classes|bookings)\b/,
    'I can’t change the timetable from here. Only our team can.',
  ],
  [
    /\b(weather|vote|election|politic\w*|poem|capital of|python|javascript|code to|function to|recipe|breakfast|protein|brunch|restaurant|football|bitcoin|horoscope|joke|song|translate|president|prime minister|delays?|news|homework|math|stock)\b/,
    'I can’t help with that. I can only help with the studio: classes, prices, bookings and how to find us.',
  ],
  [
    /\b(better than|compared (to|with)) (you|yours|your studio)\b|\b(other|another|competitor) studios?\b/,
    'I can’t compare us with other studios, as I only know about this one. A tour is the best way to see it.',
  ],
  [
    /\b(lose|losing) (\w+ ){0,3}(weight|kilos|kg|pounds|stone|inches|fat)\b|\b(kilos|weight loss|calories)\b/,
    'I can’t promise a result like that, and no class can. Ask your instructor what you can expect.',
  ],
];

/** Topic for messages that are out of scope, or that the assistant declines. */
export const outOfScopeTopic: Topic = {
  name: 'outside',
  cues: [
    ...declinedRequests.map(([words]) => [words, 6] as const),
    [/\b(delayed|running late|late for|miss|joke)\b.*\b(class|am|pm)\b/, -4],
    [/\bpretend (you|to be)\b.*\bdoctor\b/, 6],
    [/\bfree class\b/, -2],
  ],
  answer: async ({ normalized, studio }: ParsedMessage): Promise<Reply> => {
    const found = declinedRequests.find(([pattern]) => pattern.test(normalized));
    const text = /\bdoctor\b/.test(normalized)
      ? 'I’m not a doctor, so I can’t say. Please ask your doctor or a physiotherapist first.'
      : (found?.[1] ?? '');
    return buildReply(text, {
      links: buildContactLinks(studio).slice(0, 1),
      suggestions: ['Classes tomorrow', 'What does it cost?'],
    });
  },
};
