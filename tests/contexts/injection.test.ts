import { paths } from '@studio/contracts/paths';
import { chartIds } from '@studio/contracts/staff-insight';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestScenarios } from './injection/guest-scenarios.ts';
import { type PayloadSet, payloadSets } from './injection/injection-payloads.ts';
import type { InjectionScenario } from './injection/injection-scenario.ts';
import { memberScenarios } from './injection/member-scenarios.ts';
import { type InjectionStudio, openInjectionStudio } from './injection/open-injection-studio.ts';
import { extractCalendarLines, findFormulas, getEmailStructure } from './injection/output-structure.ts';
import { createPayloadWriter, createPlainText } from './injection/payload-writer.ts';
import { staffScenarios } from './injection/staff-scenarios.ts';
import { teamTextScenarios } from './injection/team-text-scenarios.ts';

const scenes = [...guestScenarios, ...memberScenarios, ...staffScenarios, ...teamTextScenarios];
/** Scenarios that cover every kind of output; every run includes them. */
const often = new Set([
  'two places, paid by card, and the class is off',
  'a message to the studio, and the answer',
  'an address for the list',
  'somebody whom the team adds, books for, notes something about and gives sessions',
]);

let stage: InjectionStudio;
beforeAll(async () => {
  stage = await openInjectionStudio();
});
afterAll(() => stage.close());

async function played(scene: InjectionScenario, words: PayloadSet | null) {
  const { put, taken, answers } = createPayloadWriter(words);
  await scene.play(stage, put);
  return { taken, answers, out: await stage.cameOut() };
}

type Out = Awaited<ReturnType<typeof played>>['out'];

/** Returns the structure of all outputs, without the injected texts. */
const shapesOf = ({ mail, calendar, webhook }: Out): string[] => [
  ...mail.map(getEmailStructure),
  ...calendar.map((file) => extractCalendarLines(file).join('\n')),
  ...webhook.map((body) => keysOf(JSON.parse(body)).join('\n')),
];

const keysOf = (value: unknown): string[] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner).map((one) => `${key}.${one}`)])
    : [];

/** Returns the cells below the headings. */
const cellsOf = (csv: string): string[] => (parse(csv, { bom: true }) as string[][]).slice(1).flat();

/** Returns all CSV exports, by subject. */
async function files(): Promise<Record<string, string>> {
  const exported = async (path: string, wish: object) => {
    const { status, body } = await stage.owner.call(path, wish);
    expect(status, `${path}: ${body.message}`).toBe(200);
    return (body as unknown as { csv: string }).csv;
  };
  const charts: Record<string, string> = {};
  for (const chart of chartIds) {
    charts[chart] = await exported(paths.insightExport, { from: '2026-11-01', to: '2026-12-06', chart });
  }
  return {
    ...charts,
    payments: await exported(paths.moneyExport, { from: '2026-11-23', to: '2026-11-23' }),
    people: await exported(paths.peopleExport, {}),
    bookings: await exported(paths.bookingsExport, { from: '2026-11-23', to: '2026-12-06' }),
    list: await exported(paths.subscribersExport, {}),
  };
}

