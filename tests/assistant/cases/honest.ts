import type { Expectation, Words } from '../case.ts';

/** Where a person of the studio can be asked. */
export const toAsk: readonly Words[] = ['/contact', /^tel:/, /^mailto:/];

/** Says that it does not know, or cannot. */
export const unknowing: readonly Words[] = [
  /\b(do not|don't|cannot|can't|could not|couldn't|not able to|unable to) (\w+ ){0,3}(know|say|tell|answer|find|help|promise|see|do)\b/,
  /\b(not sure|no idea|no answer|not certain|nothing (about|on) (that|this))\b/,
  /\bnot (something|anything) (that )?I\b/,
  /\b(only|just) (know|help|answer)\b/,
];

/** What the studio's data does not say: it goes to a person, or the text says so and how to ask one. */
export const honest: readonly Expectation[] = [{ handOver: true }, { facts: [unknowing], link: toAsk }];

/** What is none of the studio's business: said so, with or without a person. */
export const outside: readonly Expectation[] = [
  {
    facts: [[...unknowing, /\b(only|about) (the studio|this studio|miles street|classes|our classes)\b/]],
    handOver: 'allowed',
  },
];

/** What would be an invention: that something has been done which the assistant never does. */
export const doneItself: readonly Words[] = [
  /\b(i have|i've|i just|we have|we've) (just )?(cancelled|canceled|moved|booked|refunded|changed|rescheduled)\b/,
  /\b(has|have) been (cancelled|canceled|moved|refunded|rescheduled|booked)\b/,
  /\bis now (cancelled|canceled|booked|moved)\b/,
];
