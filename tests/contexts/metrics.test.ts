import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp } from '@studio/server/app';
import { createFastifyServer } from '@studio/server/create-fastify-server';
import { openMetrics } from '@studio/server/metrics/open-metrics';
import { outbox } from '@studio/server/platform/database/tables';
import { startTracing } from '@studio/server/traces/start-tracing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';

let studio: TestStudio;
beforeAll(async () => {
  studio = await openTestStudio();
});
afterAll(() => studio.close());

/** Opens a separate server on the studio's services, with metrics. */
async function watchedServer<Watch>(
  watch: (app: ReturnType<typeof createFastifyServer>) => Watch | Promise<Watch>,
) {
  const app = createFastifyServer(studio.services.config, 'silent');
  const watched = await watch(app);
  buildApp(app, studio.services);
  await app.ready();
  return { app, watched };
}

const createUpcomingClass = () =>
  createClass(studio.database, { startsAt: new Date(studio.time.now.getTime() + 72 * 3_600_000) });

describe('metrics', () => {
  it('count requests by route and report the system’s state, without personal data', async () => {
    const { app, watched } = await watchedServer(openMetrics);
    watched.watch(studio.services);
    const port = await watched.listen({ host: '127.0.0.1', port: 0 });
    const visitor = studio.visitor('127.0.0.1', app);
    const { bookingId } = await bookAndPay(studio, visitor, await createUpcomingClass());
    await visitor.call('/classes/class/hold', { classId: await createUpcomingClass() });
    await app.inject(`/api/classes/booking/${bookingId}/qr.svg?k=wrong`);
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(text).toMatch(
      /studio_http_requests_total\{method="POST",route="\/api\/classes\/class\/hold",status="200"\} 2/,
    );
    expect(text).toMatch(/route="\/api\/classes\/booking\/:bookingId\/qr.svg",status="40\d"/);
    expect(text).toMatch(
      /studio_http_request_seconds_bucket\{le="0.1",method="POST",route="\/api\/classes\/payments/,
    );
    expect(text).toContain('studio_holds_live{kind=""} 1');
    expect(text).toContain('studio_changes_recent{kind="booking:CONFIRMED"} 1');
    expect(text).toContain('studio_emails_waiting{kind="fresh"} 1');
    expect(text).toContain('studio_database_up 1');
    expect(text).toMatch(/studio_nodejs_eventloop_lag_p99_seconds [\d.e-]+/);
    for (const word of [bookingId, guestDetails.email, guestDetails.lastName, visitor.clientId])
      expect(text).not.toContain(word);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    await watched.close();
    await app.close();
  });

  it('report failed emails and an unavailable database', async () => {
    const { app, watched } = await watchedServer(openMetrics);
    watched.watch(studio.services);
    await studio.database.orm.update(outbox).set({ attempts: 3 });
    expect(await watched.text()).toContain('studio_emails_waiting{kind="failed"} 1');
    await studio.database.orm.execute(sql`ALTER TABLE holds RENAME TO holds_away`);
    const text = await watched.text();
    await studio.database.orm.execute(sql`ALTER TABLE holds_away RENAME TO holds`);
    expect(text).toContain('studio_database_up 0');
    expect(text).not.toContain('studio_emails_waiting{');
    await app.close();
  });

  it('include every metric, route and kind that the alerts use', async () => {
    const { app, watched } = await watchedServer(openMetrics);
    const pool = { totalCount: 0, idleCount: 0, waitingCount: 0, connect: () => Promise.resolve() };
    watched.watch(studio.services, pool);
    const exposed = [...(await watched.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(
      ([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    );
    const alerts = readFileSync('deploy/alerts.yml', 'utf8');
    const named = [...alerts.matchAll(/\bstudio_\w+/g)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !exposed.includes(name))).toEqual([]);
    for (const [, url = ''] of alerts.matchAll(/route="([^"]+)"/g))
      expect(app.hasRoute({ method: 'POST', url }), url).toBe(true);
    // The expectations above and the previous test show that these kinds exist.
    const kinds = [...alerts.matchAll(/kind="([^"]+)"/g)].map(([, kind]) => kind);
    expect(kinds).toEqual(['failed', 'booking:CONFIRMED']);
    await app.close();
  });
});

describe('traces', () => {
  it('are exported with routes and statements, but without keys and user text', async () => {
    const sent: string[] = [];
    const collector = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        sent.push(`${request.url} ${Buffer.concat(chunks)}`);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => {
      collector.listen(0, '127.0.0.1', resolve);
    });
    const { port } = collector.address() as AddressInfo;
    const { run } = studio.database;
    const { app, watched } = await watchedServer((server) =>
      startTracing(server, `http://127.0.0.1:${port}`),
    );
    watched.follow(studio.database);
    const visitor = studio.visitor('127.0.0.1', app);
    const { bookingId } = await bookAndPay(studio, visitor, await createUpcomingClass());
    await app.inject(`/api/classes/booking/${bookingId}/qr.svg?k=a-wrong-key`);
    await studio.database.orm.execute(sql`ALTER TABLE contact_messages RENAME TO messages_away`);
    const message = {
      name: 'Amara Okafor',
      email: guestDetails.email,
      message: 'My left shoulder.',
      openForMs: 9000,
    };
    expect((await visitor.call('/contact', message)).status).toBe(500);
    await studio.database.orm.execute(sql`ALTER TABLE messages_away RENAME TO contact_messages`);
    await watched.close();
    studio.database.run = run;
    await app.close();
    collector.close();
    const all = sent.join('\n');
    expect(all).toContain('/v1/traces ');
    for (const word of ['miles-street', 'POST /api/classes/class/hold', 'db claim_places'])
      expect(all).toContain(word);
    for (const word of ['a-wrong-key', bookingId, guestDetails.email, guestDetails.lastName, 'shoulder'])
      expect(all).not.toContain(word);
  });
});
