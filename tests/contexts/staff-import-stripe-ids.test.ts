import { paths } from '@studio/contracts/paths';
import type { CheckImportResponse } from '@studio/contracts/staff-import';
import { memberships } from '@studio/server/memberships/tables';
import { paymentCustomers } from '@studio/server/payments/tables';
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

const headings = 'Name,Email,Membership,Stripe customer id,Stripe subscription id';
const toRow = (name: string, email: string, customerId: string, subscriptionId: string) =>
  `${name},${email},Reformer Flex 8,${customerId},${subscriptionId}`;

/** Imports rows. Returns the sentences about the memberships that were left out. */
async function importRows(...rows: readonly string[]) {
  const { leftOut } = await at.importFile(`${[headings, ...rows].join('\n')}\n`);
  return leftOut.map(({ reason }) => reason);
}

const listLinks = async (subscriptionId: string, customerId: string) => {
  const { orm } = at.studio.database;
  return {
    memberships: await orm.select().from(memberships).where(eq(memberships.subscriptionId, subscriptionId)),
    customers: await orm.select().from(paymentCustomers).where(eq(paymentCustomers.customerId, customerId)),
  };
};
const noLinks = { memberships: [], customers: [] };

describe('a row with someone else’s Stripe ids', () => {
  it('is left out if Stripe has another email address for the customer', async () => {
    const other = await subscribeInEarlierSystem(at.studio, 'owner@ids.example');
    const problem =
      'The email address for this subscription in Stripe doesn’t match this row. We’ve left the membership out.';
    const withBoth = toRow('Ana Moss', 'ana@ids.example', other.customerId, other.subscriptionId);
    const withoutCustomer = toRow('Bea Moss', 'bea@ids.example', '', other.subscriptionId);
    expect(await importRows(withBoth)).toEqual([problem]);
    expect(await importRows(withoutCustomer)).toEqual([problem]);
    expect(await listLinks(other.subscriptionId, other.customerId)).toEqual(noLinks);
  });

  it('is left out if Stripe has no email address and the row has no customer id', async () => {
    const { subscriptionId, customerId } = await subscribeInEarlierSystem(at.studio, '');
    expect(await importRows(toRow('Cy Moss', 'cy@ids.example', '', subscriptionId))).toEqual([
      'This subscription has no email address in Stripe, and this row has no Stripe customer ID. We’ve left the membership out.',
    ]);
    expect(await listLinks(subscriptionId, customerId)).toEqual(noLinks);
  });

  it('is left out, as the preview says, if another client here has the customer', async () => {
    const own = await subscribeInEarlierSystem(at.studio, 'di@ids.example');
    expect(await importRows(toRow('Di Moss', 'di@ids.example', own.customerId, own.subscriptionId))).toEqual(
      [],
    );
    const second = await subscribeInEarlierSystem(at.studio, 'ed@ids.example');
    const text = `${headings}
${toRow('Ed Moss', 'ed@ids.example', own.customerId, second.subscriptionId)}
`;
    const draft = await at.read(text);
    const { issues, counts } = await callSuccessfully<CheckImportResponse>(
      at.staff,
      paths.importCheck,
      toImportInput(draft),
    );
    expect(counts.subscriptions).toBe(0);
    expect(issues).toMatchObject([
      {
        reason:
          'This Stripe customer is already linked to another client here, so we’ll leave this membership out.',
      },
    ]);
    await at.importFile(text);
    expect(await listLinks(second.subscriptionId, second.customerId)).toEqual(noLinks);
  });

  it('is imported if the addresses differ only in capitals', async () => {
    const { subscriptionId, customerId } = await subscribeInEarlierSystem(at.studio, 'Flo@Ids.example');
    expect(await importRows(toRow('Flo Moss', 'flo@ids.example', '', subscriptionId))).toEqual([]);
    expect((await listLinks(subscriptionId, customerId)).memberships).toHaveLength(1);
  });
});
