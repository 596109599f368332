import type { ChatClass, ChatMessage } from '@studio/contracts/chat';
import { buildClassPath } from '@studio/domain/timetable/class-path';
import { isDenial, normalizeAnswer, splitSentences } from './answer-text.ts';
import type { GroundTruth, GroundTruthClass } from './ground-truth.ts';

/**
 * Finds wrong class cards: invented, started or cancelled classes, wrong details, or a full class that the text doesn't
 * mention as full.
 */
export function findWrongClasses({ text, classes }: ChatMessage, truth: GroundTruth): string[] {
  return classes.flatMap((klass) => {
    const known = truth.classes.find(({ classId }) => classId === klass.classId);
    const name = `${klass.date} ${klass.time} ${klass.title}`;
    if (!known) return [`${name} does not exist`];
    if (!known.on) return [`${name} is cancelled or has begun`];
    const untrue = differences(klass, known).map((what) => `${name}: ${what} is not true`);
    const isSilent =
      known.capacityLeft === 0 &&
      !/\b(full|fully|no places|waiting list|none left)\b/i.test(normalizeAnswer(text));
    return isSilent ? [...untrue, `${name} is full, and the text does not say so`] : untrue;
  });
}

function differences(klass: ChatClass, known: GroundTruthClass): string[] {
  const { title: className, date, time } = known;
  const to = buildClassPath({ className, dateStart: `${date}#${time}` });
  const pairs: Record<string, [unknown, unknown]> = {
    date: [klass.date, date],
    time: [klass.time, time],
    title: [klass.title, className],
    instructor: [klass.instructorName, known.instructorName],
    length: [klass.durationMin, known.durationMin],
    capacity: [klass.capacity, known.capacity],
    'places left': [klass.capacityLeft, known.capacityLeft],
    price: [Math.round(klass.price * 100), known.pricePence],
    link: [klass.to, to],
  };
  return Object.entries(pairs).flatMap(([what, [told, real]]) => (told === real ? [] : [what]));
}

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const free = new RegExp(
  `\\b(\\d+|${words.slice(1).join('|')}) (?:places?|spots?|spaces?|beds?|mats?|seats?)(?: (?:are|is))?(?: still)? (?:left|free|available|remaining)\\b`,
  'gi',
);

/**
 * Finds numbers of free places that are true of none of the classes beside the text, or without any, of the classes
 * asked for.
 */
export function findWrongPlaces(
  { text, classes }: ChatMessage,
  asked: readonly GroundTruthClass[],
): string[] {
  const left = new Set((classes.length > 0 ? classes : asked).map(({ capacityLeft }) => capacityLeft));
  const claims = splitSentences(normalizeAnswer(text)).filter((sentence) => !isDenial(sentence));
  return claims.flatMap((sentence) =>
    [...sentence.matchAll(free)].flatMap(([written, figure = '']) => {
      const number = /^\d/.test(figure) ? Number(figure) : words.indexOf(figure.toLowerCase());
      return left.size === 0 || left.has(number) ? [] : [`"${written}" is true of none of the classes`];
    }),
  );
}
