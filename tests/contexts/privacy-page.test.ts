import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPrivacySections } from '@studio/content/privacy/privacy-notice';
import { storedDataCategories } from '@studio/content/privacy/stored-data-categories';
import { healthAnswersRetentionMonths } from '@studio/domain/first-visit/health-answers';
import { giftCardValidityMonths } from '@studio/domain/gift-cards/gift-card-dates';
import { accountRetention, retention } from '@studio/domain/privacy/retention';
import { activityRetentionDays } from '@studio/identity/events/purge-old-events';
import { signInLifetimeDays } from '@studio/identity/tokens/issue-tokens';
import { endedRetentionHours } from '@studio/identity/tokens/purge-old-tokens';
import { unconfirmedRetentionDays } from '@studio/identity/users/purge-unconfirmed-users';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { privacyRowByTable, tablesWithoutPersonalData } from './privacy/privacy-table-map.ts';

const root = path.resolve(import.meta.dirname, '../..');
let studio: TestStudio;
let tables: Map<string, string[]>;
beforeAll(async () => {
  studio = await openTestStudio();
  tables = await readTables();
});
afterAll(() => studio.close());

/** Returns every table that the code declares, as 'schema.table', with its columns. */
async function readTables(): Promise<Map<string, string[]>> {
  const files = globSync('apps/{server,identity}/src/**/tables.ts', { cwd: root });
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(path.join(root, file)).href) as Promise<object>),
  );
  const found = modules.flatMap((tableModule) =>
    Object.values(tableModule).filter((value) => is(value, PgTable)),
  );
  return new Map(
    found.map((table) => {
      const { schema, name, columns } = getTableConfig(table as PgTable);
      return [`${schema ?? 'public'}.${name}`, columns.map((column) => column.name)];
    }),
  );
}

describe('data table of the privacy page', () => {
  it('covers every database table that the register does not exclude with a reason', async () => {
    const registered = [...Object.keys(privacyRowByTable), ...Object.keys(tablesWithoutPersonalData)];
    expect(registered.toSorted()).toEqual([...tables.keys()].toSorted());
  });

  it('covers every table that the studio’s migrations create', async () => {
    const created = await studio.database.run<{ name: string }>(
      {
        name: 'test_made_tables',
        text: "SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname = 'public'",
      },
      [],
    );
    const declared = [...tables.keys()].filter((name) => name.startsWith('public.'));
    expect(created.map(({ name }) => name).toSorted()).toEqual(declared.toSorted());
  });

  it('has a table for every row, and a row for every table', () => {
    const rows = new Set(Object.values(privacyRowByTable));
    expect([...rows].toSorted()).toEqual(storedDataCategories.map(({ id }) => id).toSorted());
  });

  it('excludes no table with a column about a person', () => {
    const personal =
      /^(member|person|principal|client|session|user|buyer|customer)_id$|^sub$|email|phone|_hash$|first_name|last_name|_by$|^actor$|^injuries$/;
    const suspicious = Object.keys(tablesWithoutPersonalData).flatMap((table) =>
      (tables.get(table) ?? [])
        .filter((column) => personal.test(column))
        .map((column) => `${table}.${column}`),
    );
    expect(suspicious).toEqual([]);
  });
});

describe('retention periods on the privacy page', () => {
  it('match those of the user pool', () => {
    expect(accountRetention).toEqual({
      activityDays: activityRetentionDays,
      endedHours: endedRetentionHours,
      unconfirmedAccountDays: unconfirmedRetentionDays,
      loginDays: signInLifetimeDays,
    });
  });

  it('are all derived from the jobs, none of them typed by hand', () => {
    const { accountingYears, enquiryMonths, limitHours, ...days } = retention;
    const { giftCardMonths: afterGiftCard, offerMonths, ...onlyDays } = days;
    const codePeriods = new Set([
      `${accountingYears} years`,
      ...[
        enquiryMonths,
        afterGiftCard,
        giftCardValidityMonths,
        offerMonths,
        healthAnswersRetentionMonths,
      ].map((count) => `${count} months`),
      ...Object.values(onlyDays).map((count) => (count === 1 ? '1 day' : `${count} days`)),
      ...[limitHours, endedRetentionHours].map((count) => `${count} hours`),
      ...[activityRetentionDays, signInLifetimeDays, unconfirmedRetentionDays].map(
        (count) => `${count} days`,
      ),
    ]);
    const stated = storedDataCategories.flatMap(
      (row) => row.retention.match(/\d+ (hours?|days?|months?|years?)/g) ?? [],
    );
    expect(stated.filter((period) => !codePeriods.has(period))).toEqual([]);
    expect([...codePeriods].filter((period) => !stated.includes(period))).toEqual([]);
  });
});

describe('privacy page', () => {
  const studioDetails = { legalName: 'Studio Ltd', address: '1 Road, London', email: 'hello@studio.example' };
  const none = { script: null, languageModel: null, textMessages: false, loginProviders: [] };
  const renderText = (services: Parameters<typeof buildPrivacySections>[1]) =>
    JSON.stringify(buildPrivacySections(studioDetails, services));

  it('names the services that this installation uses, and no others', () => {
    const all = {
      script: { host: 'count.example', needsConsent: true },
      languageModel: 'Anthropic',
      textMessages: true,
      loginProviders: ['Google', 'Apple'],
    };
    for (const word of [
      'count.example',
      'Anthropic, whose language model',
      'text message service',
      'Google or Apple',
    ]) {
      expect(renderText(all)).toContain(word);
      expect(renderText(none)).not.toContain(word);
    }
  });

  it('has every section that Articles 13 and 14 of the UK GDPR require', () => {
    expect(buildPrivacySections(studioDetails, none).map(({ id }) => id)).toEqual([
      'who-is-responsible',
      'what-we-store',
      'health',
      'in-your-browser',
      'counting',
      'cards',
      'who-else',
      'not-shared',
      'outside-the-uk',
      'letters',
      'automated',
      'children',
      'your-rights',
      'how-to-use-them',
      'complaints',
      'changes',
    ]);
    for (const word of ['controller', 'Information Commissioner', 'withdraw', 'explicit consent', 'object'])
      expect(renderText(none)).toContain(word);
    for (const row of storedDataCategories)
      expect(row.basis).toMatch(/Contract|Legal obligation|Legitimate interests|onsent/);
  });
});
