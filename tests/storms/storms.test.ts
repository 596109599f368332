/**
 * Lets faults happen to a crowd for half a minute, and looks at the books once all is at rest.
 *
 * @module-tag long
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isStorm } from '../harness/extent.ts';
import {
  cutMail,
  type Fault,
  inTurn,
  killDatabase,
  killServers,
  together,
  troubleProvider,
  turnClock,
} from './faults.ts';
import { type StormStudio, startStormStudio } from './harness/storm-studio.ts';
import { type Ground, inDeadHands, openGround, storm } from './storm.ts';

const seed = Number(process.env.STORM_SEED) || Math.floor(Math.random() * 1_000_000);
/** A part of all the kills, where a machine has not the time for 50 and 10. */
const share = Math.min(1, Number(process.env.STORM_SHARE) || 1);
const crowd = Number(process.env.STORM_CROWD) || 200;
const part = (whole: number) => Math.max(1, Math.round(whole * share));

/** A line of the report, past the reporter, which keeps what passes to itself. */
const say = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`);

const small: [string, Fault][] = [
  [
    'servers and database killed, no mail, a provider in trouble, a clock that is wrong',
    together(inTurn(killServers(1), turnClock(10, 2)), killDatabase(2), cutMail(6), troubleProvider(6)),
  ],
];
const long: [string, Fault][] = [
  ['servers killed', killServers(part(30))],
  ['the database killed', killDatabase(part(6))],
  ['no mail server', cutMail(part(30))],
  ['a provider that fails, hangs and drops all webhooks', troubleProvider(part(60))],
  ['a clock ten minutes fast, then slow', inTurn(turnClock(10, part(20)), turnClock(-10, part(20)))],
  [
    'everything at once',
    inTurn(
      together(killServers(part(20)), killDatabase(part(4)), cutMail(part(30)), troubleProvider(part(40))),
      together(turnClock(10, part(20)), cutMail(part(10)), troubleProvider(part(20))),
    ),
  ],
];

describe(`storms of faults, two servers on one PostgreSQL, seed ${seed}`, () => {
  let studio: StormStudio;
  let ground: Ground;
  beforeAll(async () => {
    studio = await startStormStudio();
    const people = isStorm ? { size: crowd, thinkMs: 3000 } : { size: 20, thinkMs: 300 };
    ground = await openGround(studio, { seed, ...people });
  });
  afterAll(async () => {
    if (ground) say({ seed, acknowledged: ground.log.acknowledged, errors: ground.log.errors });
    await studio?.close();
  });

  it.each(isStorm ? long : small)('%s: what was told holds, money and places add up', async (name, fault) => {
    const { findings, ...after } = await storm(ground, fault, isStorm);
    say({ storm: name, ...after });
    expect.soft(findings).toEqual([]);
    expect.soft(ground.log.faults.splice(0)).toEqual([]);
    expect.soft(after.mailsWaiting).toBeLessThanOrEqual(inDeadHands);
    expect.soft(after.endedByThemselves).toBe(0);
    expect(Object.keys(ground.log.acknowledged)).toContain('booked');
  });
});
