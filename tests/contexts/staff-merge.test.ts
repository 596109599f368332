import { randomUUID } from 'node:crypto';
import type { ListEntitlementsResponse } from '@studio/contracts/entitlements';
import { paths } from '@studio/contracts/paths';
import type { QuotePurchaseResponse } from '@studio/contracts/purchases';
import type {
  ListMergeSuggestionsResponse,
  ListMergesResponse,
  MergePeopleResponse,
  PreviewMergeResponse,
} from '@studio/contracts/staff-merge';
import { entitlements } from '@studio/server/entitlements/tables';
import { loadPersonKeys } from '@studio/server/people/person-keys';
import { people } from '@studio/server/people/tables';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCredit } from '../harness/credits.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

const branchId = '11-miles-st';
let studio: TestStudio;
let tokens: TestTokens;
let pool: FakeUserPool;
let staff: TestBrowser;
beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  pool = installFakeUserPool(studio);
  const { sub } = pool.addUser(randomUUID(), { groups: ['STAFF'] });
  staff = studio.visitor().with(await tokens.access(sub, ['STAFF']));
});
afterAll(() => studio.close());

/** Calls as staff and expects success. */
async function callAsStaff<Answer>(path: string, body: object): Promise<Answer> {
  const { status, body: response } = await staff.call(path, body);
  expect(response.message).toBeUndefined();
  expect(status).toBe(200);
  return response as unknown as Answer;
}

const add = async (fields: { firstName: string; lastName?: string; email?: string; phone?: string }) =>
  (
    await callAsStaff<{ personId: string }>(paths.personAdd, {
      lastName: '',
      email: '',
      phone: '',
      ...fields,
    })
  ).personId;
const rowOf = async (id: string) =>
  (
    await studio.database.orm
      .select()
      .from(people)
      .where(and(eq(people.branchId, branchId), eq(people.id, id)))
  )[0];
const giveCredit = (memberId: string) => createCredit(studio.database, studio.time.now, { memberId });
const ownerOf = async (id: string) =>
  (await studio.database.orm.select().from(entitlements).where(eq(entitlements.id, id)))[0]?.memberId;

/** Creates a member whose first call has created the client. */
async function createMember(email: string) {
  const { sub } = pool.addUser(randomUUID(), { email });
  const browser = studio.visitor().with(await tokens.access(sub));
  await browser.call('/classes/user/get');
  const [person] = await studio.database.orm.select().from(people).where(eq(people.memberId, sub));
  return { sub, browser, personId: person?.id ?? '' };
}

const keepFirst = { name: 'one', email: 'one', phone: 'one' };
const merge = (personId: string, otherId: string, more: object = {}) =>
  callAsStaff<MergePeopleResponse>(paths.mergePeople, { personId, otherId, details: keepFirst, ...more });

describe('two person records', () => {
  it('that look alike are suggested until staff say that they are two people', async () => {
    const one = await add({
      firstName: 'Odette',
      lastName: 'Marsh',
      email: 'odette@alike.example',
      phone: '+447700900555',
    });
    const other = await add({
      firstName: 'O.',
      lastName: 'Marsh',
      email: 'om@work.example',
      phone: '07700 900 555',
    });
    const plus = await add({ firstName: 'Odie', lastName: 'M', email: 'odette+studio@alike.example' });
    const { pairs } = await callAsStaff<ListMergeSuggestionsResponse>(paths.mergeSuggestions, {
      personId: one,
    });
    expect(pairs.map((pair) => [pair.second.personId, pair.reasons])).toEqual(
      expect.arrayContaining([
        [other, ['phone']],
        [plus, ['email']],
      ]),
    );
    await callAsStaff(paths.mergeDismiss, { personId: plus, otherId: one });
    const remaining = await callAsStaff<ListMergeSuggestionsResponse>(paths.mergeSuggestions, {
      personId: one,
    });
    expect(remaining.pairs.map((pair) => pair.second.personId)).toEqual([other]);
  });

  it('are merged with the chosen details and all sessions, and can be separated again', async () => {
    const one = await add({
      firstName: 'Ida',
      lastName: 'Bell',
      email: 'ida@one.example',
      phone: '+447700900001',
    });
    const other = await add({ firstName: 'Idabel', lastName: 'Bell', email: 'ida@two.example' });
    const credit = await giveCredit(`person:${other}`);
    const preview = await callAsStaff<PreviewMergeResponse>(paths.mergePreview, {
      personId: one,
      otherId: other,
    });
    expect(preview).toMatchObject({ accounts: 0, second: { sessionsLeft: 10 }, reasons: [] });
    const { personId, mergeId } = await merge(one, other, {
      details: { name: 'other', email: 'other', phone: 'one' },
    });
    expect(personId).toBe(one);
    expect(await rowOf(one)).toMatchObject({
      firstName: 'Idabel',
      email: 'ida@two.example',
      phone: '+447700900001',
      mergedInto: null,
    });
    expect(await rowOf(other)).toMatchObject({ mergedInto: one, emailKey: 'ida@one.example' });
    expect(await ownerOf(credit)).toBe(`person:${one}`);
    expect(await loadPersonKeys(studio.database, branchId, one)).toMatchObject({
      memberIds: expect.arrayContaining([`person:${one}`, `person:${other}`]),
      emailKeys: expect.arrayContaining(['ida@one.example', 'ida@two.example']),
    });
    const { merges } = await callAsStaff<ListMergesResponse>(paths.mergeList, { personId: one });
    expect(merges).toMatchObject([{ mergeId, name: 'Idabel Bell' }]);
    await callAsStaff(paths.mergeUndo, { mergeId });
    expect(await rowOf(one)).toMatchObject({
      firstName: 'Ida',
      email: 'ida@one.example',
      emailKey: 'ida@one.example',
    });
    expect(await rowOf(other)).toMatchObject({ mergedInto: null, emailKey: 'ida@two.example' });
    expect(await ownerOf(credit)).toBe(`person:${other}`);
    expect(await staff.call(paths.mergeUndo, { mergeId })).toMatchObject({
      status: 409,
      body: { code: 'not_changeable' },
    });
  });

  it('are not merged twice, nor with themselves, and a chain stays one level deep', async () => {
    const [a, b, c] = [
      await add({ firstName: 'A' }),
      await add({ firstName: 'B' }),
      await add({ firstName: 'C' }),
    ];
    expect(
      await staff.call(paths.mergePeople, { personId: a, otherId: a, details: keepFirst }),
    ).toMatchObject({
      status: 409,
    });
    await merge(b, c);
    expect(
      await staff.call(paths.mergePeople, { personId: a, otherId: c, details: keepFirst }),
    ).toMatchObject({
      status: 409,
      body: { code: 'not_changeable' },
    });
    const { mergeId } = await merge(a, b);
    expect((await rowOf(c))?.mergedInto).toBe(a);
    await callAsStaff(paths.mergeUndo, { mergeId });
    expect((await rowOf(c))?.mergedInto).toBe(b);
  });
});

