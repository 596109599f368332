import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { MoneyExportAnswer } from '@studio/contracts/staff-money';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClass } from '../harness/made-class.ts';
import { guest } from '../harness/paid-booking.ts';
import { peopleOf } from '../harness/people.ts';
import { openTestStudio, type SentMail, type TestStudio, type Visitor } from '../harness/studio.ts';
import { trustTestKey } from '../harness/tokens.ts';

/** What has a meaning of its own somewhere on its way: in a page, a mail's head, a calendar, a spreadsheet, a log. */
const hostile: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</td></tr></table><h1>Pay here',
  '<a href="javascript:alert(1)">x</a>',
  '<!-- ',
  '<![CDATA[',
  '&lt;b&gt;&#x3c;script&#x3e;',
  '{{constructor.constructor("x")()}}',
  '=HYPERLINK("https://evil.example","Refund")',
  "=cmd|' /C calc'!A0",
  '+44;=1+1',
  '-2+3+cmd',
  '@SUM(A1:A9)',
  '\t=1+1',
  'Zoe\r\nBcc: everybody@people.example',
  'Zoe\nSubject: Something else',
  'Zoe\r\n\r\n<html>Another body',
  'Zoe\rX-Sign: yes',
  'END:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Other',
  'Zoe;ATTENDEE=mailto:all@people.example',
  'a\\,b\\;c\\n',
  'Zoe"\r\n=1+1,"',
  '","level":50,"msg":"the till was robbed"}\n{"',
  '\u202eevitagen',
  '\u0085\u2028\u2029Zoe',
  '\u200b',
  '%0d%0aSet-Cookie:%20a=b',
  '../../../etc/passwd',
];

const start = new Date('2026-11-26T09:30:00Z');
const harmless = 'Zoe Okafor';
const address = (number: number) => `hostile-${number}@people.example`;

let studio: TestStudio;
let staff: Visitor;

beforeAll(async () => {
  studio = await openTestStudio({ now: '2026-11-23T09:00:00Z' });
  const tokens = await trustTestKey(studio);
  const { sub } = peopleOf(studio).know(randomUUID(), { groups: ['ADMIN'] });
  staff = studio.visitor().with(await tokens.access(sub, ['ADMIN']));
});
afterAll(() => studio.close());

/** A page's bones: its elements in their order, with the names of their attributes. */
const bonesOf = (html: string): string[] =>
  [...html.matchAll(/<(\/?[a-z][a-z0-9]*)([^>]*)>/gi)].map(
    ([, name, attributes = '']) =>
      `${name} ${[...attributes.matchAll(/([a-z-]+)=/gi)].map(([, one]) => one).join(' ')}`,
  );

/** A calendar's bones: the names of its lines, those that go on put together. */
const linesOf = (calendar: string): string[] =>
  calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(/[:;]/)[0] ?? '');

/** What somebody's words may never change of a mail. */
function shapeOf({ html, headers, subject }: SentMail): object {
  return { bones: bonesOf(html), headers: Object.keys(headers).sort(), lines: /[\r\n]/.test(subject) };
}

const shapesOf = (mails: readonly SentMail[]): object[] => mails.map(shapeOf);

/** Books a class with a card under those names; false when they were refused. */
async function book(words: string, email: string): Promise<{ bookingId: string; calendar: string } | null> {
  const classId = await makeClass(studio.database, { startsAt: start });
  const visitor = studio.visitor();
  const { body: held } = await visitor.call('/classes/class/hold', { classId });
  const customer = { ...guest, firstName: words, lastName: words, email };
  const { status, body } = await visitor.call('/classes/payments/create-intent', {
    classId,
    holdId: held.holdId,
    customer,
  });
  if (status === 400) return null;
  expect(status, body.message).toBe(200);
  await studio.pay(body.paymentIntentId);
  const confirmed = await visitor.call('/classes/payments/confirm', {
    paymentIntentId: body.paymentIntentId,
    classId,
  });
  expect(confirmed.status).toBe(200);
  const { pathname, search } = new URL(String(confirmed.body.links?.ics), 'http://localhost');
  const calendar = await studio.app.inject({ url: pathname + search });
  expect(calendar.statusCode).toBe(200);
  // The mail of the booking leaves before the class is off; afterwards it would be dropped.
  await studio.mails(email);
  // The reason that the team gives is somebody's words as well.
  const cancelled = await staff.call(paths.cancelClass, { classIds: [classId], reason: `Sorry: ${words}` });
  expect([200, 400]).toContain(cancelled.status);
  if (cancelled.status === 400) {
    await staff.call(paths.cancelClass, { classIds: [classId], reason: 'Sorry: the heating' });
  }
  await studio.idle();
  return { bookingId: confirmed.body.bookingId, calendar: calendar.body };
}

