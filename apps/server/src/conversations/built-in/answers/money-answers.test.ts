import { describe, expect, it } from 'vitest';
import type { AssistantProduct, OwnBooking } from '../../../integrations/assistant/port.ts';
import { createFakeAssistantTools, fakeStudio } from '../fake-assistant-tools.ts';
import { parseMessage } from '../parsing/parse-message.ts';
import { answerAccountNeeded, answerLateCancelling } from './booking-rules.ts';
import { answerMoving, answerRefund } from './own-bookings.ts';
import { answerProductByPrice } from './price-questions.ts';
import { answerPrices } from './prices.ts';
import { answerCoverage, answerOffPeak, answerProductComparison } from './product-questions.ts';
import { answerProductValidity } from './product-validity.ts';
import { answerTwoForOne } from './two-for-one.ts';

/** A Monday in London, 06:00. */
const now = new Date('2026-11-23T06:00:00Z');

const products = [
  product('class-pack-10', 'Class Pack of 10', 'pack', 22_000, 10, ['yoga']),
  product('reformer-pack-10', 'Reformer Pack of 10', 'pack', 30_000, 10, ['reformer']),
  product('reformer-flex-4', 'Reformer Flex 4', 'membership', 12_000, 4, ['reformer']),
  product('one-to-one-standard', 'Standard 1:1', 'one-to-one', 7500, 1, []),
  product('one-to-one-block-5', 'Block of 5 1:1s', 'one-to-one', 35_000, 5, []),
  {
    ...product('two-for-one', '2-for-1 yoga', 'offer', 1200, 2, ['yoga'], 'Any time'),
    onlyWhen: { weekday: 1, from: '17:00' },
  },
  product('dropin-reformer', 'Reformer', 'drop-in', 2000, 1, ['reformer']),
];
const studio = { ...fakeStudio, products: products.map(withTerms) };
const passage = {
  id: 'faq:need-an-account',
  title: 'Do I need an account?',
  text: 'No. You can book a class as a guest.',
  link: null,
  score: 1,
  coverage: 1,
};

function product(
  id: string,
  name: string,
  kind: string,
  pricePence: number,
  sessions: number,
  covers: readonly string[],
  valid = '6 weeks',
) {
  return { id, name, kind, pricePence, sessions, covers, valid, onlyWhen: null };
}

function withTerms({
  covers,
  valid,
  onlyWhen,
  offPeakOnly = false,
  ...sold
}: Omit<(typeof products)[number], 'onlyWhen'> & {
  onlyWhen: { weekday: number; from: string } | null;
  offPeakOnly?: boolean;
}): AssistantProduct {
  const details = [`${sold.sessions} sessions`];
  const terms = {
    covers,
    offPeakOnly,
    shareable: false,
    oncePerPerson: false,
    memberDiscountPercent: 0,
    valid,
    validDays: null,
    onlyWhen,
  };
  return {
    ...sold,
    perMonth: sold.kind === 'membership',
    details,
    terms,
    to: `/checkout?product=${sold.id}`,
  };
}

const reformerBooking: OwnBooking = {
  bookingId: 'b1',
  title: 'Dynamic Reformer Pilates',
  date: '2026-11-24',
  time: '18:00',
  instructorName: 'Ada Moss',
  cancellable: true,
  cancelUntil: '2026-11-23T18:00:00.000Z',
  to: '/booking/b1',
};

/** Parses the last of the messages of a conversation. */
function read(...texts: readonly string[]) {
  const earlier = texts.slice(0, -1).map((text) => ({ role: 'user' as const, text }));
  return parseMessage({ text: texts.at(-1) ?? '', earlier, now, signedIn: false }, studio);
}

const guest = createFakeAssistantTools({ passages: [passage] });
const member = createFakeAssistantTools({ bookings: [reformerBooking] });

describe('refunds', () => {
  it.each(['can i get a refund for the pack', 'i want my membership refunded'])(
    'of a purchase follow the right to cancel: %s',
    async (text) => expect((await answerRefund(read(text), guest)).text).toMatch(/^Within 14 days of buying/),
  );

  it('of a purchase long ago are for the team', async () => {
    const reply = await answerRefund(read('i bought the pack two months ago, refund?'), guest);
    expect(reply.text).toMatch(/After that, only our team/);
    expect(reply.dialogueState?.offer).toBe('talk_to_human');
  });

  it('of a class that a pack paid for follow the rule about classes', async () => {
    const reply = await answerRefund(read('do i get the session back if i paid with my pack'), guest);
    expect(reply.text).toMatch(/up to 24 hours before/);
  });

  it('name both rules if the message says neither', async () => {
    const { text } = await answerRefund(read('i want my money back'), guest);
    expect(text).toMatch(/24 hours before the class.*within 14 days of buying it/);
  });
});

describe('cancelling', () => {
  it('has no separate fee', async () => {
    const { text } = await answerLateCancelling(read('what is the late cancellation fee'), guest);
    expect(text).toMatch(
      /^There’s no separate cancellation fee\..*only refund you or return your session if/,
    );
  });

  it('starts with what happens now if it is late', async () => {
    const { text } = await answerLateCancelling(read('can i cancel last minute'), guest);
    expect(text).toMatch(/^Less than 24 hours before the class, it’s too late for an automatic refund/);
  });
});

