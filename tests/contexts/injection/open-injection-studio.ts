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

/** Test studio with its team, for running scenarios, and access to all of its output. */
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
  newClass(hours: number, overrides?: object): Promise<string>;
  /** Downloads a calendar file and stores it for `collectOutputs`. */
  collectCalendar(address: string): Promise<void>;
  /** Checks that the PDF can be created from any text and contains no active content. */
  checkPdf(address: string): Promise<void>;
  /** Sends everything queued, and returns the emails, calendar files and webhooks since the last call. */
  collectOutputs(): Promise<{ emails: ParsedEmail[]; calendar: string[]; webhook: string[] }>;
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
  const createMember = async (groups: ('ADMIN' | 'TRAINER')[] = []) => {
    const { sub: memberId } = pool.addUser(randomUUID(), { groups });
    const visitor = studio.visitor().with(await tokens.access(memberId, groups));
    await visitor.call(paths.userGet);
    return { visitor, memberId };
  };
  const owner = (await createMember(['ADMIN'])).visitor;
  const trainers = [await createMember(['TRAINER']), await createMember(['TRAINER'])] as const;
  const names = ['Noor Haddad', 'Ines Duarte'];
  for (const [index, { memberId: userId }] of trainers.entries())
    await linkDemoInstructor(studio.database, '11-miles-st', { name: names[index] ?? '', userId });
  const hook = {
    name: 'Sheet',
    url: receiver.url,
    events: [...webhookEvents],
    includesClients: true,
    enabled: true,
  };
  const response = await owner.call(paths.webhookSave, hook);
  if (response.status !== 200) throw new Error(response.body.message);
  let calendars: string[] = [];
  let lastSeq = 0;
  return {
    studio,
    owner,
    trainer: trainers[0].visitor,
    receiver,
    log,
    member: () => createMember(),
    newClass: (hours, overrides = {}) => {
      const startsAt = new Date(studio.time.now.getTime() + hours * 3_600_000);
      return createClass(studio.database, { startsAt, ...overrides });
    },
    collectCalendar: async (address) => {
      const { pathname, search } = new URL(address, 'http://localhost');
      const { statusCode, body } = await studio.app.inject({ url: pathname + search });
      if (statusCode !== 200) throw new Error(`${pathname} was answered ${statusCode}.`);
      calendars.push(body);
    },
    checkPdf: async (address) => {
      const { pathname, search } = new URL(address, 'http://localhost');
      const { statusCode, rawPayload } = await studio.app.inject({ url: pathname + search });
      const pdf = rawPayload.toString('latin1');
      const activeContent = /\/(JavaScript|JS|OpenAction|Launch|URI)\b/.exec(pdf)?.[0];
      if (statusCode !== 200 || !pdf.startsWith('%PDF') || activeContent) {
        throw new Error(
          `${pathname} was answered ${statusCode}, and has ${activeContent ?? 'no paper'} in it.`,
        );
      }
    },
    collectOutputs: async () => {
      await studio.idle();
      await studio.emails('nobody@people.example');
      await deliverWebhooks(studio.services);
      await studio.idle();
      const rows = await studio.sandbox.query<ParsedEmail & { seq: string }>(
        'SELECT seq, subject, plain AS text, html, headers, recipients FROM sandbox.mails WHERE seq > $1 ORDER BY seq',
        [lastSeq],
      );
      lastSeq = Math.max(lastSeq, ...rows.map(({ seq }) => Number(seq)));
      const outputs = {
        emails: rows.map(({ seq: _, ...email }) => email),
        calendar: calendars,
        webhook: receiver.received.splice(0).map(({ body }) => body),
      };
      calendars = [];
      return outputs;
    },
    close: async () => {
      await receiver.close();
      await studio.close();
    },
  };
}
