import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { PurchaseOpenResponse } from '@studio/contracts/purchases';
import { termsVersion } from '@studio/contracts/terms-version';
import { emailUnseenReplies } from '@studio/server/conversations/email-unseen-replies';
import { queueGiftCardEmails } from '@studio/server/gift-cards/queue-gift-card-emails';
import { guestDetails } from '../../harness/paid-booking.ts';
import type { TestBrowser } from '../../harness/test-studio.ts';
import type { GetPayload, InjectionScenario, SubmitWithPayload } from './injection-scenario.ts';
import type { InjectionStudio } from './open-injection-studio.ts';

/** Buys a gift card whose texts come from `say`. */
async function buyGift(
  { studio }: InjectionStudio,
  put: SubmitWithPayload,
  visitor: TestBrowser,
  card: (say: GetPayload) => object,
) {
  const opened = await put<PurchaseOpenResponse>(visitor, paths.purchaseOpen, (say) => ({
    productId: 'gift-card',
    termsVersion,
    giftCard: { amount: 50, ...card(say) },
  }));
  await studio.pay(opened.payment?.paymentIntentId ?? '');
  await visitor.call(paths.purchaseConfirm, { purchaseId: opened.purchaseId });
}

const gift: InjectionScenario = {
  name: 'a member with a profile gives a gift card',
  fields: {
    [`${paths.userUpsert} user.firstName`]: ['csv'],
    [`${paths.userUpsert} user.lastName`]: ['csv'],
    [`${paths.purchaseOpen} giftCard.recipientName`]: ['mail'],
    [`${paths.purchaseOpen} giftCard.recipientEmail`]: ['mail'],
    [`${paths.purchaseOpen} giftCard.senderName`]: ['mail'],
    [`${paths.purchaseOpen} giftCard.message`]: ['mail'],
  },
  play: async (stage, put) => {
    const { visitor, memberId: userId } = await stage.member();
    await put(visitor, paths.userUpsert, (say) => ({
      user: {
        userId,
        firstName: say('user.firstName'),
        lastName: say('user.lastName'),
        phone: say('user.phone', 'phone'),
      },
    }));
    await buyGift(stage, put, visitor, (say) => ({
      recipientName: say('giftCard.recipientName'),
      recipientEmail: say('giftCard.recipientEmail', 'address'),
      senderName: say('giftCard.senderName'),
      message: say('giftCard.message'),
    }));
  },
};

const corrected: InjectionScenario = {
  name: 'a gift card that leaves tomorrow, whose name the team corrects',
  fields: {
    [`${paths.giftCardChange} change.name`]: ['mail'],
    [`${paths.giftCardChange} change.email`]: ['mail'],
  },
  play: async (stage, put) => {
    const { studio, owner } = stage;
    const { visitor } = await stage.member();
    const usual = { recipientName: 'Mina', recipientEmail: 'mina@gifts.example', senderName: 'Theo' };
    await buyGift(stage, put, visitor, () => ({ ...usual, message: '', sendOn: '2026-11-24' }));
    const [card] = await studio.sandbox.query<{ id: string }>(
      'SELECT id FROM gift_cards WHERE sent_at IS NULL',
    );
    await put(owner, paths.giftCardChange, (say) => ({
      id: card?.id,
      change: { do: 'correct', name: say('change.name'), email: say('change.email', 'address') },
    }));
    await after(stage, 24 * 60, () => queueGiftCardEmails(studio.services));
  },
};

const calendarFeed: InjectionScenario = {
  name: "a member's calendar, with a place that they booked under another name",
  fields: {},
  play: async ({ newClass, member, keepCalendar }, put) => {
    const { visitor, memberId: principalUserId } = await member();
    const classId = await newClass(100, { pricePence: 0 });
    const { holdId } = (await visitor.call(paths.hold, { classId, principalUserId })).body;
    await put(visitor, paths.book, (say) => ({
      classId,
      holdId,
      principalUserId,
      customer: { ...guestDetails, firstName: say('customer.firstName'), lastName: say('customer.lastName') },
    }));
    await keepCalendar((await visitor.call(paths.calendarFeed)).body.url);
  },
};

/** Runs the work some minutes later and then resets the clock, so that the team's logins stay valid. */
async function after(
  { studio }: InjectionStudio,
  minutes: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const { now } = studio.time;
  studio.time.now = new Date(now.getTime() + minutes * 60_000);
  await work();
  await studio.mails('nobody@people.example');
  studio.time.now = now;
}

const chat: InjectionScenario = {
  name: 'a chat with a person of the team, answered by mail',
  fields: {
    [`${paths.chat} message`]: ['mail'],
    [`${paths.chatEmail} email`]: ['mail'],
    [`${paths.conversationReply} text`]: ['mail'],
  },
  play: async (stage, put) => {
    const { studio, owner } = stage;
    const visitor = studio.visitor();
    await put(visitor, paths.chat, (say) => ({ message: say('message'), want: 'person' }));
    await put(visitor, paths.chatEmail, (say) => ({ email: say('email', 'address') }));
    const [asked] = await studio.sandbox.query<{ id: string }>(
      'SELECT id FROM conversations ORDER BY id DESC LIMIT 1',
    );
    const wish = { conversationId: asked?.id, messageId: randomUUID() };
    await after(stage, 1, () =>
      put(owner, paths.conversationReply, (say) => ({ ...wish, text: say('text') })),
    );
    await after(stage, 20, () => emailUnseenReplies(studio.services));
  },
};

export const memberScenarios: readonly InjectionScenario[] = [gift, corrected, calendarFeed, chat];
