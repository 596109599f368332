/**
 * Injects faults into a crowd's run for half a minute, and checks consistency afterwards.
 *
 * @module-tag long
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isStorm } from '../harness/extent.ts';
import {
  combineFaults,
  cutEmailServer,
  disruptProvider,
  type FaultInjector,
  killDatabase,
  killServers,
  sequenceFaults,
  skewClock,
} from './faults.ts';
import { type FaultInjectionStudio, startFaultInjectionStudio } from './harness/fault-injection-studio.ts';
import {
  type FaultInjectionContext,
  maxInFlightEmails,
  openFaultInjectionContext,
  runFaultInjection,
} from './run-fault-injection.ts';

const seed = Number(process.env.STORM_SEED) || Math.floor(Math.random() * 1_000_000);
/** Fraction of the faults, for machines that are too slow for all of them. */
const share = Math.min(1, Number(process.env.STORM_SHARE) || 1);
const crowdSize = Number(process.env.STORM_CROWD) || 200;
const part = (whole: number) => Math.max(1, Math.round(whole * share));

/** Prints a line of the report directly, since the reporter hides the output of passing tests. */
const printReport = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`);

const small: [string, FaultInjector][] = [
  [
    'servers and database killed, no mail, a provider in trouble, a clock that is wrong',
    combineFaults(
      sequenceFaults(killServers(1), skewClock(10, 2)),
      killDatabase(2),
      cutEmailServer(6),
      disruptProvider(6),
    ),
  ],
];
const long: [string, FaultInjector][] = [
  ['servers killed', killServers(part(30))],
  ['the database killed', killDatabase(part(6))],
  ['no mail server', cutEmailServer(part(30))],
  ['a provider that fails, hangs and drops all webhooks', disruptProvider(part(60))],
  ['a clock ten minutes fast, then slow', sequenceFaults(skewClock(10, part(20)), skewClock(-10, part(20)))],
  [
    'everything at once',
    sequenceFaults(
      combineFaults(
        killServers(part(20)),
        killDatabase(part(4)),
        cutEmailServer(part(30)),
        disruptProvider(part(40)),
      ),
      combineFaults(skewClock(10, part(20)), cutEmailServer(part(10)), disruptProvider(part(20))),
    ),
  ],
];

describe(`fault storms, two servers on one PostgreSQL, seed ${seed}`, () => {
  let studio: FaultInjectionStudio;
  let context: FaultInjectionContext;
  beforeAll(async () => {
    studio = await startFaultInjectionStudio();
    const people = isStorm ? { size: crowdSize, thinkMs: 3000 } : { size: 20, thinkMs: 300 };
    context = await openFaultInjectionContext(studio, { seed, ...people });
  });
  afterAll(async () => {
    if (context) printReport({ seed, acknowledged: context.log.acknowledged, errors: context.log.errors });
    await studio?.close();
  });

  it.each(isStorm ? long : small)(
    '%s: acknowledged results hold, and money and places add up',
    async (name, fault) => {
      const { findings, ...after } = await runFaultInjection(context, fault, isStorm);
      printReport({ storm: name, ...after });
      expect.soft(findings).toEqual([]);
      expect.soft(context.log.faults.splice(0)).toEqual([]);
      expect.soft(after.emailsWaiting).toBeLessThanOrEqual(maxInFlightEmails);
      expect.soft(after.restartEndedServers).toBe(0);
      expect(Object.keys(context.log.acknowledged)).toContain('booked');
    },
  );
});
