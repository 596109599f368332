import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { StartPurchaseResponse } from '@studio/contracts/purchases';
import { termsVersion } from '@studio/contracts/terms-version';
import { emailUnseenReplies } from '@studio/server/conversations/email-unseen-replies';
import { queueGiftCardEmails } from '@studio/server/gift-cards/queue-gift-card-emails';
import { guestDetails } from '../../harness/paid-booking.ts';
import type { TestBrowser } from '../../harness/test-studio.ts';
import type { GetPayload, InjectionScenario, SubmitWithPayload } from './injection-scenario.ts';
import type { InjectionStudio } from './open-injection-studio.ts';

/** Buys a gift card whose texts contain the payload. */
async function buyGift(
  { studio }: InjectionStudio,
  put: SubmitWithPayload,
  visitor: TestBrowser,
  card: (payload: GetPayload) => object,
) {
  const opened = await put<StartPurchaseResponse>(visitor, paths.purchaseOpen, (payload) => ({
    productId: 'gift-card',
    termsVersion,
    giftCard: { amount: 50, ...card(payload) },
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
    await put(visitor, paths.userUpsert, (payload) => ({
      user: {
        userId,
        firstName: payload('user.firstName'),
        lastName: payload('user.lastName'),
        phone: payload('user.phone', 'phone'),
      },
    }));
    await buyGift(stage, put, visitor, (payload) => ({
      recipientName: payload('giftCard.recipientName'),
      recipientEmail: payload('giftCard.recipientEmail', 'address'),
      senderName: payload('giftCard.senderName'),
      message: payload('giftCard.message'),
    }));
  },
};

const correctedGift: InjectionScenario = {
  name: 'a scheduled gift card whose recipient staff correct',
  fields: {
    [`${paths.giftCardChange} change.name`]: ['mail'],
    [`${paths.giftCardChange} change.email`]: ['mail'],
  },
  play: async (stage, put) => {
    const { studio, owner } = stage;
    const { visitor } = await stage.member();
    const recipient = { recipientName: 'Mina', recipientEmail: 'mina@gifts.example', senderName: 'Theo' };
    await buyGift(stage, put, visitor, () => ({ ...recipient, message: '', sendOn: '2026-11-24' }));
    const [card] = await studio.sandbox.query<{ id: string }>(
      'SELECT id FROM gift_cards WHERE sent_at IS NULL',
    );
    await put(owner, paths.giftCardChange, (payload) => ({
      id: card?.id,
      change: { do: 'correct', name: payload('change.name'), email: payload('change.email', 'address') },
    }));
    await runLater(stage, 24 * 60, () => queueGiftCardEmails(studio.services));
  },
};

const calendarFeed: InjectionScenario = {
  name: "a member's calendar, with a place that they booked under another name",
  fields: {},
  play: async ({ newClass, member, collectCalendar }, put) => {
    const { visitor, memberId: principalUserId } = await member();
    const classId = await newClass(100, { pricePence: 0 });
    const { holdId } = (await visitor.call(paths.hold, { classId, principalUserId })).body;
    await put(visitor, paths.book, (payload) => ({
      classId,
      holdId,
      principalUserId,
      customer: {
        ...guestDetails,
        firstName: payload('customer.firstName'),
        lastName: payload('customer.lastName'),
      },
    }));
    await collectCalendar((await visitor.call(paths.calendarFeed)).body.url);
  },
};

/** Runs the work some minutes later and then resets the clock, so that the team's logins stay valid. */
async function runLater(
  { studio }: InjectionStudio,
  minutes: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const { now } = studio.time;
  studio.time.now = new Date(now.getTime() + minutes * 60_000);
  await work();
  await studio.emails('nobody@people.example');
  studio.time.now = now;
}

const chat: InjectionScenario = {
  name: 'a chat with staff, answered by email',
  fields: {
    [`${paths.chat} message`]: ['mail'],
    [`${paths.chatEmail} email`]: ['mail'],
    [`${paths.conversationReply} text`]: ['mail'],
  },
  play: async (stage, put) => {
    const { studio, owner } = stage;
    const visitor = studio.visitor();
    await put(visitor, paths.chat, (payload) => ({ message: payload('message'), recipient: 'person' }));
    await put(visitor, paths.chatEmail, (payload) => ({ email: payload('email', 'address') }));
    const [conversation] = await studio.sandbox.query<{ id: string }>(
      'SELECT id FROM conversations ORDER BY id DESC LIMIT 1',
    );
    const input = { conversationId: conversation?.id, messageId: randomUUID() };
    await runLater(stage, 1, () =>
      put(owner, paths.conversationReply, (payload) => ({ ...input, text: payload('text') })),
    );
    await runLater(stage, 20, () => emailUnseenReplies(studio.services));
  },
};

export const memberScenarios: readonly InjectionScenario[] = [gift, correctedGift, calendarFeed, chat];
