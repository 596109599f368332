import { paths } from '@studio/contracts/paths';
import { formatDay, formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { PaymentsRejectedError, PaymentsUnavailableError } from '@studio/server/integrations/payments/port';
import { endMemberships } from '@studio/server/memberships/end-memberships';
import { listMembershipMonths } from '@studio/server/memberships/store';
import { sweepMemberships } from '@studio/server/memberships/sweep-memberships';
import { audit } from '@studio/server/platform/database/tables';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addHours, type MembershipStudio, openMembershipStudio } from '../harness/membership-studio.ts';
import { createSubscriber, type Subscriber } from '../harness/subscriber.ts';

const branchId = '11-miles-st';
const flex = 'reformer-flex-8';
const flow = 'flow-anytime';
const failingCard = 'pm_card_chargeCustomerFail';
let member: Subscriber;

let { studio, tokens, people, advanceTo, listCredits, subjects, row } = {} as MembershipStudio;

beforeAll(async () => {
  ({ studio, tokens, people, advanceTo, listCredits, subjects, row } = await openMembershipStudio());
});
afterAll(() => studio.close());
beforeEach(() => {
  member = createSubscriber(studio, tokens, people);
});
// A membership that a test left behind would be billed in every month that later tests simulate.
afterEach(() => endMemberships(studio.services, member.memberId));

describe('cancelling a membership', () => {
  it('takes effect after the paid month, can be undone until then, and is emailed at the end', async () => {
    const { membershipId, periodEnd } = await member.subscribe(flow);
    const cancel = () => member.call(paths.membershipCancel, { membershipId });
    expect((await cancel()).body.membership).toMatchObject({
      status: 'ACTIVE',
      endsOn: periodEnd,
      renewsOn: null,
    });
    expect((await cancel()).body.membership).toMatchObject({ endsOn: periodEnd });
    expect(await listCredits(member)).toMatchObject([{ renews: false }]);
    const resumed = await member.call(paths.membershipResume, { membershipId });
    expect(resumed.body.membership).toMatchObject({ endsOn: null, renewsOn: periodEnd });
    expect(await listCredits(member)).toMatchObject([{ renews: true }]);
    await cancel();
    await advanceTo(addHours(periodEnd, 2));
    expect(await member.membership()).toMatchObject({ status: 'ENDED' });
    expect(await listCredits(member)).toHaveLength(1);
    expect((await subjects(member))[0]).toBe('Membership ended: Flow Anytime Unlimited');
    expect((await studio.emails(member.email))[0]?.text).toContain('as you asked');
    for (const path of [paths.membershipCancel, paths.membershipResume])
      expect((await member.call(path, { membershipId })).body.code).toBe('not_changeable');
  });

  it('is emailed with its date and a link to undo it, and so is undoing it', async () => {
    const { membershipId, periodEnd } = await member.subscribe(flex);
    const end = toLondonDate(new Date(periodEnd ?? ''));
    const until = formatDay(end, { day: 'numeric', month: 'long' });
    await member.call(paths.membershipCancel, { membershipId });
    await member.call(paths.membershipCancel, { membershipId });
    expect(await subjects(member)).toEqual([
      'Membership cancelled: Reformer Flex 8',
      'Membership confirmed: Reformer Flex 8',
    ]);
    const [cancelled] = await studio.emails(member.email);
    expect(cancelled?.text).toContain(`You can use your remaining sessions for classes until ${until}.`);
    expect(cancelled?.text).toContain('/account');
    expect(cancelled?.text).not.toContain('Manage membership');

    await member.call(paths.membershipResume, { membershipId });
    const [resumedEmail] = await studio.emails(member.email);
    expect(resumedEmail).toMatchObject({ subject: 'Membership continues: Reformer Flex 8' });
    expect(resumedEmail?.text).toContain(`Next payment: ${formatDayAndYear(end)}`);
  });

  it('sends only the email that matches the state at delivery', async () => {
    const { membershipId } = await member.subscribe(flex);
    await subjects(member);
    await member.call(paths.membershipCancel, { membershipId });
    await member.call(paths.membershipResume, { membershipId });
    expect(await subjects(member)).toEqual([
      'Membership continues: Reformer Flex 8',
      'Membership confirmed: Reformer Flex 8',
    ]);
  });

  it('ends an unpaid membership at once', { tags: 'long' }, async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    await member.saveCard(failingCard);
    await advanceTo(addHours(renewsOn, 2));
    const { body } = await member.call(paths.membershipCancel, { membershipId });
    expect(body.membership).toMatchObject({ status: 'ENDED' });
    expect(await row(membershipId)).toMatchObject({ endReason: 'CANCELLED' });
  });

  it('is not possible before the first payment', async () => {
    const { membershipId } = await member.open(flex);
    const { body } = await member.call(paths.membershipCancel, { membershipId });
    expect(body.code).toBe('not_changeable');
  });
});

