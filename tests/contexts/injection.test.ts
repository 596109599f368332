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

const scenarios = [...guestScenarios, ...memberScenarios, ...staffScenarios, ...teamTextScenarios];
/** Scenarios that cover every kind of output; every run includes them. */
const everyRun = new Set([
  'two places, paid by card, and the class is cancelled',
  'a message to the studio, and the reply',
  'a newsletter subscription',
  'a client added by staff, with a booking, a note and sessions',
]);

let stage: InjectionStudio;
beforeAll(async () => {
  stage = await openInjectionStudio();
});
afterAll(() => stage.close());

async function runScenario(scene: InjectionScenario, payload: PayloadSet | null) {
  const { put, acceptedFields, csvFiles } = createPayloadWriter(payload);
  await scene.play(stage, put);
  return { acceptedFields, csvFiles, out: await stage.collectOutputs() };
}

type Outputs = Awaited<ReturnType<typeof runScenario>>['out'];

/** Returns the structure of all outputs, without the injected texts. */
const shapesOf = ({ emails, calendar, webhook }: Outputs): string[] => [
  ...emails.map(getEmailStructure),
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
async function exportCsvFiles(): Promise<Record<string, string>> {
  const exportCsv = async (path: string, input: object) => {
    const { status, body } = await stage.owner.call(path, input);
    expect(status, `${path}: ${body.message}`).toBe(200);
    return (body as unknown as { csv: string }).csv;
  };
  const charts: Record<string, string> = {};
  for (const chart of chartIds) {
    charts[chart] = await exportCsv(paths.insightExport, { from: '2026-11-01', to: '2026-12-06', chart });
  }
  return {
    ...charts,
    payments: await exportCsv(paths.moneyExport, { from: '2026-11-23', to: '2026-11-23' }),
    people: await exportCsv(paths.peopleExport, {}),
    bookings: await exportCsv(paths.bookingsExport, { from: '2026-11-23', to: '2026-12-06' }),
    list: await exportCsv(paths.subscribersExport, {}),
  };
}

describe('injected text', { timeout: 180_000 }, () => {
  const testScenario = async (scene: InjectionScenario) => {
    const baseline = await runScenario(scene, null);
    // With harmless text, each field must appear in the outputs that the table lists, so that the test searches the
    // right ones.
    const text = {
      mail: JSON.stringify(baseline.out.emails),
      calendar: baseline.out.calendar.join('').replaceAll(/\r\n[ \t]/g, ''),
      webhook: baseline.out.webhook.join(''),
      csv: Object.values(await exportCsvFiles()).join('') + baseline.csvFiles.join(''),
    };
    const lost = Object.entries(scene.fields).flatMap(([field, outputs]) => {
      const texts = [createPlainText(field, 'text'), createPlainText(field, 'address')];
      return outputs
        .filter((output) => !texts.some((payload) => text[output].includes(payload)))
        .map((output) => `${field}: ${output}`);
    });
    expect(lost).toEqual([]);

    const baselineShapes = new Set(shapesOf(baseline.out));
    const acceptedCounts = new Map<string, number>();
    for (const payload of payloadSets) {
      const { out, acceptedFields, csvFiles } = await runScenario(scene, payload);
      for (const csv of csvFiles) expect(findFormulas(cellsOf(csv)), payload.text).toEqual([]);
      for (const shape of shapesOf(out).filter((one) => !baselineShapes.has(one))) {
        const closest = [...baselineShapes].find((one) => one.split('\n')[0] === shape.split('\n')[0]);
        expect(shape.split('\n'), JSON.stringify(payload)).toEqual(closest?.split('\n'));
      }
      for (const field of acceptedFields) acceptedCounts.set(field, (acceptedCounts.get(field) ?? 0) + 1);
    }
    // A product that rejected all payloads would pass without testing anything.
    const rarelyAccepted = Object.keys(scene.fields).filter((field) => (acceptedCounts.get(field) ?? 0) < 3);
    expect(rarelyAccepted).toEqual([]);
  };
  it.each(scenarios.filter(({ name }) => everyRun.has(name)))('$name', testScenario);
  it.each(scenarios.filter(({ name }) => !everyRun.has(name)))(
    '$name (long run)',
    { tags: 'long' },
    testScenario,
  );

  it('never forms a formula cell in an export, and every row has the same number of cells', async () => {
    for (const [name, csv] of Object.entries(await exportCsvFiles())) {
      const rows = parse(csv, { bom: true }) as string[][];
      const cells = rows.slice(1).flat();
      expect([name, findFormulas(cells)]).toEqual([name, []]);
      expect([name, new Set(rows.map((row) => row.length)).size]).toEqual([name, 1]);
      if (!name.match(/^(payments|people|bookings|list)$/)) continue;
      expect([name, rows.length > 10]).toEqual([name, true]);
    }
    // Text that would be a formula is exported unchanged, as text.
    const people = parse((await exportCsvFiles()).people ?? '', { bom: true }) as string[][];
    const cells = people.flat();
    for (const { text } of payloadSets.filter((round) => /^[=+\-@]/.test(round.text)))
      expect(cells).toContain(`'${text}`);
  });

  it('does not appear in the log, where every line is one record', async () => {
    const { studio } = stage;
    for (const [number, { text: message }] of payloadSets.entries())
      for (const name of ['people', 'Zq']) {
        const email = `${name}-${number}@people.invalid`;
        await studio.visitor().call(paths.contact, { name, email, message, openForMs: 9000 });
      }
    // The log records what the mail server rejects.
    await studio.emails('people-0@people.invalid');
    expect(stage.log.length).toBeGreaterThan(20);
    for (const line of stage.log) {
      expect(line.trimEnd()).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.anything() });
    }
    const texts = [
      'people.example',
      'people-',
      'alert(1)',
      'HYPERLINK',
      'the till was robbed',
      'evitagen',
      'Zq',
    ];
    expect(stage.log.filter((line) => texts.some((payload) => line.includes(payload)))).toEqual([]);
  });

  it('control: added markup, headers, calendar lines and formulas are detected', () => {
    const mail = (payload: string, headers = {}) =>
      getEmailStructure({
        subject: 'Booked',
        text: '',
        html: `<p>${payload}</p>`,
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