async function askForTour(slot: number, words: string, email: string): Promise<boolean> {
  const visitor = studio.visitor();
  const { body } = await visitor.call('/booking/availability', { daysFrom: 1, daysTo: 20 });
  const slotId = (body.slots as unknown as { id: string }[])[slot]?.id;
  await visitor.call('/booking/hold', { slotId });
  const customer = { firstName: words, lastName: words, email, phone: '+44 7700 900123' };
  return (await visitor.call('/booking/book', { slotId, customer })).status === 200;
}

async function write(words: string, email: string): Promise<boolean> {
  const message = { name: words, email, topic: 'general', subject: words, message: words, openForMs: 9000 };
  return (await studio.visitor().call('/contact', message)).status === 200;
}

// Some hundred mails are written and sent.
const longestMs = 180_000;

describe("somebody's words stay words", { timeout: longestMs }, () => {
  it('in the mails and the calendar file of a booking and of a class that is off', async () => {
    const usual = await book(harmless, address(1000));
    const expected = shapesOf(await studio.mails(address(1000)));
    expect(expected.length).toBeGreaterThanOrEqual(2);
    let taken = 0;
    for (const [number, words] of hostile.entries()) {
      const booked = await book(words, address(number));
      if (!booked) continue;
      taken += 1;
      expect(shapesOf(await studio.mails(address(number))), words).toEqual(expected);
      expect(linesOf(booked.calendar), words).toEqual(linesOf(usual?.calendar ?? ''));
    }
    // Refusing all of them would prove nothing.
    expect(taken).toBeGreaterThan(hostile.length / 2);
  });

  it('in the mails of a tour and of a message, to the sender and to the studio', async () => {
    const toStudio = 'hello@miles-street.example';
    const newest = async (email: string) => shapesOf([...(await studio.mails(email)).slice(0, 1)]);
    expect(await askForTour(0, harmless, address(2000))).toBe(true);
    const tour = await newest(address(2000));
    expect(await write(harmless, address(3000))).toBe(true);
    const [copy, notice] = [await newest(address(3000)), await newest(toStudio)];
    let taken = 0;
    for (const [number, words] of hostile.entries()) {
      if (await askForTour(0, words, address(2001 + number))) {
        taken += 1;
        expect(await newest(address(2001 + number)), words).toEqual(tour);
      }
      if (await write(words, address(3001 + number))) {
        taken += 1;
        expect(await newest(address(3001 + number)), words).toEqual(copy);
        expect(await newest(toStudio), words).toEqual(notice);
      }
    }
    expect(taken).toBeGreaterThan(hostile.length);
  });

  it.each([
    ['payments', paths.moneyExport, { from: '2026-11-23', to: '2026-11-23' }],
    ['people', paths.peopleExport, {}],
    ['bookings', paths.bookingsExport, { from: '2026-11-26', to: '2026-11-26' }],
  ])('in the export of %s: no cell is a formula, and each row is one of them', async (_what, path, wish) => {
    const { status, body } = await staff.call(path, wish);
    expect(status).toBe(200);
    const { csv } = body as unknown as MoneyExportAnswer;
    const rows = parse(csv, { bom: true }) as string[][];
    const cells = rows.slice(1).flat();
    expect(cells.filter((cell) => /^[=+@\t\r]/.test(cell) || /^-(?![\d.]+$)/.test(cell))).toEqual([]);
    // What would be a formula is there all the same, as the text that it is.
    expect(cells.some((cell) => cell.includes('HYPERLINK'))).toBe(true);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  });
});