describe('a membership freeze', () => {
  it('previews its changes, skips whole months, and ends automatically', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    const preview = await member.call(paths.freezePreview, { membershipId, months: 2 });
    expect(preview.body.from).toBe(renewsOn);
    expect(preview.body.changes[0]).toMatch(/^No payments on \d+ \w+ and \d+ \w+$/);
    expect(await member.membership()).toMatchObject({ freeze: null, canFreezeFrom: null });

    const { body } = await member.call(paths.freeze, { membershipId, months: 2 });
    const { from, until } = preview.body;
    expect(body.membership).toMatchObject({ freeze: { from, until }, renewsOn: until, status: 'ACTIVE' });
    expect(body.membership.canFreezeFrom).not.toBeNull();
    for (const path of [paths.freezePreview, paths.freeze])
      expect((await member.call(path, { membershipId, months: 1 })).body.code).toBe('freeze_too_soon');

    await advanceTo(addHours(from, 2));
    expect(await member.membership()).toMatchObject({ freeze: { from, until }, renewsOn: until });
    await advanceTo(addHours(until, -24));
    expect(await listCredits(member)).toHaveLength(1);
    expect(await member.membership()).toMatchObject({ status: 'ACTIVE', renewsOn: until });

    await advanceTo(addHours(until, 2));
    const [, resumedMonth, ...others] = await listCredits(member);
    expect(others).toEqual([]);
    expect(resumedMonth?.startsAt.toISOString()).toBe(until);
    expect(await member.membership()).toMatchObject({ freeze: null, status: 'ACTIVE' });
    expect(await listMembershipMonths(studio.database, { branchId, id: membershipId })).toHaveLength(2);
    expect(await subjects(member)).toHaveLength(1);
  });

  it('is emailed with its dates and a link to undo it', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    const { body } = await member.call(paths.freeze, { membershipId, months: 1 });
    expect(body.membership.freeze).toMatchObject({ isOn: false, canBeUndone: true });
    const [from, until] = [renewsOn, body.membership.freeze?.until].map((instant) =>
      formatDay(toLondonDate(new Date(instant ?? '')), { day: 'numeric', month: 'long' }),
    );
    const [frozen, ...others] = await studio.emails(member.email);
    expect(others).toHaveLength(1);
    expect(frozen).toMatchObject({ subject: 'Freeze confirmed: Reformer Flex 8' });
    for (const text of [`freezes on ${from}`, `charge you until ${until}`, 'Cancel freeze', '/account'])
      expect(frozen?.text).toContain(text);
    expect(frozen?.text).toContain('Manage membership');
  });

  it('is in the activity log with its days', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    const { body } = await member.call(paths.freeze, { membershipId, months: 1 });
    const [from, until] = [renewsOn, body.membership.freeze?.until].map((instant) =>
      formatDayAndYear(toLondonDate(new Date(instant ?? ''))),
    );
    const entries = await studio.database.orm.select().from(audit).where(eq(audit.subjectId, membershipId));
    expect(entries.filter(({ action }) => action === 'FROZEN')).toMatchObject([
      { reason: `from ${from} to ${until}` },
    ]);
  });

  it('can be undone before it begins, with an email, and requested again', { tags: 'long' }, async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    const undoFreeze = () => member.call(paths.freezeCancel, { membershipId });
    // Without a freeze, the call changes nothing.
    expect((await undoFreeze()).body.membership).toMatchObject({ freeze: null, renewsOn });
    await member.call(paths.freeze, { membershipId, months: 2 });
    expect(await listCredits(member)).toMatchObject([{ renews: false }]);
    const unfrozen = { freeze: null, canFreezeFrom: null, renewsOn, status: 'ACTIVE' };
    expect((await undoFreeze()).body.membership).toMatchObject(unfrozen);
    expect((await undoFreeze()).body.membership).toMatchObject(unfrozen);
    expect(await listCredits(member)).toMatchObject([{ renews: true }]);
    expect(await subjects(member)).toEqual([
      'Freeze cancelled: Reformer Flex 8',
      'Membership confirmed: Reformer Flex 8',
    ]);
    const { subscriptionId } = await row(membershipId);
    const { pausedUntil } = await studio.services.payments.retrieveSubscription(subscriptionId ?? '');
    expect(pausedUntil).toBeNull();

    const { body } = await member.call(paths.freeze, { membershipId, months: 1 });
    expect(body.membership.freeze).toMatchObject({ from: renewsOn });
    await undoFreeze();
    await advanceTo(addHours(renewsOn, 2));
    expect(await listCredits(member)).toHaveLength(2);
  });

  it('cannot be undone once it has begun', async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    await member.call(paths.freeze, { membershipId, months: 1 });
    const undoFreeze = () => member.call(paths.freezeCancel, { membershipId });
    studio.time.now = addHours(renewsOn, -0.5);
    expect((await undoFreeze()).body.code).toBe('not_changeable');
    expect(await member.membership()).toMatchObject({ freeze: { isOn: false, canBeUndone: false } });
    await advanceTo(addHours(renewsOn, 2));
    expect((await undoFreeze()).body.code).toBe('not_changeable');
    expect(await member.membership()).toMatchObject({ freeze: { isOn: true, canBeUndone: false } });
  });

  it('stays when the provider is down during the undo, and a late pause is undone there', {
    tags: 'long',
  }, async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    const frozen = await member.call(paths.freeze, { membershipId, months: 1 });
    const { freeze } = frozen.body.membership;
    const { payments } = studio.services;
    const { pauseSubscription } = payments;
    payments.pauseSubscription = async () => {
      throw new PaymentsUnavailableError('The line is dead.');
    };
    const failed = await member.call(paths.freezeCancel, { membershipId });
    payments.pauseSubscription = pauseSubscription;
    expect(failed.body.code).toBe('payment_unavailable');
    expect(await member.membership()).toMatchObject({ freeze });

    await member.call(paths.freezeCancel, { membershipId });
    // A pause request was still on its way when the freeze was cancelled.
    const { subscriptionId } = await row(membershipId);
    await pauseSubscription(subscriptionId ?? '', addHours(freeze?.until ?? null, -1));
    await studio.deliverWebhooks();
    await advanceTo(addHours(renewsOn, 2));
    expect(await listCredits(member)).toHaveLength(2);
  });

  it('is sent to the provider later when the provider is unreachable', async () => {
    const { membershipId } = await member.subscribe(flex);
    const { pauseSubscription } = studio.services.payments;
    studio.services.payments.pauseSubscription = async () => {
      throw new PaymentsUnavailableError('The line is dead.');
    };
    const { body } = await member.call(paths.freeze, { membershipId, months: 1 });
    studio.services.payments.pauseSubscription = pauseSubscription;
    expect(body.membership.freeze).not.toBeNull();
    studio.time.now = new Date(studio.time.now.getTime() + 61_000);
    await sweepMemberships(studio.services);
    await advanceTo(addHours(body.membership.freeze?.from ?? null, 2));
    expect(await listCredits(member)).toHaveLength(1);
  });

  it('is not applied when the provider rejects it', async () => {
    const { membershipId } = await member.subscribe(flex);
    const { pauseSubscription } = studio.services.payments;
    studio.services.payments.pauseSubscription = async () => {
      throw new PaymentsRejectedError('Not this one.');
    };
    const { body } = await member.call(paths.freeze, { membershipId, months: 1 });
    studio.services.payments.pauseSubscription = pauseSubscription;
    expect(body.code).toBe('payment_unavailable');
    expect(await member.membership()).toMatchObject({ freeze: null, canFreezeFrom: null });
    expect(await listCredits(member)).toMatchObject([{ renews: true }]);
    expect((await member.call(paths.freeze, { membershipId, months: 1 })).status).toBe(200);
    expect(await listCredits(member)).toMatchObject([{ renews: false }]);
  });

  it('is not possible while a payment is due or the end is near', { tags: 'long' }, async () => {
    const { membershipId, renewsOn } = await member.subscribe(flex);
    await member.call(paths.membershipCancel, { membershipId });
    const freeze = () => member.call(paths.freeze, { membershipId, months: 1 });
    expect((await freeze()).body.code).toBe('not_changeable');
    await member.call(paths.membershipResume, { membershipId });
    await member.saveCard(failingCard);
    await advanceTo(addHours(renewsOn, 2));
    expect((await freeze()).body.code).toBe('not_changeable');
  });

  it('is rejected for more than two months', async () => {
    const { membershipId } = await member.subscribe(flex);
    const { status } = await member.call(paths.freeze, { membershipId, months: 3 });
    expect(status).toBe(400);
  });
});
