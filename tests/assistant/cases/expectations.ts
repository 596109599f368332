import type { ExpectedAnswer, TextPattern } from '../assistant-case.ts';

/** Where a person of the studio can be asked. */
export const contactLinks: readonly TextPattern[] = ['/contact', /^tel:/, /^mailto:/];

/** Says that it does not know, or cannot. */
export const notKnownPatterns: readonly TextPattern[] = [
  /\b(do not|don't|cannot|can't|could not|couldn't|not able to|unable to) (\w+ ){0,3}(know|say|tell|answer|find|help|promise|see|do)\b/,
  /\b(not sure|no idea|no answer|not certain|nothing (about|on) (that|this))\b/,
  /\bnot (something|anything) (that )?I\b/,
  /\b(only|just) (know|help|answer)\b/,
];

/** What the studio's data does not say: it goes to a person, or the text says so and how to ask one. */
export const notKnownAnswers: readonly ExpectedAnswer[] = [
  { handOver: true },
  { facts: [notKnownPatterns], link: contactLinks },
];

/** What is none of the studio's business: said so, with or without a person. */
export const offTopicAnswers: readonly ExpectedAnswer[] = [
  {
    facts: [
      [...notKnownPatterns, /\b(only|about) (the studio|this studio|miles street|classes|our classes)\b/],
    ],
    handOver: 'allowed',
  },
];

/** What would be an invention: that something has been done which the assistant never does. */
export const inventedActionPatterns: readonly TextPattern[] = [
  /\b(i have|i've|i just|we have|we've) (just )?(cancelled|canceled|moved|booked|refunded|changed|rescheduled)\b/,
  /\b(has|have) been (cancelled|canceled|moved|refunded|rescheduled|booked)\b/,
  /\bis now (cancelled|canceled|booked|moved)\b/,
];
