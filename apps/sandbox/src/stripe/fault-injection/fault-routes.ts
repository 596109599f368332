import type { FastifyInstance } from 'fastify';
import type { SandboxDatabase } from '../../database.ts';
import { advanceSubscriptions } from '../billing/advance-subscriptions.ts';
import { settleRefunds } from '../intents/settle-refunds.ts';
import { defaultFaultSettings, readFaultSettings, updateFaultSettings } from './fault-settings.ts';
import { type FaultSettingsChange, parseFaultSettingsChange } from './parse-fault-settings-change.ts';

/**
 * Registers `GET /dials`, which returns the fault settings and the counts of webhooks, and `POST /dials`, which changes
 * the settings. The settings apply to all processes that use the database.
 */
export function registerFaultRoutes(
  scope: FastifyInstance,
  database: SandboxDatabase,
  now: () => Date,
): void {
  scope.get('/dials', async () => report(database));
  scope.post('/dials', async (request, reply) => {
    const change = parseFaultSettingsChange(request.body);
    if (typeof change === 'string') return reply.code(400).send({ ok: false, message: change });
    await updateFaultSettings(database, (settings) => {
      const from = change.reset ? defaultFaultSettings : settings;
      return {
        webhooks: { ...from.webhooks, ...change.webhooks },
        refundSettleMs: change.refundSettleMs ?? from.refundSettleMs,
        faults: [...from.faults, ...change.faults],
      };
    });
    const moved = await runActions(database, now(), change);
    return { ...(await report(database)), ...(moved === undefined ? {} : { moved }) };
  });
}

/**
 * Runs the requested actions. Returns the number of advanced subscriptions, or undefined when the request advances
 * none.
 */
async function runActions(
  database: SandboxDatabase,
  now: Date,
  change: FaultSettingsChange,
): Promise<number | undefined> {
  if (change.settleRefunds) await settleRefunds(database, now, 'all');
  if (change.releaseWebhooks) {
    await database.query(
      `UPDATE sandbox.stripe_delivery SET due_at = clock_timestamp() WHERE state = 'pending'`,
    );
  }
  if (change.resendDropped) {
    await database.query(
      `UPDATE sandbox.stripe_delivery SET state = 'pending', due_at = clock_timestamp() WHERE state = 'dropped'`,
    );
  }
  return change.moveOn && advanceSubscriptions(database, now, change.moveOn);
}

async function report(database: SandboxDatabase) {
  const counted = await database.query<{ state: string; count: number }>(
    'SELECT state, count(*)::integer AS count FROM sandbox.stripe_delivery GROUP BY state',
  );
  const deliveries = { pending: 0, delivered: 0, dropped: 0, failed: 0 };
  return {
    ok: true,
    ...(await readFaultSettings(database)),
    deliveries: { ...deliveries, ...Object.fromEntries(counted.map((row) => [row.state, row.count])) },
  };
}
