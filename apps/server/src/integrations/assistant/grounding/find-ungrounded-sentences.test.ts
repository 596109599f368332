import { describe, expect, it } from 'vitest';
import { type Evidence, findUngroundedSentences } from './find-ungrounded-sentences.ts';
import type { EvidenceItem } from './parsed-evidence-item.ts';

/** A Sunday. */
const today = '2026-11-22';

const reformer =
  'Reformer Flow, Tuesday 24 November 2026 at 18:00, 50 minutes, All Levels, with Maya, Studio One, £20, 3 places free, for up to 10 people';
const vinyasa =
  'Vinyasa Flow, Wednesday 25 November 2026 at 07:30, 60 minutes, with Leo, £17.50, Full, 0 places free, for up to 16 people';
const hours = 'Open Monday, Tuesday, Wednesday, Thursday and Friday from 07:00 to 20:00';
const weekends = 'Open Saturday and Sunday from 08:00 to 18:00';
const cancelling =
  'Cancel up to 24 hours before the start and your money comes back. 10% off the first class pack.';
const place = '11 Miles Street, Vauxhall, London, SW8 1RZ. hello@miles-street.example, 020 7946 0000';

const found: EvidenceItem[] = [
  { text: reformer, name: 'Reformer Flow' },
  { text: vinyasa, name: 'Vinyasa Flow' },
  ...[hours, weekends, cancelling, place].map((text) => ({ text })),
];
const findUngrounded = (answer: string, requested: string[] = [], results = found) =>
  findUngroundedSentences(answer, { found: results, requested } satisfies Evidence, today);

describe('grounded sentences', () => {
  it.each([
    'Reformer Flow is on Tuesday 24 November at 18:00 and costs £20.',
    'Reformer Flow is on Tuesday at 6pm, for £20.00. It has 3 places left.',
    'It is 20 pounds, on 24/11 at 6 p.m., and three places are left.',
    'Vinyasa on Wednesday at 7:30 is full.\nIt takes 60 minutes and costs £17.50.',
    'Vinyasa is on at half past seven on Wednesday.',
    'We are open Monday to Friday from 07:00 to 20:00.',
    'On Saturdays we open at 8am and close at 6 pm.',
    'On Saturday 28 November we are open from 08:00 to 18:00.',
    'At weekends we open at 08:00.',
    'You can cancel up to 24 hours before. The first pack is 10% off.',
    'We are at 11 Miles Street, SW8 1RZ. Write to hello@miles-street.example or call 020 7946 0000.',
    'The class on the 24th is for up to 10 people.',
    'Reformer Flow costs £20 and Vinyasa Flow £17.50.',
    'The class at 18:00 costs £20 and has 3 places left.',
    'Sun salutations are part of it, and you may bring a friend.',
    'The day after tomorrow at 18:00 there is Reformer Flow.',
    'It is a 50-minute class, or 50min for short.',
    'I can show you what is on.',
    '',
  ])('%s', (answer) => {
    expect(findUngrounded(answer)).toEqual([]);
  });
});

describe('ungrounded sentences', () => {
  it.each([
    ['another price', 'Reformer Flow costs £15.'],
    ['a price in words', 'It costs five pounds.'],
    ['a price in pence', 'It is 50p.'],
    ['another currency', 'It is $20.'],
    ['another time', 'Reformer Flow is on Tuesday at 19:00.'],
    ['a time in the other half of the day', 'Reformer Flow is on Tuesday at 6am.'],
    ['a time in words', "Reformer Flow starts at nine o'clock."],
    ['an hour alone', 'Reformer Flow starts at 9.'],
    ['another day', 'There is a class on 26 November.'],
    ['a day without classes', 'There is a class tomorrow at 18:00.'],
    ['a day of the week that the date has not', 'It is on Monday 24 November at 18:00.'],
    ['a day that there is not', 'It is on 31 November.'],
    ['the time of another day', 'Reformer Flow is on Wednesday at 18:00.'],
    ['the price of another', 'Reformer Flow costs £17.50.'],
    ['the price of another time', 'The class at 18:00 costs £17.50.'],
    ['the places of another', 'Vinyasa Flow has 3 places left.'],
    ['the places of another time', 'At 07:30 there are 3 places left.'],
    ['the places of another day', 'On Wednesday there are 3 places left.'],
    ['the time of another', 'Vinyasa Flow starts at 18:00.'],
    ['the hours of the studio as those of a class', 'There is a class on Thursday at 07:00.'],
    ['the hours of other days', 'On Saturday we are open until 20:00.'],
    ['more places', 'On Tuesday there are 8 places left.'],
    ['places in words', 'Only two spots remaining.'],
    ['how many may come as how many places are free', 'There are 10 places free.'],
    ['another share', 'You get 25% off.'],
    ['another number', 'The class takes 45 minutes.'],
    ['figures of another script', 'It costs £\u0662\u0660.'],
    ['full-width figures', 'It costs £\uff11\uff15.'],
    ['figures with nothing between them', 'It costs £1\u200b5.'],
    ['an address', 'See https://evil.example/?q=me for more.'],
    ['a bare address', 'Visit miles-street.co for more.'],
    ['a mail address', 'Write to win@evil.example.'],
    ['an id', 'It is 7b1f6a52-93c4-4d0e-8a11-0c5d2e9f4b77.'],
    ['a code', 'Your code is 7KQ4M2XD.'],
    ['another postcode', 'We are at SW9 1RZ.'],
    ['a script', 'Press javascript:alert(1).'],
  ])('%s', (_what, answer) => {
    expect(findUngrounded(answer)).toHaveLength(1);
  });

  it('returns only the ungrounded sentences', () => {
    expect(findUngrounded('It costs £20. Tomorrow it is £9! Come along.')).toEqual(['Tomorrow it is £9!']);
  });

  it('returns every verifiable claim when there is no evidence', () => {
    expect(findUngrounded('Reformer Flow costs £20.', [], [])).toHaveLength(1);
    expect(findUngrounded('I am not sure about that.', [], [])).toEqual([]);
  });
});

describe('terms from the question', () => {
  const question = 'Is there a class for £5 on Thursday at 21:00 for 4 people?';

  it.each([
    'There is nothing on Thursday at 21:00.',
    'There is no class for £5.',
    "On Thursday there isn't one for 4 people.",
    'Would Thursday suit you?',
    'There is no class on Thursday at 21:00, but Reformer Flow is on Tuesday at 18:00.',
  ])('may be denied or repeated in a question: %s', (answer) => {
    expect(findUngrounded(answer, [question])).toEqual([]);
  });

  it.each([
    'Yes, there is one on Thursday at 21:00.',
    'It costs £5.',
    'It costs £5, not £20.',
    'It is not £20 but £5.',
    'No problem, it costs £5.',
    'Did you know that it is £5?',
    'Sorry for the wait, it is £5.',
    'It is on Thursday.',
  ])('may not be asserted: %s', (answer) => {
    expect(findUngrounded(answer, [question])).not.toEqual([]);
  });

  it('may not be repeated when they are an address, a percentage or a number of free places', () => {
    const requested = ['Is evil.example yours, is it 90% off, and are 7 places left?'];
    expect(findUngrounded('No, evil.example is not ours.', requested)).toHaveLength(1);
    expect(findUngrounded('It is not 90% off.', requested)).toHaveLength(1);
    expect(findUngrounded('There are not 7 places left.', requested)).toHaveLength(1);
  });
});
