import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { takeSessions } from '@studio/server/entitlements/session-ledger';
import { entitlements } from '@studio/server/entitlements/tables';
import { memberships } from '@studio/server/memberships/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { subscribeInEarlierSystem } from '../harness/earlier-subscription.ts';
import { type ImportStudio, openImportStudio, toImportInput } from '../harness/import-studio.ts';

let at: ImportStudio;
beforeAll(async () => {
  at = await openImportStudio();
});
afterAll(() => at.studio.close());

async function listCredits(email: string) {
  const person = await at.personOf(email);
  const { orm } = at.studio.database;
  return orm
    .select()
    .from(entitlements)
    .where(eq(entitlements.memberId, `person:${person?.id}`))
    .orderBy(entitlements.createdAt, entitlements.id);
}

/** Books with sessions of the client's newest grant. */
async function spend(email: string, sessions: number): Promise<void> {
  const pack = (await listCredits(email)).at(-1);
  const movement = { branchId: '11-miles-st', entitlementId: pack?.id ?? '', actor: 'system' as const };
  await at.studio.database.transaction((tx) =>
    takeSessions(tx, 'BOOKED', { ...movement, subjectId: randomUUID(), sessions }, at.studio.time.now),
  );
}

describe('a pack of which sessions were used before the undo', () => {
  it('gives only the sessions that are left when it is imported again', async () => {
    const email = 'ana@again.example';
    const text = `Name,Email,Pack,Sessions left\nAna Moss,${email},Ten,10\nAna Moss,${email},Other,5\n`;
    const balances = async () => (await listCredits(email)).map(({ balance }) => balance);
    const first = await at.importFile(text);
    const [ten] = (await listCredits(email)).filter(({ name }) => name.includes('Ten'));
    const movement = { branchId: '11-miles-st', entitlementId: ten?.id ?? '', actor: 'system' as const };
    await at.studio.database.transaction((tx) =>
      takeSessions(tx, 'BOOKED', { ...movement, subjectId: randomUUID(), sessions: 3 }, at.studio.time.now),
    );
    await at.undoImport(first.importId);

    const second = await at.importFile(text);
    expect(second.progress.totals).toMatchObject({ packs: 2, sessions: 12 });
    expect((await balances()).sort()).toEqual([0, 0, 5, 7]);
    expect(second.leftOut).toMatchObject([
      {
        line: 2,
        reason: 'We left out 3 sessions that the client used before an earlier import was undone.',
      },
    ]);
    await at.undoImport(second.importId);
    const third = await at.importFile(text);
    expect(third.progress.totals).toMatchObject({ packs: 2, sessions: 12 });
  });

  it('gives only the sessions that are left when a corrected file names the pack, with another product', async () => {
    const email = 'flo@again.example';
    const text = `Name,Email,Pack,Sessions left\nFlo Moss,${email},Seven,7\n`;
    const { importId } = await at.importFile(text);
    await spend(email, 2);
    await at.undoImport(importId);

    const draft = await at.read(`${text}Gus Moss,gus@again.example,Seven,7\n`);
    const packs = {
      Seven: { productId: 'class-pack-10', name: 'Class Pack of 10', covers: [], validDays: null },
    };
    const input = { ...toImportInput(draft), options: { ...draft.options, packs } };
    await callSuccessfully(at.staff, paths.importRun, input);
    await at.studio.idle();
    expect((await listCredits(email)).map(({ balance }) => balance)).toEqual([0, 5]);
    expect((await listCredits('gus@again.example')).map(({ balance }) => balance)).toEqual([7]);
  });

  it('counts the sessions of each import once, and leaves the pack out if none are left', async () => {
    const email = 'bea@again.example';
    const text = `Name,Email,Pack,Sessions left\nBea Moss,${email},Five,5\n`;
    for (const used of [2, 3]) {
      const { importId } = await at.importFile(text);
      await spend(email, used);
      await at.undoImport(importId);
    }
    const { progress, leftOut } = await at.importFile(text);
    expect(progress.totals).toMatchObject({ packs: 0, sessions: 0 });
    expect(leftOut).toMatchObject([{ reason: expect.stringContaining('5 sessions') }]);
    const other = await at.importFile(`Name,Email,Pack,Sessions left\nBea Moss,${email},Five,6\n`);
    expect(other.progress.totals).toMatchObject({ packs: 1, sessions: 6 });
  });
});

describe('a membership that an import left out', () => {
  const headings = 'Name,Email,Pack,Sessions left,Membership,Stripe customer id,Stripe subscription id';
  const findMemberships = (subscriptionId: string) =>
    at.studio.database.orm.select().from(memberships).where(eq(memberships.subscriptionId, subscriptionId));

  it('is imported once staff have corrected its id, without the rest of the row', async () => {
    const email = 'cy@again.example';
    const { customerId, subscriptionId } = await subscribeInEarlierSystem(at.studio, email);
    const build = (id: string) =>
      `${headings}\nCy Moss,${email},Ten,10,Reformer Flex 8,${customerId},${id}\n`;
    const first = await at.importFile(build('sub_unknown12345678'));
    expect(first.leftOut).toMatchObject([{ reason: expect.stringContaining('doesn’t know') }]);
    const corrected = await at.importFile(build(subscriptionId));
    expect(corrected).toMatchObject({
      progress: { totals: { existing: 1, memberships: 1, packs: 0, skipped: 0 } },
      leftOut: [],
    });
    expect(await findMemberships(subscriptionId)).toHaveLength(1);
    const repeated = await at.importFile(build(subscriptionId));
    expect(repeated.progress.totals).toMatchObject({ existing: 0, memberships: 0, skipped: 1 });
    await at.undoImport(corrected.importId);
    expect(await findMemberships(subscriptionId)).toEqual([]);
    expect((await at.importFile(build(subscriptionId))).progress.totals).toMatchObject({
      memberships: 1,
      packs: 0,
    });
  });

  it('is imported from the same file once it is possible', async () => {
    const email = 'di@again.example';
    const { customerId, subscriptionId } = await subscribeInEarlierSystem(at.studio, 'old@again.example');
    const text = `${headings}\nDi Moss,${email},Ten,10,Reformer Flex 8,${customerId},${subscriptionId}\n`;
    expect((await at.importFile(text)).progress.totals).toMatchObject({ added: 1, packs: 1, memberships: 0 });
    expect((await at.importFile(text)).progress.totals).toMatchObject({ packs: 0, memberships: 0 });
    await at.studio.stripe.customers.update(customerId, { email });
    expect((await at.importFile(text)).progress.totals).toMatchObject({ packs: 0, memberships: 1 });
  });
});
