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
    const actual = truth.classes.find(({ classId }) => classId === klass.classId);
    const name = `${klass.date} ${klass.time} ${klass.title}`;
    if (!actual) return [`${name} does not exist`];
    if (!actual.on) return [`${name} is cancelled or has begun`];
    const errors = findDifferences(klass, actual).map((what) => `${name}: ${what} is not true`);
    const omitsFull =
      actual.capacityLeft === 0 &&
      !/\b(full|fully|no places|waiting list|none left)\b/i.test(normalizeAnswer(text));
    return omitsFull ? [...errors, `${name} is full, and the text does not say so`] : errors;
  });
}

function findDifferences(klass: ChatClass, actual: GroundTruthClass): string[] {
  const { title: className, date, time } = actual;
  const to = buildClassPath({ className, dateStart: `${date}#${time}` });
  const pairs: Record<string, [unknown, unknown]> = {
    date: [klass.date, date],
    time: [klass.time, time],
    title: [klass.title, className],
    instructor: [klass.instructorName, actual.instructorName],
    length: [klass.durationMin, actual.durationMin],
    capacity: [klass.capacity, actual.capacity],
    'places left': [klass.capacityLeft, actual.capacityLeft],
    price: [Math.round(klass.price * 100), actual.pricePence],
    link: [klass.to, to],
  };
  return Object.entries(pairs).flatMap(([what, [shown, expected]]) => (shown === expected ? [] : [what]));
}

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const freePlacesPattern = new RegExp(
  `\\b(\\d+|${numberWords.slice(1).join('|')}) (?:places?|spots?|spaces?|beds?|mats?|seats?)(?: (?:are|is))?(?: still)? (?:left|free|available|remaining)\\b`,
  'gi',
);

/**
 * Finds numbers of free places that are true of none of the classes beside the text, or without any, of the classes
 * asked for.
 */
export function findWrongPlaces(
  { text, classes }: ChatMessage,
  matchingClasses: readonly GroundTruthClass[],
): string[] {
  const placesLeft = new Set(
    (classes.length > 0 ? classes : matchingClasses).map(({ capacityLeft }) => capacityLeft),
  );
  const claims = splitSentences(normalizeAnswer(text)).filter((sentence) => !isDenial(sentence));
  return claims.flatMap((sentence) =>
    [...sentence.matchAll(freePlacesPattern)].flatMap(([written, figure = '']) => {
      const number = /^\d/.test(figure) ? Number(figure) : numberWords.indexOf(figure.toLowerCase());
      return placesLeft.size === 0 || placesLeft.has(number)
        ? []
        : [`"${written}" is true of none of the classes`];
    }),
  );
}
