import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { memberships } from '@studio/server/memberships/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { createSubscriber, type Subscriber } from '../harness/subscriber.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

const flex = 'reformer-flex-8';

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;
let member: Subscriber;

beforeAll(async () => {
  studio = await openTestStudio({ now: '2026-11-23T12:00:00Z' });
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
});
afterAll(() => studio.close());
beforeEach(async () => {
  member = createSubscriber(studio, tokens, people);
  await member.call(paths.userGet);
});

/** Replaces the subscription by one of another account, which the provider doesn't know. */
async function loseSubscription(): Promise<void> {
  await studio.database.orm
    .update(memberships)
    .set({ subscriptionId: `sub_elsewhere${randomUUID()}` })
    .where(eq(memberships.memberId, member.memberId));
}

async function membershipRow() {
  const [row] = await studio.database.orm
    .select()
    .from(memberships)
    .where(eq(memberships.memberId, member.memberId));
  return row;
}

describe('a membership whose subscription belongs to another account', () => {
  it('can be cancelled, and its member reads about it', async () => {
    const { membershipId } = await member.subscribe(flex);
    await loseSubscription();
    const { status, body } = await member.call(paths.membershipCancel, { membershipId });
    expect(status, body.message).toBe(200);
    expect(body.membership).toMatchObject({ status: 'ENDED' });
    expect(await membershipRow()).toMatchObject({ endReason: 'CANCELLED', failure: null });
    expect((await studio.emails(member.email))[0]?.subject).toBe('Membership ended: Reformer Flex 8');
    const repeated = await member.call(paths.membershipCancel, { membershipId });
    expect([repeated.status, repeated.body.code]).toEqual([409, 'not_changeable']);
  });

  it('keeps its paid sessions', async () => {
    const { membershipId } = await member.subscribe(flex);
    await loseSubscription();
    await member.call(paths.membershipCancel, { membershipId });
    const { body } = await member.call(paths.entitlements);
    expect(body).toMatchObject({ entitlements: [{ name: 'Reformer Flex 8', sessionsLeft: 8 }] });
  });

  it('does not prevent its member from closing the account', async () => {
    await member.subscribe(flex);
    await loseSubscription();
    const { status, body } = await member.call(paths.accountDelete, { understood: true });
    expect(status, body.message).toBe(200);
  });

  it('that was never paid does not prevent another start', async () => {
    const { membershipId } = await member.open(flex);
    await loseSubscription();
    const again = await member.open(flex);
    expect(again.membershipId).not.toBe(membershipId);
    await studio.pay(again.intentId);
    const { body } = await member.call(paths.membershipConfirm, { membershipId: again.membershipId });
    expect(body.membership).toMatchObject({ status: 'ACTIVE' });
  });

  it('is not ended by anything that its member did not ask for', async () => {
    const { membershipId } = await member.subscribe(flex);
    await loseSubscription();
    const { status, body } = await member.call(paths.membershipResume, { membershipId });
    expect([status, body.code]).toEqual([503, 'payment_unavailable']);
    expect(await membershipRow()).toMatchObject({ status: 'ACTIVE' });
  });
});
