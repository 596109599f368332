import { randomBytes } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { modPow, modPowOfGenerator } from '@studio/identity/users/mod-pow';
import { createDatabaseOn, startRealPostgres } from '../tests/races/harness/real-postgres.ts';
import { createSrpClient, type SrpChallenge } from './srp-client.ts';
import { type RunningPool, startCognitoLocal, startOwnPool } from './user-pools.ts';

const callers = 16;
const warmUpMs = 2_000;
const measuredMs = 8_000;
const password = 'Quiet-harbour-27';
const newEmail = () => `${randomBytes(8).toString('hex')}@example.com`;

/**
 * Prints sign-ups and logins per second of the project's own user pool and of cognito-local, with equally many callers.
 * Also prints the share of modular exponentiation in the CPU time of an SRP login.
 */
async function measure(): Promise<void> {
  const postgres = await startRealPostgres();
  try {
    const ownPool = await startOwnPool(await createDatabaseOn(postgres.url));
    const cognitoLocal = await startCognitoLocal();
    try {
      // Runs first, while cognito-local's file is small.
      await compareRates('password login', ownPool, cognitoLocal, createPasswordSignIns);
      await compareRates('SignUp', ownPool, cognitoLocal, async (pool) => signUps(pool));
      console.log('cognito-local stores passwords as plain text, without rate limits or lockouts,');
      console.log('and writes its users to a growing file. Ours writes to PostgreSQL (fsync off).');
      await measureSrp(ownPool);
    } finally {
      await cognitoLocal.stop();
      await ownPool.stop();
    }
  } finally {
    await postgres.stop();
  }
}

/** Makes one call. `caller` is the number of the caller, whose calls follow one another. */
type Work = (caller: number) => Promise<unknown>;

async function compareRates(
  title: string,
  ownPool: RunningPool,
  cognitoLocal: RunningPool,
  workOn: (pool: RunningPool) => Promise<Work>,
): Promise<void> {
  const ownRate = await perSecond(await workOn(ownPool));
  const cognitoRate = await perSecond(await workOn(cognitoLocal));
  const ratio = (ownRate / cognitoRate).toFixed(2);
  console.log(
    `${title.padEnd(17)} ours ${ownRate.toFixed(0)} per second, cognito-local ${cognitoRate.toFixed(0)}, ratio ${ratio}`,
  );
}

async function perSecond(work: Work): Promise<number> {
  await countCallsWithin(work, warmUpMs);
  return (await countCallsWithin(work, measuredMs)) / (measuredMs / 1000);
}

async function countCallsWithin(work: Work, ms: number): Promise<number> {
  const end = performance.now() + ms;
  let done = 0;
  const call = async (caller: number) => {
    while (performance.now() < end) {
      await work(caller);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  return done;
}

async function callPool<Answer>(pool: RunningPool, operation: string, fields: object): Promise<Answer> {
  const response = await fetch(pool.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: pool.clientId, ...fields }),
  });
  const body = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${operation} was rejected: ${JSON.stringify(body)}`);
  return body;
}

function signUps(pool: RunningPool): Work {
  return () => {
    const email = newEmail();
    const UserAttributes = [{ Name: 'email', Value: email }];
    return callPool(pool, 'SignUp', { Username: email, Password: password, UserAttributes });
  };
}

/** Creates one account per caller, because a user pool handles the requests of an account one after the other. */
async function createAccounts(pool: RunningPool): Promise<string[]> {
  const { endpoint, credentials, userPoolId: UserPoolId } = pool;
  const client = new CognitoIdentityProviderClient({
    endpoint,
    region: 'us-east-1',
    ...(credentials ? { credentials } : {}),
  });
  const emails = Array.from({ length: callers }, newEmail);
  for (const Username of emails) {
    const UserAttributes = [{ Name: 'email', Value: Username }];
    await client.send(
      new AdminCreateUserCommand({ UserPoolId, Username, UserAttributes, MessageAction: 'SUPPRESS' }),
    );
    await client.send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: password, Permanent: true }),
    );
  }
  return emails;
}

async function createPasswordSignIns(pool: RunningPool): Promise<Work> {
  const emails = await createAccounts(pool);
  return (caller) =>
    callPool(pool, 'InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: emails[caller], PASSWORD: password },
    });
}

async function srpSignIns(pool: RunningPool): Promise<Work> {
  const emails = await createAccounts(pool);
  const name = pool.userPoolId.slice(pool.userPoolId.indexOf('_') + 1);
  return async (caller) => {
    const client = createSrpClient(name);
    const { Session, ChallengeParameters: shown } = await callPool<{
      Session: string;
      ChallengeParameters: SrpChallenge;
    }>(pool, 'InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: emails[caller], SRP_A: client.SRP_A },
    });
    const ChallengeResponses = client.answer(shown, password);
    return callPool(pool, 'RespondToAuthChallenge', {
      ChallengeName: 'PASSWORD_VERIFIER',
      Session,
      ChallengeResponses,
    });
  };
}

/**
 * Measures SRP. The server computes g^b for the challenge, and v^u and (A·v^u)^b for the proof. The benchmark measures
 * their times in sequence, and compares them with the pool's CPU time per login.
 */
async function measureSrp(pool: Awaited<ReturnType<typeof startOwnPool>>): Promise<void> {
  const work = await srpSignIns(pool);
  await countCallsWithin(work, warmUpMs);
  const before = await pool.workedMs();
  const done = await countCallsWithin(work, measuredMs);
  const signInMs = ((await pool.workedMs()) - before) / done;
  const exponent = () => BigInt(`0x${randomBytes(32).toString('hex')}`);
  const base = modPowOfGenerator(exponent());
  const offerMs = measureCpuMs(() => modPowOfGenerator(exponent()));
  const powerMs = measureCpuMs(() => modPow(base, exponent()));
  const twoMs = offerMs + powerMs;
  console.log(
    `SRP login         ours ${(done / (measuredMs / 1000)).toFixed(0)} per second, both calls and the browser's part`,
  );
  console.log(
    `${signInMs.toFixed(1)} ms of CPU time per login, of which g^b and (A·v^u)^b take ${twoMs.toFixed(1)}: ` +
      `${((100 * twoMs) / signInMs).toFixed(0)}%; v^u takes ${powerMs.toFixed(1)} more`,
  );
}

/** Returns the CPU time of one call in milliseconds, averaged over many calls. */
function measureCpuMs(work: () => unknown): number {
  const times = 300;
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

await measure();
