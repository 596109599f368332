import { describe, expect, it } from 'vitest';
import {
  bailPattern,
  bereavementPattern,
  closingThanksPattern,
  contactDetailsPattern,
  flirtPattern,
  guestBookingsPattern,
  loseClassPattern,
  mayComePattern,
} from './request-phrases.ts';

const cases: readonly [string, RegExp, readonly string[], readonly string[]][] = [
  [
    'contactDetailsPattern',
    contactDetailsPattern,
    [
      'whats the email for somebody who wants to write',
      'whats your number if it all goes wrong',
      'what is your email address',
      'is there a phone number for the front desk',
    ],
    [
      'what is the number of people in yoga',
      'what is the maximum number of people',
      'what is the email you sent me about',
    ],
  ],
  [
    'bailPattern',
    bailPattern,
    ['got a headache so bailing on the 6 45 tonight', 'missing the 18 00 tonight as trains are off'],
    [
      'what am i missing tonight',
      'am i missing the point',
      'i keep missing the 18 00',
      'skipping breakfast at 7',
    ],
  ],
  [
    'bereavementPattern',
    bereavementPattern,
    ['my mum passed away and had a membership', 'she died before she could use her pack'],
    ['my pack just died on me with 3 left', 'our membership has died can you restart it'],
  ],
  [
    'closingThanksPattern',
    closingThanksPattern,
    [
      'cheers mate that is me done',
      'ta pal thats me all set',
      'right that will do me cheers',
      'lovely thats us sorted',
    ],
    ['that is me in the 6pm', 'thats all i have left', 'is that all', 'thats me booked in twice'],
  ],
  [
    'flirtPattern',
    flirtPattern,
    [
      'are you single',
      'fancy going out with me',
      'u taken you sound lovely',
      'ur voice is well sexy',
      'you sound hot',
    ],
    ['are you single sex', 'will i get fit', 'do you get hot', 'is the room hot', 'can you fit me in'],
  ],
  [
    'loseClassPattern',
    loseClassPattern,
    ['booked the 6pm tonight do i lose the 15 quid', 'cant make the 18 00 do i lose my session'],
    ['where do i lose weight', 'do i lose them when the pack ends'],
  ],
  [
    'guestBookingsPattern',
    guestBookingsPattern,
    ['always booked as a guest now made an account will it see my classes'],
    ['can a guest come to a class without an account'],
  ],
  [
    'mayComePattern',
    mayComePattern,
    ['i have a cold should i come or not', 'snotty nose so come or stay at home'],
    ['how do i come to you'],
  ],
];

describe.each(cases)('%s', (_, pattern, matching, others) => {
  it.each(matching)('matches: %s', (message) => expect(message).toMatch(pattern));
  it.each(others)('ignores: %s', (message) => expect(message).not.toMatch(pattern));
});
