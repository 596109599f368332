import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { webhookEvents } from '@studio/domain/webhooks/webhook-events';
import { linkDemoInstructor } from '@studio/server/demo/link-demo-instructor';
import { deliverWebhooks } from '@studio/server/webhooks/deliver-webhooks';
import { createClass } from '../../harness/create-class.ts';
import { installFakeUserPool } from '../../harness/fake-user-pool.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../../harness/test-studio.ts';
import { trustTestKey } from '../../harness/test-tokens.ts';
import { openWebhookReceiver, type WebhookReceiver } from '../../harness/webhook-receiver.ts';
import type { ParsedEmail } from './output-structure.ts';

/** The product and its team, for running scenarios, and access to all of its output. */
export interface InjectionStudio {
  studio: TestStudio;
  owner: TestBrowser;
  trainer: TestBrowser;
  receiver: WebhookReceiver;
  /** Lines of the log. */
  log: readonly string[];
  /** Creates a member. */
  member(): Promise<{ visitor: TestBrowser; memberId: string }>;
  /** Creates a class that starts in the given number of hours. */
  newClass(hours: number, wish?: object): Promise<string>;
  /** Downloads a calendar file and stores it for `cameOut`. */
  keepCalendar(address: string): Promise<void>;
  /** Checks that the PDF can be created from any text and contains no active content. */
  openPaper(address: string): Promise<void>;
  /** Sends everything queued, and returns the emails, calendar files and webhooks since the last call. */
  cameOut(): Promise<{ mail: ParsedEmail[]; calendar: string[]; webhook: string[] }>;
  close(): Promise<void>;
}

export async function openInjectionStudio(): Promise<InjectionStudio> {
  const log: string[] = [];
  const studio = await openTestStudio({ now: '2026-11-23T09:00:00Z', log: (line) => log.push(line) });
  const [tokens, pool, receiver] = [
    await trustTestKey(studio),
    installFakeUserPool(studio),
    await openWebhookReceiver(),
  ];
  const known = async (groups: ('ADMIN' | 'TRAINER')[] = []) => {
    const { sub: memberId } = pool.know(randomUUID(), { groups });
    const visitor = studio.visitor().with(await tokens.access(memberId, groups));
    await visitor.call(paths.userGet);
    return { visitor, memberId };
  };
  const owner = (await known(['ADMIN'])).visitor;
  const trainers = [await known(['TRAINER']), await known(['TRAINER'])] as const;
  const names = ['Noor Haddad', 'Ines Duarte'];
  for (const [at, { memberId: userId }] of trainers.entries())
    await linkDemoInstructor(studio.database, '11-miles-st', { name: names[at] ?? '', userId });
  const hook = {
    name: 'Sheet',
    url: receiver.url,
    events: [...webhookEvents],
    withPeople: true,
    enabled: true,
  };
  const made = await owner.call(paths.webhookSave, hook);
  if (made.status !== 200) throw new Error(made.body.message);
  let calendars: string[] = [];
  let seen = 0;
  return {
    studio,
    owner,
    trainer: trainers[0].visitor,
    receiver,
    log,
    member: () => known(),
    newClass: (hours, wish = {}) => {
      const startsAt = new Date(studio.time.now.getTime() + hours * 3_600_000);
      return createClass(studio.database, { startsAt, ...wish });
    },
    keepCalendar: async (address) => {
      const { pathname, search } = new URL(address, 'http://localhost');
      const { statusCode, body } = await studio.app.inject({ url: pathname + search });
      if (statusCode !== 200) throw new Error(`${pathname} was answered ${statusCode}.`);
      calendars.push(body);
    },
    openPaper: async (address) => {
      const { pathname, search } = new URL(address, 'http://localhost');
      const { statusCode, rawPayload } = await studio.app.inject({ url: pathname + search });
      const paper = rawPayload.toString('latin1');
      const acts = /\/(JavaScript|JS|OpenAction|Launch|URI)\b/.exec(paper)?.[0];
      if (statusCode !== 200 || !paper.startsWith('%PDF') || acts) {
        throw new Error(`${pathname} was answered ${statusCode}, and has ${acts ?? 'no paper'} in it.`);
      }
    },
    cameOut: async () => {
      await studio.idle();
      await studio.mails('nobody@people.example');
      await deliverWebhooks(studio.services);
      await studio.idle();
      const rows = await studio.sandbox.query<ParsedEmail & { seq: string }>(
        'SELECT seq, subject, plain AS text, html, headers, recipients FROM sandbox.mails WHERE seq > $1 ORDER BY seq',
        [seen],
      );
      seen = Math.max(seen, ...rows.map(({ seq }) => Number(seq)));
      const out = {
        mail: rows.map(({ seq: _, ...mail }) => mail),
        calendar: calendars,
        webhook: receiver.received.splice(0).map(({ body }) => body),
      };
      calendars = [];
      return out;
    },
    close: async () => {
      await receiver.close();
      await studio.close();
    },
  };
}
