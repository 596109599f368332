import { randomInt, randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { ListMergeSuggestionsResponse } from '@studio/contracts/staff-merge';
import type { SearchPeopleResponse } from '@studio/contracts/staff-people';
import { foldText } from '@studio/domain/search/fold-text';
import { buildSearchEntries } from '@studio/domain/search/word-search';
import { people } from '@studio/server/people/tables';
import { buildPeopleFilter, orderByName } from '@studio/server/staff/people/people-filter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let owner: TestBrowser;

beforeAll(async () => {
  studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  owner = studio.visitor().with(await tokens.access(randomUUID(), ['ADMIN']));
});
afterAll(() => studio.close());

async function callAsOwner<Answer>(path: string, body: object): Promise<Answer> {
  const { status, body: response } = await owner.call(path, body);
  expect(response.message).toBeUndefined();
  expect(status).toBe(200);
  return response as unknown as Answer;
}

const add = async (firstName: string, lastName: string, email = '', phone = '') =>
  (await callAsOwner<{ personId: string }>(paths.personAdd, { firstName, lastName, email, phone })).personId;
const searchNames = async (query: string) =>
  (await callAsOwner<SearchPeopleResponse>(paths.peopleSearch, { query })).people
    .map(({ name }) => name)
    .sort();
const rows = <Row>(text: string, values: unknown[] = []) => studio.sandbox.query<Row>(text, values);

describe('people search by name', () => {
  beforeAll(async () => {
    await add('Łukasz', 'Wiśniewski');
    await add('Sinéad', 'O’Neill', 'sinead.o@example.com');
    await add('Elif', 'Güneş');
    await add('Νίκος', 'Παπαδόπουλος');
    await add('Анна', 'Королёва');
    await add('Anne-Marie', 'de la Cruz');
  });

  it.each([
    ['lukasz', 'Łukasz Wiśniewski'],
    ['WISNIEWSKI luk', 'Łukasz Wiśniewski'],
    ['oneill', 'Sinéad O’Neill'],
    ["o'neill", 'Sinéad O’Neill'],
    ['o’neill', 'Sinéad O’Neill'],
    ['O Neill', 'Sinéad O’Neill'],
    ['sinead.o@example', 'Sinéad O’Neill'],
    ['GÜNES', 'Elif Güneş'],
    ['ΠΑΠΑΔΟΠΟΥΛΟΣ', 'Νίκος Παπαδόπουλος'],
    ['КОРОЛЕВА', 'Анна Королёва'],
    ['annemarie delacruz', 'Anne-Marie de la Cruz'],
    ['anne‑marie', 'Anne-Marie de la Cruz'],
  ])('"%s" finds %s', async (query, name) => {
    expect(await searchNames(query)).toEqual([name]);
  });

  it('finds nothing by the middle of a word or by an apostrophe alone', async () => {
    expect(await searchNames('kasz')).toEqual([]);
    expect(await searchNames('’')).toEqual([]);
  });

  it('finds a person by the new name at once, and not by the old name', async () => {
    const personId = await add('Jörg', 'Strauß', 'joerg@example.com', '+447700900777');
    expect(await searchNames('strauss')).toEqual(['Jörg Strauß']);
    const changed = {
      firstName: 'Jörg',
      lastName: 'Łoś',
      email: 'joerg@example.com',
      phone: '+447700900777',
    };
    await callAsOwner(paths.personSave, { personId, ...changed });
    expect(await searchNames('strauss')).toEqual([]);
    expect(await searchNames('jorg los')).toEqual(['Jörg Łoś']);
    expect(await searchNames('900777')).toEqual(['Jörg Łoś']);
  });

  it('suggests a merge when only accents and apostrophes distinguish two names', async () => {
    const one = await add('Zoë', 'O’Hára', 'zoe@example.com');
    await add('Zoe', "O'Hara");
    const { pairs } = await callAsOwner<ListMergeSuggestionsResponse>(paths.mergeSuggestions, {
      personId: one,
    });
    expect(pairs.map(({ second, reasons }) => [`${second.firstName} ${second.lastName}`, reasons])).toEqual([
      ["Zoe O'Hara", ['name']],
    ]);
  });
});

describe('search functions of the database', () => {
  it('fold every character like the client', async () => {
    const characters = Array.from({ length: 0xffff }, (_, at) => String.fromCodePoint(at + 1)).filter(
      // U+A7F1 is new in Unicode 17, which PostgreSQL doesn't know yet.
      (one) => !/[\p{Cn}\p{Co}\p{Cs}\uA7F1]/u.test(one),
    );
    const fromDatabase = await rows<{ folded: string }>(
      'SELECT fold_text(one) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS typed (one, at) ORDER BY at',
      [characters],
    );
    const other = characters.filter((one, at) => fromDatabase[at]?.folded !== foldText(one));
    expect(fromDatabase).toHaveLength(characters.length);
    expect(other).toEqual([]);
  });

  it.each([
    'Łukasz O’Neill-Güneş',
    '  ΟΔΥΣΣΕΎΣ   Παπαδόπουλος',
    "rock ' n’ roll, ’tis",
    'Zoe\u0308 \u200bMd\u00a0Straẞe ǅ',
    '한글 が ガ 🙂x',
    'plain ascii `quoted` Name',
    '',
    `${'long'.repeat(30)} end`,
  ])('split "%s" like the client', async (text) => {
    const [fromDatabase] = await rows<{ entries: string[] }>('SELECT search_entries($1) AS entries', [text]);
    expect(fromDatabase?.entries).toEqual(buildSearchEntries(text));
  });

  it('find one of 20,000 people through the index', { tags: 'long', timeout: 120_000 }, async () => {
    const at = studio.time.now;
    for (let batch = 0; batch < 10; batch++)
      await studio.database.orm.insert(people).values(
        Array.from({ length: 2000 }, (_, index) => ({
          branchId: '11-miles-st',
          id: randomUUID(),
          source: 'import' as const,
          createdAt: at,
          updatedAt: at,
          firstName: `Rosalind${batch}x${index}`,
          lastName: `Achterberg-Moreau${index % 97}`,
          email: `rosalind.${batch}.${index}@example.com`,
          phone: `+4477${randomInt(10_000_000, 99_999_999)}`,
        })),
      );
    // Also empties the pending list of the index, whose pages the planner would count.
    await rows('VACUUM ANALYZE people');
    const filters = { branchId: '11-miles-st', query: 'Łukasz', filter: 'all' as const };
    const { sql, params } = studio.database.orm
      .select({ id: people.id })
      .from(people)
      .where(buildPeopleFilter(filters, at))
      .orderBy(...orderByName)
      .limit(26)
      .toSQL();
    const plan = await rows<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, params);
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toMatch(/Bitmap Index Scan on people_search/);
    expect(lines).not.toMatch(/Seq Scan/);
    expect(await searchNames('ROSALÍND9X1999')).toHaveLength(1);
  });
});
