import { randomInt, randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { MergeSuggestionsResponse } from '@studio/contracts/staff-merge';
import type { PeopleSearchResponse } from '@studio/contracts/staff-people';
import { foldText } from '@studio/domain/search/fold-text';
import { buildSearchEntries } from '@studio/domain/search/word-search';
import { people } from '@studio/server/people/tables';
import { filterPeople, orderByName } from '@studio/server/staff/people/people-filter';
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

async function ask<Answer>(path: string, body: object): Promise<Answer> {
  const { status, body: answer } = await owner.call(path, body);
  expect(answer.message).toBeUndefined();
  expect(status).toBe(200);
  return answer as unknown as Answer;
}

const add = async (firstName: string, lastName: string, email = '', phone = '') =>
  (await ask<{ personId: string }>(paths.personAdd, { firstName, lastName, email, phone })).personId;
const found = async (query: string) =>
  (await ask<PeopleSearchResponse>(paths.peopleSearch, { query })).people.map(({ name }) => name).sort();
const rows = <Row>(text: string, values: unknown[] = []) => studio.sandbox.query<Row>(text, values);

describe('people are found however their name is typed', () => {
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
  ])('"%s" finds %s', async (typed, name) => {
    expect(await found(typed)).toEqual([name]);
  });

  it('but not by the middle of a word, and not by nothing', async () => {
    expect(await found('kasz')).toEqual([]);
    expect(await found('’')).toEqual([]);
  });

  it('are found by their new name at once, and not by the old one', async () => {
    const personId = await add('Jörg', 'Strauß', 'joerg@example.com', '+447700900777');
    expect(await found('strauss')).toEqual(['Jörg Strauß']);
    const changed = {
      firstName: 'Jörg',
      lastName: 'Łoś',
      email: 'joerg@example.com',
      phone: '+447700900777',
    };
    await ask(paths.personSave, { personId, ...changed });
    expect(await found('strauss')).toEqual([]);
    expect(await found('jorg los')).toEqual(['Jörg Łoś']);
    expect(await found('900777')).toEqual(['Jörg Łoś']);
  });

  it('look alike to the merge when only accents and apostrophes tell their names apart', async () => {
    const one = await add('Zoë', 'O’Hára', 'zoe@example.com');
    await add('Zoe', "O'Hara");
    const { pairs } = await ask<MergeSuggestionsResponse>(paths.mergeSuggestions, { personId: one });
    expect(pairs.map(({ other, reasons }) => [`${other.firstName} ${other.lastName}`, reasons])).toEqual([
      ["Zoe O'Hara", ['name']],
    ]);
  });
});

describe('the database', () => {
  it('folds every character as the device does', async () => {
    const characters = Array.from({ length: 0xffff }, (_, at) => String.fromCodePoint(at + 1)).filter(
      // U+A7F1 is new in Unicode 17, which PostgreSQL doesn't know yet.
      (one) => !/[\p{Cn}\p{Co}\p{Cs}\uA7F1]/u.test(one),
    );
    const known = await rows<{ folded: string }>(
      'SELECT fold_text(one) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS typed (one, at) ORDER BY at',
      [characters],
    );
    const other = characters.filter((one, at) => known[at]?.folded !== foldText(one));
    expect(known).toHaveLength(characters.length);
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
  ])('takes "%s" apart as the device does', async (text) => {
    const [known] = await rows<{ entries: string[] }>('SELECT search_entries($1) AS entries', [text]);
    expect(known?.entries).toEqual(buildSearchEntries(text));
  });

  it('finds one of 20,000 people by the index', async () => {
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
    await rows('ANALYZE people');
    const wish = { branchId: '11-miles-st', query: 'Łukasz', filter: 'all' as const };
    const { sql, params } = studio.database.orm
      .select({ id: people.id })
      .from(people)
      .where(filterPeople(wish, at))
      .orderBy(...orderByName)
      .limit(26)
      .toSQL();
    const plan = await rows<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, params);
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toMatch(/Bitmap Index Scan on people_search/);
    expect(lines).not.toMatch(/Seq Scan/);
    expect(await found('ROSALÍND9X1999')).toHaveLength(1);
  }, 120_000);
});