describe('merging with an account', () => {
  it('keeps the account as the main record, with its address and all sessions at once', async () => {
    const guest = await add({ firstName: 'Lia', lastName: 'Kern', email: 'lia@old.example' });
    await giveCredit(`person:${guest}`);
    const account = await createMember('lia@new.example');
    const { personId } = await merge(guest, account.personId, {
      details: { name: 'one', email: 'one', phone: 'one' },
    });
    expect(personId).toBe(account.personId);
    expect(await rowOf(personId)).toMatchObject({ firstName: 'Lia', emailKey: 'lia@new.example' });
    const { body } = await account.browser.call(paths.entitlements);
    expect((body as unknown as ListEntitlementsResponse).entitlements).toHaveLength(1);
  });

  it('of two accounts keeps both logins, and needs explicit confirmation', async () => {
    const [one, other] = [
      await createMember('two-a@accounts.example'),
      await createMember('two-b@accounts.example'),
    ];
    const credit = await giveCredit(other.sub);
    const input = { personId: one.personId, otherId: other.personId, details: keepFirst };
    expect(await staff.call(paths.mergePeople, input)).toMatchObject({
      status: 409,
      body: { code: 'not_changeable', message: expect.stringContaining('Their logins stay separate') },
    });
    await merge(one.personId, other.personId, { bothAccounts: true });
    expect(await ownerOf(credit)).toBe(one.sub);
    expect((await loadPersonKeys(studio.database, branchId, one.personId)).memberIds).toEqual(
      expect.arrayContaining([one.sub, other.sub]),
    );
    expect((await other.browser.call('/classes/user/get')).status).toBe(200);
  });

  it.each(['kept', 'merged'])(
    'gives everything to the person who signs up with the %s address',
    async (which) => {
      const addresses = [`${which}-kept@join.example`, `${which}-gone@join.example`];
      const [one, other] = [
        await add({ firstName: 'Noa', email: addresses[0] ?? '' }),
        await add({ firstName: 'Noa', email: addresses[1] ?? '' }),
      ];
      await giveCredit(`person:${one}`);
      await giveCredit(`person:${other}`);
      await merge(one, other);
      const joined = await createMember(addresses[which === 'kept' ? 0 : 1] ?? '');
      expect(joined.personId).toBe(one);
      const { body } = await joined.browser.call(paths.entitlements);
      expect((body as unknown as ListEntitlementsResponse).entitlements).toHaveLength(2);
      expect((await loadPersonKeys(studio.database, branchId, one)).emailKeys.sort()).toEqual(
        [...addresses].sort(),
      );
    },
  );
});

describe('once-per-person offer', () => {
  const productId = 'first-mat';
  const sale = (personId: string) => ({
    personId,
    saleId: randomUUID(),
    productId,
    method: 'CASH' as const,
  });
  const sell = (personId: string) => staff.call(paths.personSell, sale(personId));
  const quoteFor = async (browser: TestBrowser) => {
    const { body } = await browser.call(paths.purchaseQuote, { productId });
    return (body as unknown as QuotePurchaseResponse).alreadyBought;
  };

  it('sold at the desk cannot be bought again with an account created later', async () => {
    const email = 'ivo@offers.example';
    const guest = await add({ firstName: 'Ivo', email });
    expect((await sell(guest)).status).toBe(200);
    const { browser, personId } = await createMember(email);
    expect(personId).toBe(guest);
    expect(await quoteFor(browser)).toBe(true);
    expect((await sell(personId)).body.code).toBe('already_had');
    expect(await quoteFor((await createMember('someone-else@offers.example')).browser)).toBe(false);
  });

  it('cannot be bought again after a merge, but can once the merge is undone', async () => {
    const guest = await add({ firstName: 'Uma', email: 'uma@offers.example' });
    const account = await createMember('uma@work.example');
    expect((await sell(guest)).status).toBe(200);
    expect(await quoteFor(account.browser)).toBe(false);
    const { mergeId } = await merge(account.personId, guest);
    expect(await quoteFor(account.browser)).toBe(true);
    expect((await sell(account.personId)).body.code).toBe('already_had');
    await callAsStaff(paths.mergeUndo, { mergeId });
    expect(await quoteFor(account.browser)).toBe(false);
    expect((await sell(account.personId)).status).toBe(200);
  });
});
