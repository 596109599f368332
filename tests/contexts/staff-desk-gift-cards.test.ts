import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { ListStaffGiftCardsResponse } from '@studio/contracts/staff-catalogue';
import { siteSettings } from '@studio/server/catalogue/tables';
import { queueGiftCardEmails } from '@studio/server/gift-cards/queue-gift-card-emails';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { type DeskStudio, openDeskStudio } from '../harness/desk-studio.ts';

let { studio, staff, add, sell } = {} as DeskStudio;

beforeAll(async () => {
  ({ studio, staff, add, sell } = await openDeskStudio());
});
afterAll(() => studio.close());

describe('a gift card sold at the front desk', () => {
  const sellCard = (personId: string, giftCard: object, more: object = {}) =>
    sell({ personId, giftCard: { amount: 50, ...giftCard }, ...more });
  const sentTo = async (email: string) => (await studio.emails(email)).map(({ text }) => text);

  it('that was handed over is emailed when staff add a recipient, and can be sent again', async () => {
    const personId = await add({ email: 'handed@desk.example' });
    const saleId = randomUUID();
    const { giftCard } = await sellCard(personId, {}, { saleId });
    const code = giftCard?.code ?? '';
    const found = await callSuccessfully<ListStaffGiftCardsResponse>(staff, paths.staffGiftCards, {
      query: code,
    });
    const [card] = found.cards;
    expect(card).toMatchObject({ isHandedOver: true, recipientEmail: '' });
    const change = (fields: object) => staff.call(paths.giftCardChange, { id: card?.id, change: fields });
    expect((await change({ do: 'resend' })).body.code).toBe('not_changeable');
    const recipient = { do: 'correct', name: 'Ines', email: 'ines@desk.example' };
    expect((await change(recipient)).status).toBe(200);
    const sent = async () => (await sentTo('ines@desk.example')).filter((text) => text.includes(code)).length;
    expect(await sent()).toBe(1);
    expect((await change({ do: 'resend' })).status).toBe(200);
    expect(await sent()).toBe(2);
    // The recipient has the code now.
    expect((await change(recipient)).body.code).toBe('not_changeable');
  });

  it('leads its recipient to no page of a site that is still closed', async () => {
    const personId = await add({ email: 'early@desk.example' });
    const setOpen = (value: boolean) =>
      studio.database.orm
        .insert(siteSettings)
        .values({ branchId: '11-miles-st', name: 'siteOpen', value })
        .onConflictDoUpdate({ target: [siteSettings.branchId, siteSettings.name], set: { value } });
    const recipient = { recipientName: 'Early', recipientEmail: 'early-friend@desk.example' };
    await setOpen(false);
    await sellCard(personId, recipient);
    await queueGiftCardEmails(studio.services);
    const [text = ''] = await sentTo('early-friend@desk.example');
    await setOpen(true);
    expect(text).toContain('at our front desk');
    expect(text).not.toContain('/pricing');
  });
});
