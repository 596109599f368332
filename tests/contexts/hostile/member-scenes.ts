import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { PurchaseOpenAnswer } from '@studio/contracts/purchases';
import { termsVersion } from '@studio/contracts/terms-version';
import { mailUnseen } from '@studio/server/conversations/mail-unseen';
import { sendGiftCards } from '@studio/server/gift-cards/send-gift-cards';
import { guest } from '../../harness/paid-booking.ts';
import type { Visitor } from '../../harness/studio.ts';
import type { Put, Say, Scene } from './scene.ts';
import type { Stage } from './stage.ts';

/** Buys a gift card; the words on it are `say`'s. */
async function buyGift({ studio }: Stage, put: Put, visitor: Visitor, card: (say: Say) => object) {
  const opened = await put<PurchaseOpenAnswer>(visitor, paths.purchaseOpen, (say) => ({
    productId: 'gift-card',
    termsVersion,
    giftCard: { amount: 50, ...card(say) },
  }));
  await studio.pay(opened.payment?.paymentIntentId ?? '');
  await visitor.call(paths.purchaseConfirm, { purchaseId: opened.purchaseId });
}

const gift: Scene = {
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

const corrected: Scene = {
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
    await after(stage, 24 * 60, () => sendGiftCards(studio.services));
  },
};

const calendarFeed: Scene = {
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
      customer: { ...guest, firstName: say('customer.firstName'), lastName: say('customer.lastName') },
    }));
    await keepCalendar((await visitor.call(paths.calendarFeed)).body.url);
  },
};

/** Does something so many minutes later; then it is as early as before, and the team's sign-ins go on. */
async function after({ studio }: Stage, minutes: number, work: () => Promise<unknown>): Promise<void> {
  const { now } = studio.time;
  studio.time.now = new Date(now.getTime() + minutes * 60_000);
  await work();
  await studio.mails('nobody@people.example');
  studio.time.now = now;
}

const chat: Scene = {
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
    await after(stage, 20, () => mailUnseen(studio.services));
  },
};

export const memberScenes: readonly Scene[] = [gift, corrected, calendarFeed, chat];
