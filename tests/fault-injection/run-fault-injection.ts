import { setTimeout as sleep } from 'node:timers/promises';
import { getPublicSalt } from '../races/harness/api-client.ts';
import { setProviderBehaviourAt } from '../races/harness/provider-sandbox.ts';
import { checkConsistency } from './checker/check-consistency.ts';
import type { CheckerFinding } from './checker/data-snapshots.ts';
import { type ClientLog, createClientLog } from './clients/acknowledged-log.ts';
import { callServersDirectly } from './clients/call-servers-directly.ts';
import { type MemberTokens, startCrowd } from './clients/client-crowd.ts';
import { createSeededRandom } from './clients/seeded-random.ts';
import type { FaultInjector } from './faults.ts';
import { createAccounts } from './harness/create-accounts.ts';
import { createClasses, createGiftCards, createPromo } from './harness/create-test-data.ts';
import type { FaultInjectionStudio } from './harness/fault-injection-studio.ts';

/** State shared by all runs. */
export interface FaultInjectionContext {
  studio: FaultInjectionStudio;
  /** Results acknowledged to any client. */
  log: ClientLog;
  seed: number;
  size: number;
  thinkMs: number;
  tokens: MemberTokens;
  giftCards: readonly string[];
  promoCode: string;
}

export async function openFaultInjectionContext(
  studio: FaultInjectionStudio,
  { seed, size, thinkMs }: Pick<FaultInjectionContext, 'seed' | 'size' | 'thinkMs'>,
): Promise<FaultInjectionContext> {
  const {
    database,
    ports: [port],
  } = studio;
  const open = (input: Parameters<typeof createAccounts>[2]) =>
    createAccounts(`http://localhost:${port}`, database, input);
  const some = Math.ceil(size / 10);
  const tokens: MemberTokens = {
    members: await open({ name: 'member', count: Math.max(4, Math.ceil(size / 4)), sessions: 40 }),
    cardHolders: await open({ name: 'card', count: some }),
    staff: await open({ name: 'desk', count: some, group: 'STAFF' }),
  };
  const giftCards = await createGiftCards(database, 10);
  const promoCode = await createPromo(database);
  return { studio, log: createClientLog(), seed, size, thinkMs, tokens, giftCards, promoCode };
}

/** Result of a run. */
export interface FaultInjectionResult {
  /** Inconsistencies 60 s after the run, and missing emails after their time limit. */
  findings: CheckerFinding[];
  /** Number of emails that no worker has claimed yet; see `waitsForRetries`. */
  emailsWaiting: number;
  /** Seconds until there were no findings, neither about money and places nor about emails. */
  settledAfter: number;
  emailsSettledAfter: number;
  seconds: number;
  restartEndedServers: number;
}

const settledWithin = 60;
const emailsSettleWithin = 240;
/** Maximum number of emails in progress when three servers and two databases are killed: at most ten per server. */
export const maxInFlightEmails = 70;

/**
 * Runs a crowd and a fault, lets the crowd finish, and checks until there are no findings or the time is up. Emails
 * that were in progress at a kill are retried only after a while. Without `waitsForRetries` the run doesn't wait for
 * these emails, but all others must have arrived.
 */
export async function runFaultInjection(
  context: FaultInjectionContext,
  fault: FaultInjector,
  waitsForRetries: boolean,
): Promise<FaultInjectionResult> {
  const { studio, log, seed, size, thinkMs, tokens, giftCards, promoCode } = context;
  const startedAt = Date.now();
  const classes = await createClasses(studio.database, size);
  const address = { url: studio.balancer.url, salt: await getPublicSalt(studio.balancer.url), log };
  const environment = { address, sandboxUrl: studio.sandbox.url, classes, promoCode, giftCards, thinkMs };
  const stopKnocking = callServersDirectly(studio.ports, address.salt, classes.hot[0] ?? '', log);
  const crowd = startCrowd(environment, { size, seed, tokens });
  await sleep(thinkMs * 2);
  await fault(studio, createSeededRandom(seed));
  const restartEndedServers = await studio.restartEndedServers();
  await setProviderBehaviourAt(studio.sandbox.url);
  await sleep(thinkMs);
  await crowd.stop();
  await stopKnocking();
  const stoppedAt = Date.now();
  const since = () => Math.round((Date.now() - stoppedAt) / 1000);
  const settled = await waitForFindings((found) => found.filter(isNotAboutEmail), settledWithin, context);
  const settledAfter = since();
  const emailFindings = await waitForFindings(
    (found) => found.filter((finding) => !isNotAboutEmail(finding)),
    waitsForRetries ? emailsSettleWithin - settledAfter : 60,
    context,
    waitsForRetries ? 0 : maxInFlightEmails,
  );
  const waiting = waitsForRetries ? [] : emailFindings.filter(({ what }) => what.endsWith(' waits'));
  return {
    findings: [...settled, ...emailFindings.filter((finding) => !waiting.includes(finding))],
    emailsWaiting: waiting.length,
    settledAfter,
    emailsSettledAfter: since(),
    restartEndedServers,
    seconds: Math.round((Date.now() - startedAt) / 1000),
  };
}

const isNotAboutEmail = ({ about }: CheckerFinding): boolean => about !== 'mail owed';

/** Checks repeatedly until there are at most `maxFindings` findings, or the time in seconds is up. */
async function waitForFindings(
  choose: (found: CheckerFinding[]) => CheckerFinding[],
  seconds: number,
  { studio, log }: FaultInjectionContext,
  maxFindings = 0,
): Promise<CheckerFinding[]> {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    const found = choose(await checkConsistency(studio, log));
    if (found.length <= maxFindings || Date.now() > until) return found;
    await sleep(1000);
  }
}
