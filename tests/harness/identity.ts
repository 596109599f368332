import { randomBytes } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { CustomChallenge } from '@studio/identity/challenges/custom-challenge-port';
import type { Connection } from '@studio/identity/database';
import type { HostedUiSettings } from '@studio/identity/hosted-ui/hosted-ui-settings';
import { openIdentity } from '@studio/identity/identity';
import type { AccountEmail } from '@studio/identity/messages/account-email';
import type { AccountSms } from '@studio/identity/messages/account-sms';
import { sendEmails, sendSmsMessages } from '@studio/identity/messages/send-messages';
import type { Pool, PoolSettings } from '@studio/identity/pool';
import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import Fastify from 'fastify';
import { getFreePort } from '../races/harness/get-free-port.ts';
import { openDatabaseCopy } from './template-database.ts';

/** What a client has to know of a pool. */
export interface PoolAddress {
  userPoolId: string;
  clientId: string;
  /** With a slash at the end; undefined: where the clients look by themselves. */
  endpoint: string | undefined;
  /** Who signs the operations of the administrator; undefined: whom the environment names. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Our own pool behind a real server on a free port. */
export interface TestIdentity extends PoolAddress {
  endpoint: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  /** For what no client can do or see. */
  pool: Pool;
  /** Lets time pass for the pool; the clients, and what judges their signatures, keep theirs. */
  pass(seconds: number): void;
  /** Sends what waits, and answers all mails to an address so far, oldest first. */
  mails(to: string): Promise<AccountEmail[]>;
  /** The code in the newest mail to an address that has one. */
  codeFor(to: string): Promise<string>;
  /** Sends what waits, and answers all text messages to a number so far, oldest first. */
  texts(to: string): Promise<AccountSms[]>;
  stop(): Promise<void>;
}

/** How a pool of the tests may differ. */
export interface TestIdentityOptions {
  /** In place of a database of its own; whoever opened it closes it. */
  connection?: Connection;
  /** Off unless told; lockouts always hold. */
  limits?: boolean;
  /** Those that are otherwise than the pool has them. */
  rates?: PoolSettings['rates'];
  /** Whether second factors are asked for; as the pool has it unless told. */
  mfa?: PoolSettings['mfa'];
  /** false: the pool can send no text messages. */
  texts?: boolean;
  /** What the flow CUSTOM_AUTH asks. */
  customChallenge?: CustomChallenge;
  /** Its own sign-in pages, for the origin that it listens at; without it there are none. */
  hosted?: (origin: string) => HostedUiSettings;
  /** Two pools on one database need the same ones. */
  sealingKeys?: readonly string[];
  /** The clock that `pass` puts forward. Default: one that advances by a millisecond each time it is read. */
  clock?: () => number;
}

/** Advances by a millisecond each time it is read, so no pause of the pool ends because the machine is slow. */
export function createSlowClock(): () => number {
  let time = Date.now();
  return () => time++;
}

/** Starts a pool and its server. */
export async function startIdentity(options: TestIdentityOptions = {}): Promise<TestIdentity> {
  const port = await getFreePort();
  const address = {
    userPoolId: 'us-east-1_MilesTest',
    clientId: 'milesstreettestclient00001',
    endpoint: `http://127.0.0.1:${port}/idp/`,
    credentials: { accessKeyId: 'AKIDMILESSTREETTEST', secretAccessKey: 'a secret of the tests' },
  };
  const { clock = createSlowClock() } = options;
  const time = { aheadMs: 0 };
  const { connection, close } = options.connection
    ? { connection: options.connection, close: async () => {} }
    : await ownDatabase();
  const app = Fastify({ logger: { level: 'error' } });
  const { userPoolId, clientId, endpoint, credentials } = address;
  const hosted = options.hosted?.(new URL(endpoint).origin);
  const {
    plugin,
    pool,
    hosted: pages,
  } = await openIdentity({
    connection,
    settings: {
      userPoolId,
      clientId,
      endpoint,
      administrator: credentials,
      limits: options.limits ?? false,
      rates: options.rates,
      mfa: options.mfa,
      hostedOrigin: hosted?.origin,
    },
    sealingKeys: options.sealingKeys ?? [randomBytes(32).toString('base64')],
    deliverMail: async () => {},
    deliverSms: options.texts === false ? undefined : async () => {},
    customChallenge: options.customChallenge,
    log: app.log,
    now: () => new Date(clock() + time.aheadMs),
  });
  await app.register(plugin, { prefix: '/idp' });
  if (hosted) await app.register(pages(hosted));
  await app.listen({ port, host: '127.0.0.1' });
  return {
    ...address,
    pool,
    pass: (seconds) => {
      time.aheadMs += seconds * 1000;
    },
    ...mailbox(pool),
    texts: textsOf(pool),
    stop: async () => {
      await app.close();
      await close();
    },
  };
}

/** The pool makes its own tables beside those of the studio, as it does in the product. */
async function ownDatabase(): Promise<{ connection: Connection; close(): Promise<void> }> {
  const { pool, close } = await openDatabaseCopy();
  return { connection: { pool }, close };
}

/** Nobody works off the outbox but the one who looks. */
function mailbox(pool: Pool): Pick<TestIdentity, 'mails' | 'codeFor'> {
  const delivered: AccountEmail[] = [];
  const deliver = async (mail: AccountEmail) => {
    delivered.push(mail);
  };
  const mails = async (to: string) => {
    for (let before = -1; before < delivered.length; ) {
      before = delivered.length;
      await sendEmails(pool, deliver);
    }
    return delivered.filter((mail) => mail.to === to.toLowerCase());
  };
  return {
    mails,
    codeFor: async (to) => {
      const newest = (await mails(to)).findLast((mail) => 'code' in mail);
      if (!newest) throw new Error(`No mail with a code went to ${to}.`);
      return newest.code;
    },
  };
}

function textsOf(pool: Pool): TestIdentity['texts'] {
  const delivered: AccountSms[] = [];
  return async (to) => {
    await sendSmsMessages(pool, async (sms) => {
      delivered.push(sms);
    });
    return delivered.filter((sms) => sms.to === to);
  };
}

/** Points the official browser library at a pool. What it keeps, it keeps in the map that comes back. */
export function configureAmplify(pool: PoolAddress): Map<string, string> {
  const kept = new Map<string, string>();
  const { userPoolId, clientId: userPoolClientId, endpoint: userPoolEndpoint } = pool;
  const address = userPoolEndpoint === undefined ? {} : { userPoolEndpoint };
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, ...address } } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => {
      kept.set(key, value);
    },
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => {
      kept.delete(key);
    },
    clear: async () => kept.clear(),
  });
  return kept;
}

/** The official client of the administrator's operations; those that need no signature go unsigned. */
export function createAdminClient(pool: PoolAddress, settings: { maxAttempts?: number } = {}) {
  const { endpoint, credentials, userPoolId } = pool;
  return new CognitoIdentityProviderClient({
    region: userPoolId.slice(0, userPoolId.indexOf('_')),
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
    ...settings,
  });
}