describe('moving a booking', () => {
  it('to another kind of class is not possible', async () => {
    const { text } = await answerMoving(read('can i swap my reformer for the yoga'), guest);
    expect(text).toMatch(/^No, you can only move a booking to a class of the same kind and price/);
  });

  it('looks for the booking on its own day, not on the new one', async () => {
    const { text } = await answerMoving(read('move my reformer to friday'), member);
    expect(text).toMatch(/^You can move Dynamic Reformer Pilates/);
  });
});

describe('accounts', () => {
  it.each([
    ['do i need an account for a pack', /^Yes, you need an account/],
    ['do i need an account to book', /^No\. You can book/],
    ['do i need a membership to book a class', /^No\. You can book/],
    ['can i book without an account', /^Yes\. You can book/],
  ])('are needed for purchases only: %s', async (text, expected) =>
    expect((await answerAccountNeeded(read(text), guest))?.text).toMatch(expected),
  );
});

describe('products', () => {
  it('are found by their price', () => {
    expect(answerProductByPrice(read('what is the 75 quid thing')).text).toMatch(/^Standard 1:1 costs £75/);
    expect(answerProductByPrice(read('what do I get for a hundred and twenty')).text).not.toMatch(/^Block/);
  });

  it('named "the ten pack" are all packs of ten', () => {
    const { text } = answerProductValidity(read('how long is the 10 pack valid'));
    expect(text).toMatch(/Class Pack of 10 .*Reformer Pack of 10/);
  });

  it('cover classes only by themselves', async () => {
    const { text = '' } = (await answerCoverage(read('does the 10 pack cover reformer'), guest)) ?? {};
    expect(text).toBe('Class Pack of 10 covers Yoga only. Reformer Pack of 10 covers Reformer.');
  });

  it.each([
    ['can we use the 2-for-1 yoga on thursday night', 'No'],
    ['can we use the 2-for-1 yoga on tuesday at 12', 'No'],
    ['can we use the 2-for-1 yoga on tuesday night', 'Yes'],
  ])('says when an offer of one weekday is valid: %s', async (text, verdict) =>
    expect((await answerCoverage(read(text), guest))?.text).toBe(
      `${verdict}. 2-for-1 yoga only covers Yoga classes on Tuesdays from 17:00.`,
    ),
  );

  it('are compared by the one that the message names', () => {
    const { text = '' } = answerProductComparison(read('how much is it per class on flex 4')) ?? {};
    expect(text).toMatch(/^Reformer Flex 4 works out at £30 a class\. A drop-in costs £20 for Reformer/);
  });

  it('of several 1:1s stay the subject of a few more words', () => {
    expect(answerPrices(read('do you do private sessions', 'and for 5?')).text).toMatch(
      /^We offer Block of 5 1:1s for £350 and /,
    );
  });

  it('for two need no code', () => {
    expect(answerTwoForOne(read('is there a code for the 2 for 1'))?.text).toMatch(
      /^No, you don’t need a code/,
    );
  });
});

describe('packs and memberships', () => {
  it('that cover an activity are listed', async () => {
    expect((await answerCoverage(read('which ones cover reformer'), guest))?.text).toBe(
      'For Reformer: Reformer Pack of 10 (£300) and Reformer Flex 4 (£120 a month).',
    );
    expect((await answerCoverage(read('which covers both yoga and reformer'), guest))?.text).toBe(
      'No pack or membership covers both Yoga and Reformer. For Yoga: Class Pack of 10 (£220). For Reformer: Reformer Pack of 10 (£300) and Reformer Flex 4 (£120 a month).',
    );
    expect((await answerCoverage(read('is there unlimited reformer'), guest))?.text).toMatch(
      /^There’s no unlimited membership for Reformer\./,
    );
  });

  it('cover no 1:1s', async () => {
    expect((await answerCoverage(read('do 1-1s count in my pack'), guest))?.text).toMatch(
      /^No, packs and memberships don’t cover 1:1s/,
    );
  });

  it('are called dearer than single classes if they are', () => {
    expect(answerProductComparison(read('is the reformer pack worth it'))?.text).toBe(
      'Reformer Pack of 10 works out at £30 a class. A drop-in costs £20 for Reformer. So on price alone, drop-ins are cheaper than Reformer Pack of 10.',
    );
  });

  it('without a limit pay off from a number of classes', async () => {
    const bought = product('flow', 'Flow', 'membership', 10_000, 0, ['yoga']);
    const unlimited = withTerms({ ...bought, offPeakOnly: true });
    const flow = { ...unlimited, sessions: null };
    const message = { ...read('when does off peak pay off'), studio: { ...studio, products: [flow] } };
    expect((await answerOffPeak(message, guest))?.text).toBe(
      'Flow is £100 a month. It works out cheaper than paying per class from 9 Yoga classes a month.',
    );
  });

  it('are added up', () => {
    expect(answerPrices(read('total for 3 reformer and 1 yoga'))?.text).toBe(
      '3 Reformer classes at £20 and 1 Yoga class at £12 come to £72.',
    );
  });
});
