/**
 * Restarts servers in turn, each of which drains for seconds.
 *
 * @module-tag long
 */
import { paths } from '@studio/contracts/paths';
import type { Database } from '@studio/server/platform/database/database';
import { openPostgres } from '@studio/server/platform/database/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isProcessReady, performRollingRestart } from '../../scripts/restart/rolling-restart.mjs';
import { createCaller } from './harness/api-client.ts';
import { type Balancer, startBalancer } from './harness/balancer.ts';
import { checkClassTotals, createFutureClass } from './harness/class-state.ts';
import { createDatabase } from './harness/create-database.ts';
import { type StudioProcess, startStudio } from './harness/studio-process.ts';

const clients = 8;

/** Two processes behind a balancer are restarted one after the other while clients book. */
describe('a rolling restart of two processes', () => {
  let databaseUrl: string;
  let database: Database;
  let processes: StudioProcess[];
  let balancer: Balancer;
  let classId: string;
  const env = { DRAIN_SECONDS: '4' };

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    processes = [await startStudio({ databaseUrl, env }), await startStudio({ databaseUrl, env })];
    database = openPostgres(databaseUrl, 5);
    classId = await createFutureClass(database, 50);
    balancer = await startBalancer(processes.map(({ port }) => port));
  });
  afterAll(async () => {
    await balancer.close();
    await Promise.all(processes.map((each) => each.stop()));
    await database.close();
  });

  /** Eight clients hold and release places and request pages until the work is done; returns the response statuses. */
  async function bookWhile(work: () => Promise<void>): Promise<Record<string, number>> {
    let over = false;
    const statusCounts: Record<string, number> = {};
    const note = async (call: Promise<number>) => {
      const status = await call.catch(() => 0);
      statusCounts[status] = (statusCounts[status] ?? 0) + 1;
    };
    const person = async () => {
      while (!over) {
        const caller = createCaller(balancer.url);
        let holdId: unknown;
        const held = caller.call(paths.hold, { classId }).then(({ status, body }) => {
          holdId = body.holdId;
          return status;
        });
        await note(held);
        await note(caller.call(paths.release, { classId, holdId }).then(({ status }) => status));
        await note(
          fetch(`${balancer.url}/api/openapi.json`).then(
            async (page) => (await page.arrayBuffer()) && page.status,
          ),
        );
      }
    };
    const people = Array.from({ length: clients }, person);
    await work();
    over = true;
    await Promise.all(people);
    return statusCounts;
  }

  it('fails no request, and loses no place', async () => {
    const before = processes.map(({ pid }) => pid);
    const targets = processes.map(({ port }, index) => ({
      restart: async () => {
        expect(await processes[index]?.stop()).toBe(0);
        processes[index] = await startStudio({ databaseUrl, port, env });
      },
      isReady: () => isProcessReady(port),
    }));
    const statusCounts = await bookWhile(() => performRollingRestart(targets));
    expect(Object.keys(statusCounts)).toEqual(['200']);
    expect(statusCounts[200]).toBeGreaterThan(0);
    expect(processes.map(({ pid }) => pid)).not.toEqual(before);
    expect(await checkClassTotals(database, classId)).toMatchObject({ addsUp: true, livePlaces: 0 });
  });

  it('control: requests fail when a process is just killed', async () => {
    const statusCounts = await bookWhile(async () => {
      // The process is frozen first, so that it certainly has a pending request when it is killed.
      const [, victim] = processes;
      victim?.freeze();
      await balancer.waitForRequest(victim?.port ?? 0);
      await victim?.kill();
    });
    expect(Object.keys(statusCounts).filter((status) => status !== '200')).not.toEqual([]);
  });
});