describe("somebody's words stay words", { timeout: 180_000 }, () => {
  const staysWords = async (scene: InjectionScenario) => {
    const usual = await played(scene, null);
    // With harmless text, each field must appear in the outputs that the table lists, so that the test searches the
    // right ones.
    const text = {
      mail: JSON.stringify(usual.out.mail),
      calendar: usual.out.calendar.join('').replaceAll(/\r\n[ \t]/g, ''),
      webhook: usual.out.webhook.join(''),
      csv: Object.values(await files()).join('') + usual.answers.join(''),
    };
    const lost = Object.entries(scene.fields).flatMap(([field, outputs]) => {
      const said = [createPlainText(field, 'text'), createPlainText(field, 'address')];
      return outputs
        .filter((output) => !said.some((words) => text[output].includes(words)))
        .map((output) => `${field}: ${output}`);
    });
    expect(lost).toEqual([]);

    const known = new Set(shapesOf(usual.out));
    const times = new Map<string, number>();
    for (const words of payloadSets) {
      const { out, taken, answers } = await played(scene, words);
      for (const csv of answers) expect(findFormulas(cellsOf(csv)), words.text).toEqual([]);
      for (const shape of shapesOf(out).filter((one) => !known.has(one))) {
        const like = [...known].find((one) => one.split('\n')[0] === shape.split('\n')[0]);
        expect(shape.split('\n'), JSON.stringify(words)).toEqual(like?.split('\n'));
      }
      for (const field of taken) times.set(field, (times.get(field) ?? 0) + 1);
    }
    // A product that rejected all payloads would pass without testing anything.
    const seldom = Object.keys(scene.fields).filter((field) => (times.get(field) ?? 0) < 3);
    expect(seldom).toEqual([]);
  };
  it.each(scenes.filter(({ name }) => often.has(name)))('$name', staysWords);
  it.each(scenes.filter(({ name }) => !often.has(name)))('$name, too', { tags: 'long' }, staysWords);

  it('in no file a cell is a formula, and each row is one of them', async () => {
    for (const [name, csv] of Object.entries(await files())) {
      const rows = parse(csv, { bom: true }) as string[][];
      const cells = rows.slice(1).flat();
      expect([name, findFormulas(cells)]).toEqual([name, []]);
      expect([name, new Set(rows.map((row) => row.length)).size]).toEqual([name, 1]);
      if (!name.match(/^(payments|people|bookings|list)$/)) continue;
      expect([name, rows.length > 10]).toEqual([name, true]);
    }
    // Text that would be a formula is exported unchanged, as text.
    const people = parse((await files()).people ?? '', { bom: true }) as string[][];
    const cells = people.flat();
    for (const { text } of payloadSets.filter((round) => /^[=+\-@]/.test(round.text)))
      expect(cells).toContain(`'${text}`);
  });

  it('each line of the log is one record, in which nobody said anything', async () => {
    const { studio } = stage;
    for (const [number, { text: message }] of payloadSets.entries())
      for (const name of ['people', 'Zq']) {
        const email = `${name}-${number}@people.invalid`;
        await studio.visitor().call(paths.contact, { name, email, message, openForMs: 9000 });
      }
    // The log records what the mail server rejects.
    await studio.mails('people-0@people.invalid');
    expect(stage.log.length).toBeGreaterThan(20);
    for (const line of stage.log) {
      expect(line.trimEnd()).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.anything() });
    }
    const said = [
      'people.example',
      'people-',
      'alert(1)',
      'HYPERLINK',
      'the till was robbed',
      'evitagen',
      'Zq',
    ];
    expect(stage.log.filter((line) => said.some((words) => line.includes(words)))).toEqual([]);
  });

  it('control: markup, a header, a line of a calendar and a formula that were added are seen', () => {
    const mail = (words: string, headers = {}) =>
      getEmailStructure({
        subject: 'Booked',
        text: '',
        html: `<p>${words}</p>`,
        headers,
        recipients: ['zoe'],
      });
    expect(mail('Zoe')).toBe(mail('&lt;b&gt;Ada&lt;/b&gt;'));
    expect(mail('Zoe')).not.toBe(mail('<b>Ada</b>'));
    expect(mail('Zoe', { to: 'zoe' })).not.toBe(mail('Zoe', { to: 'zoe\r\nBcc: all' }));
    expect(mail('Zoe')).not.toBe(mail('Zoe', { bcc: 'all' }));
    expect(extractCalendarLines('SUMMARY:Yoga\r\nATTENDEE:all')).not.toEqual(
      extractCalendarLines('SUMMARY:Yoga'),
    );
    expect(findFormulas(['=1+1', "'=1+1", '-2', '-2+3', '\t=1'])).toEqual(['=1+1', '-2+3', '\t=1']);
  });
});
