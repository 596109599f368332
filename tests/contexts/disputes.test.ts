import { paths } from '@studio/contracts/paths';
import type { GetDisputeResponse } from '@studio/contracts/staff-disputes';
import type { GetPaymentResponse } from '@studio/contracts/staff-money';
import type { ListPersonPaymentsResponse } from '@studio/contracts/staff-people';
import type { GetTodayResponse } from '@studio/contracts/staff-today';
import { termsVersion } from '@studio/contracts/terms-version';
import { assignInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { bookings } from '@studio/server/bookings/tables';
import { endMemberships } from '@studio/server/memberships/end-memberships';
import { refunds } from '@studio/server/payments/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuyer } from '../harness/buyer.ts';
import { createClass } from '../harness/create-class.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { buildGiftCardFields, loadGiftCardOfPurchase } from '../harness/purchased-gift-card.ts';
import { openStaffedStudio, type StaffedStudio } from '../harness/staffed-studio.ts';
import { createSubscriber } from '../harness/subscriber.ts';

const dispute = 'pm_card_createDispute';

let { studio, tokens, people, staff } = {} as StaffedStudio;

beforeAll(async () => {
  ({ studio, tokens, people, staff } = await openStaffedStudio());
});
afterAll(() => studio.close());

async function asStaff<Answer>(path: string, body: object = {}): Promise<Answer & { code?: string }> {
  return (await staff.call(path, body)).body as unknown as Answer & { code?: string };
}

const disputeOf = async (intentId: string) =>
  (await studio.stripe.disputes.list({ payment_intent: intentId })).data[0]?.id ?? '';

const read = (providerId: string) => asStaff<GetDisputeResponse>(paths.moneyDispute, { providerId });

const linesOf = ({ sections }: GetDisputeResponse, title: string) =>
  sections.find((section) => section.title === title)?.lines ?? [];

/** Creates a guest’s booking for a class in three days whose payer disputes the payment. */
async function createDisputedBooking() {
  const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
  const classId = await createClass(studio.database, { startsAt, pricePence: 2000 });
  const visitor = studio.visitor();
  const { holdId } = (await visitor.call(paths.hold, { classId })).body;
  const order = { classId, holdId, customer: guestDetails, termsVersion };
  const { paymentIntentId: intentId } = (await visitor.call(paths.createIntent, order)).body;
  await studio.pay(intentId, dispute);
  const { body } = await visitor.call(paths.confirmPayment, { paymentIntentId: intentId, classId });
  await studio.emails(guestDetails.email);
  await assignInvoiceNumbers(studio.services);
  await studio.deliverWebhooks();
  const [booking] = await studio.database.orm
    .select()
    .from(bookings)
    .where(eq(bookings.id, body.order[0]?.bookingId ?? ''));
  if (!booking) throw new Error('Nothing was booked.');
  return { visitor, intentId, booking, disputeId: await disputeOf(intentId) };
}

describe('evidence for a disputed booking', () => {
  it('lists payment, terms, policy, attendance, emails and invoice, also as text', async () => {
    const { booking, disputeId } = await createDisputedBooking();
    const checkedInAt = new Date(studio.time.now.getTime() + 60_000);
    await studio.database.orm
      .update(bookings)
      .set({ status: 'ATTENDED', checkedInAt })
      .where(eq(bookings.id, booking.id));
    const response = await read(disputeId);
    expect(response).toMatchObject({
      ok: true,
      payerName: `${guestDetails.firstName} ${guestDetails.lastName}`,
      dispute: {
        disputeId,
        amountPence: 2000,
        needsResponse: true,
        status: 'Needs response',
        reason: 'The cardholder says they didn’t make this payment',
        dueBy: expect.stringMatching(/^2026-12-01T/),
      },
    });
    expect(linesOf(response, 'Payment')).toEqual(
      expect.arrayContaining([
        expect.stringContaining(guestDetails.email),
        expect.stringMatching(/^Paid: £20\.00, Monday 23 November 2026, 06:00$/),
      ]),
    );
    expect(linesOf(response, 'Terms accepted').join(' ')).toMatch(
      /Version \d{4}-\d\d-\d\d, accepted on Monday 23 November 2026, 06:00/,
    );
    expect(linesOf(response, 'Refund policy that applied').join()).toContain(
      'up to 24 hours before the class',
    );
    expect(linesOf(response, 'Attendance').join()).toContain(
      `(${booking.displayCode}): checked in on Monday 23 November 2026, 06:01`,
    );
    expect(linesOf(response, `Emails sent to ${guestDetails.email}`).join()).toContain(
      'Booking confirmation: Monday',
    );
    expect(linesOf(response, 'Invoices and credit notes').join()).toMatch(
      /Invoice INV-2026-\d{5}, .*: £20\.00/,
    );
    for (const { lines } of response.sections)
      for (const line of lines) expect(response.text).toContain(line);
    expect(response.text).toContain('TERMS ACCEPTED\n');
  });

  it('is for staff only, and returns not_found for an unknown dispute', async () => {
    const { visitor, disputeId } = await createDisputedBooking();
    expect(await visitor.call(paths.moneyDispute, { providerId: disputeId })).toMatchObject({ status: 401 });
    expect(await read('dp_unknown')).toMatchObject({ code: 'not_found' });
  });
});

describe('evidence for a purchase or a membership', () => {
  it('shows what the gift card paid for and that it was sent', async () => {
    const buyer = createBuyer(studio, tokens, people);
    const { body } = await buyer.open('gift-card', buildGiftCardFields(50));
    const intentId = body.payment?.paymentIntentId ?? '';
    await studio.pay(intentId, dispute);
    await buyer.confirm(body.purchaseId);
    await studio.emails(buyer.email);
    const { code: giftCardCode } = await loadGiftCardOfPurchase(studio, body.purchaseId);
    await createBuyer(studio, tokens, people).open('dropin-mat', { giftCardCode });
    await studio.deliverWebhooks();
    const response = await read(await disputeOf(intentId));
    expect(linesOf(response, 'Use of the gift card').join()).toMatch(/£15\.00 spent on .*Mat/);
    expect(linesOf(response, `Emails sent to ${buyer.email}`).join()).toMatch(
      /Purchase confirmation: .*Gift card, sent to the recipient/,
    );
  });

  it('shows when the membership terms were accepted, and the confirmation email', async () => {
    const member = createSubscriber(studio, tokens, people);
    const { intentId } = await member.open('reformer-flex-8');
    await studio.pay(intentId, dispute);
    await studio.deliverWebhooks();
    await studio.emails(member.email);
    const response = await read(await disputeOf(intentId));
    expect(response).toMatchObject({ item: 'Reformer Flex 8', dispute: { amountPence: 22_000 } });
    expect(linesOf(response, 'Terms accepted')).toHaveLength(3);
    expect(linesOf(response, `Emails sent to ${member.email}`).join()).toContain('Membership confirmation');
    await endMemberships(studio.services, member.memberId);
  });
});

describe('a dispute in the staff tools', () => {
  it('appears on Today, at the payment and on the client’s profile, and follows its status', async () => {
    const member = createBuyer(studio, tokens, people);
    const { body } = await member.open('starter-pack');
    const intentId = body.payment?.paymentIntentId ?? '';
    await studio.pay(intentId, dispute);
    await member.confirm(body.purchaseId);
    await studio.deliverWebhooks();
    const disputeId = await disputeOf(intentId);
    const { personId } = await read(disputeId);
    const readDisputeStatus = async () => {
      const { actionItems } = await asStaff<GetTodayResponse>(paths.staffToday);
      const { payment } = await asStaff<GetPaymentResponse>(paths.moneyGet, {
        source: 'purchase',
        id: body.purchaseId,
      });
      const { disputes, lines } = await asStaff<ListPersonPaymentsResponse>(paths.personMoney, { personId });
      expect(disputes).toEqual(payment.disputes);
      return {
        today: actionItems.find(({ providerId }) => providerId === disputeId)?.reason,
        status: disputes[0]?.status,
        line: lines.find(({ kind }) => kind === 'refund')?.status,
      };
    };
    expect(await readDisputeStatus()).toMatchObject({
      today:
        'Reply in Stripe by Tue 1 Dec. The cardholder says they didn’t make this payment. 3 sessions left. Check the client’s bookings.',
      status: 'Needs response',
      line: 'DISPUTED',
    });
    await studio.stripe.disputes.update(disputeId, {
      evidence: { uncategorized_text: 'losing_evidence' },
      submit: true,
    });
    await studio.deliverWebhooks('reversed');
    expect(await readDisputeStatus()).toMatchObject({
      status: 'Lost',
      line: 'LOST',
      today: expect.stringMatching(/^You lost\./),
    });
    expect((await read(disputeId)).dispute).toMatchObject({ needsResponse: false, status: 'Lost' });
  });

  it('is recorded once when its events arrive repeatedly, late and in any order', async () => {
    const { booking, intentId, disputeId } = await createDisputedBooking();
    await studio.stripe.disputes.update(disputeId, {
      evidence: { uncategorized_text: 'winning_evidence' },
      submit: true,
    });
    await studio.deliverWebhooks('reversed');
    for (let attempt = 0; attempt < 3; attempt++) await studio.services.recordProviderRefunds(intentId);
    const rows = await studio.database.orm
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, booking.paymentId ?? ''));
    expect(rows.map(({ status, madeBy }) => [status, madeBy])).toEqual([['WON', 'dispute']]);
    expect((await read(disputeId)).dispute.status).toBe('Won');
  });
});
