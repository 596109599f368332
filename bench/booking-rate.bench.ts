import { paths } from '@studio/contracts/paths';
import { type SandboxProcess, startSandbox } from '../tests/fault-injection/harness/sandbox-process.ts';
import { getFreePort } from '../tests/races/harness/get-free-port.ts';
import { createDatabaseOn, startRealPostgres } from '../tests/races/harness/real-postgres.ts';
import { startStudio } from '../tests/races/harness/studio-process.ts';
import { type BrowserConnection, openBrowserConnections } from './browser-connections.ts';
import { type PidSelector, readCpuMs, selectDatabaseConnections, selectProcess } from './cpu-time.ts';
import { enlargeUpcomingClasses } from './enlarge-upcoming-classes.ts';
import { buildPaymentRequest, type HttpConnection, openHttpConnection } from './http-connection.ts';
import { computeMedian } from './median.ts';

const callersAtOnce = [1, 8, 32];
const secondsEach = 8;
const customer = { firstName: 'Amara', lastName: 'Okafor', email: 'amara.okafor@example.com' };
const steps = ['hold', 'intent', 'pay', 'confirm', 'booking'] as const;
type Step = (typeof steps)[number];

/**
 * Prints how many guests per second hold, pay, confirm and read their booking, with rate limits on. A sandbox in a
 * separate process accepts the payments. Also prints the time of each step, and each process's CPU time per booking.
 * Webhooks and emails are sent at the same time.
 */
async function measure(): Promise<void> {
  const postgres = await startRealPostgres();
  try {
    const [databaseUrl, sandboxUrl] = [
      await createDatabaseOn(postgres.url),
      await createDatabaseOn(postgres.url),
    ];
    const port = await getFreePort();
    const sandbox = await startSandbox(sandboxUrl, `http://127.0.0.1:${port}/api/webhooks/stripe`);
    try {
      const SMTP_URL = `smtp://127.0.0.1:${sandbox.smtpPort}`;
      const env = { LIMITS: 'on', TRUST_PROXY: 'true', SANDBOX_URL: sandbox.url, SMTP_URL };
      const studio = await startStudio({ databaseUrl, port, env });
      try {
        const groups: Record<string, PidSelector> = {
          server: selectProcess(studio.pid),
          'its database': await selectDatabaseConnections(databaseUrl),
          sandbox: selectProcess(sandbox.pid),
          "the sandbox's database": await selectDatabaseConnections(sandboxUrl),
          'this client': selectProcess(process.pid),
        };
        const classIds = await enlargeUpcomingClasses(databaseUrl, 64);
        const round = (callers: number) => measureBookings(studio.url, sandbox, classIds, callers);
        await round(8);
        for (const callers of callersAtOnce) await printRound(callers, groups, () => round(callers));
      } finally {
        await studio.stop();
      }
    } finally {
      await sandbox.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function printRound(
  callers: number,
  groups: Record<string, PidSelector>,
  round: () => Promise<Record<Step, number[]>>,
): Promise<void> {
  const used = () => (process.platform === 'linux' ? Object.values(groups).map(readCpuMs) : []);
  const [before, startMs] = [used(), performance.now()];
  const durations = await round();
  const seconds = (performance.now() - startMs) / 1000;
  const after = used();
  const made = durations.booking.length;
  console.log(`\nguest bookings, ${callers} at once   ${(made / seconds).toFixed(1)} per second`);
  const medians = steps.map((step) => computeMedian(durations[step]));
  const whole = medians.reduce((sum, ms) => sum + ms, 0);
  for (const [nth, ms] of medians.entries()) {
    const share = `${((ms / whole) * 100).toFixed(0)}%`;
    console.log(`${steps[nth]?.padEnd(10)} ${ms.toFixed(1).padStart(7)} ms ${share.padStart(5)}`);
  }
  for (const [nth, ms] of after.entries()) {
    const each = (ms - (before[nth] ?? 0)) / made;
    console.log(`CPU time per booking, ${Object.keys(groups)[nth]}   ${each.toFixed(2)} ms`);
  }
}

/** Runs guests concurrently, with a new guest for every booking. Returns the times of each step, in milliseconds. */
async function measureBookings(
  url: string,
  sandbox: SandboxProcess,
  classIds: readonly string[],
  count: number,
): Promise<Record<Step, number[]>> {
  const durations: Record<Step, number[]> = { hold: [], intent: [], pay: [], confirm: [], booking: [] };
  const browsers = await openBrowserConnections(url, count);
  const endMs = performance.now() + secondsEach * 1000;
  await Promise.all(
    browsers.map(async (browser, caller) => {
      const provider = openHttpConnection(new URL(sandbox.url));
      for (let done = 0; performance.now() < endMs; done += 1)
        await book(browser, provider, classIds[(caller + done) % classIds.length] ?? '', durations);
      provider.end();
      browser.end();
    }),
  );
  return durations;
}

async function book(
  browser: BrowserConnection,
  provider: HttpConnection,
  classId: string,
  durations: Record<Step, number[]>,
): Promise<void> {
  const timed = async <Result>(step: Step, work: Promise<Result>): Promise<Result> => {
    const startMs = performance.now();
    const result = await work;
    durations[step].push(performance.now() - startMs);
    return result;
  };
  const post = browser.createBrowser();
  const { holdId } = await timed('hold', post(paths.hold, { classId }));
  const order = { classId, holdId, customer };
  const { paymentIntentId } = await timed('intent', post(paths.createIntent, order));
  const paid = await timed('pay', provider.send(buildPaymentRequest(String(paymentIntentId))));
  if ((JSON.parse(paid) as { status?: string }).status !== 'succeeded') throw new Error(`not paid: ${paid}`);
  const { bookingId } = await timed('confirm', post(paths.confirmPayment, { paymentIntentId, classId }));
  await timed('booking', post(paths.bookingGet, { bookingId }));
}

await measure();
