import type { ExpectedAnswer, TextPattern } from '../assistant-case.ts';

/** Links to contact the studio. */
export const contactLinks: readonly TextPattern[] = ['/contact', /^tel:/, /^mailto:/];

/** Patterns of a text that admits it doesn't know or can't help. */
export const notKnownPatterns: readonly TextPattern[] = [
  /\b(do not|don't|cannot|can't|could not|couldn't|not able to|unable to) (\w+ ){0,3}(know|say|tell|answer|find|help|promise|see|do)\b/,
  /\b(not sure|no idea|no answer|not certain|nothing (about|on) (that|this))\b/,
  /\bnot (something|anything) (that )?I\b/,
  /\b(only|just) (know|help|answer)\b/,
];

/**
 * Expected replies to questions that the studio's data doesn't answer: a hand-over, or a text that says so with a contact link.
 */
export const notKnownAnswers: readonly ExpectedAnswer[] = [
  { handOver: true },
  { facts: [notKnownPatterns], link: contactLinks },
];

/** Expected replies to off-topic questions: the text says so, with or without a hand-over. */
export const offTopicAnswers: readonly ExpectedAnswer[] = [
  {
    facts: [
      [...notKnownPatterns, /\b(only|about) (the studio|this studio|miles street|classes|our classes)\b/],
    ],
    handOver: 'allowed',
  },
];

/** Patterns of invented actions: things the assistant never does, reported as done. */
export const inventedActionPatterns: readonly TextPattern[] = [
  /\b(i have|i've|i just|we have|we've) (just )?(cancelled|canceled|moved|booked|refunded|changed|rescheduled)\b/,
  /\b(has|have) been (cancelled|canceled|moved|refunded|rescheduled|booked)\b/,
  /\bis now (cancelled|canceled|booked|moved)\b/,
];
