import { randomBytes } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { CustomChallenge } from '@studio/identity/challenges/custom-challenge-port';
import type { Connection } from '@studio/identity/database';
import type { HostedUiSettings } from '@studio/identity/hosted-ui/hosted-ui-settings';
import { createIdentityService } from '@studio/identity/identity';
import type { AccountEmail } from '@studio/identity/messages/account-email';
import type { AccountSms } from '@studio/identity/messages/account-sms';
import { sendEmails, sendSmsMessages } from '@studio/identity/messages/send-messages';
import type { Pool, PoolSettings } from '@studio/identity/pool';
import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import Fastify from 'fastify';
import { getFreePort } from '../races/harness/get-free-port.ts';
import { openDatabaseCopy } from './template-database.ts';

export interface PoolAddress {
  userPoolId: string;
  clientId: string;
  /** URL with a trailing slash; undefined for the clients' default. */
  endpoint: string | undefined;
  /** Administrator's signing credentials; undefined: from the environment. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** The project's own pool behind an HTTP server on a free port. */
export interface TestIdentity extends PoolAddress {
  endpoint: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  /** Direct access to the pool, for actions and data that no client can reach. */
  pool: Pool;
  /** Advances the pool's clock. Clients and signature checks keep the real time. */
  advanceTime(seconds: number): void;
  /** Sends queued emails and returns all emails to an address, oldest first. */
  emails(to: string): Promise<AccountEmail[]>;
  /** Returns the code in the latest email with one. */
  codeFor(to: string): Promise<string>;
  /** Sends queued text messages and returns all to a number, oldest first. */
  texts(to: string): Promise<AccountSms[]>;
  stop(): Promise<void>;
}

/** Options of a test pool that differ from the defaults. */
export interface TestIdentityOptions {
  /** Shared database, closed by the caller; by default the pool gets its own. */
  connection?: Connection;
  /** Rate limits, off by default. Lockouts always apply. */
  limits?: boolean;
  /** Overrides of the pool's rate limits. */
  rates?: PoolSettings['rates'];
  /** MFA mode; defaults to the pool's. */
  mfa?: PoolSettings['mfa'];
  /** Whether the pool can send text messages. Default: true. */
  texts?: boolean;
  /** Challenge of the flow CUSTOM_AUTH. */
  customChallenge?: CustomChallenge;
  /** Settings of the hosted sign-in pages for the pool's origin; none by default. */
  hosted?: (origin: string) => HostedUiSettings;
  /** Pools that share a database need the same keys. */
  encryptionKeys?: readonly string[];
  /** Clock that `advanceTime` moves forward. The default advances by a millisecond per reading. */
  clock?: () => number;
}

/** Returns a clock that advances by a millisecond per reading, so that slow machines don't end waiting times. */
export function createSlowClock(): () => number {
  let time = Date.now();
  return () => time++;
}

export async function startIdentity(options: TestIdentityOptions = {}): Promise<TestIdentity> {
  const port = await getFreePort();
  const address = {
    userPoolId: 'us-east-1_MilesTest',
    clientId: 'milesstreettestclient00001',
    endpoint: `http://127.0.0.1:${port}/idp/`,
    credentials: { accessKeyId: 'AKIDMILESSTREETTEST', secretAccessKey: 'a secret of the tests' },
  };
  const { clock = createSlowClock() } = options;
  const time = { offsetMs: 0 };
  const { connection, close } = options.connection
    ? { connection: options.connection, close: async () => {} }
    : await openOwnDatabase();
  const app = Fastify({ logger: { level: 'error' } });
  const { userPoolId, clientId, endpoint, credentials } = address;
  const hosted = options.hosted?.(new URL(endpoint).origin);
  const {
    plugin,
    pool,
    createHostedUiPlugin: pages,
  } = await createIdentityService({
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
    encryptionKeys: options.encryptionKeys ?? [randomBytes(32).toString('base64')],
    deliverEmail: async () => {},
    deliverSms: options.texts === false ? undefined : async () => {},
    customChallenge: options.customChallenge,
    log: app.log,
    now: () => new Date(clock() + time.offsetMs),
  });
  await app.register(plugin, { prefix: '/idp' });
  if (hosted) await app.register(pages(hosted));
  await app.listen({ port, host: '127.0.0.1' });
  return {
    ...address,
    pool,
    advanceTime: (seconds) => {
      time.offsetMs += seconds * 1000;
    },
    ...createMailbox(pool),
    texts: textsOf(pool),
    stop: async () => {
      await app.close();
      await close();
    },
  };
}

/** Opens a database in which the pool creates its tables next to the studio's, as in production. */
async function openOwnDatabase(): Promise<{ connection: Connection; close(): Promise<void> }> {
  const { pool, close } = await openDatabaseCopy();
  return { connection: { pool }, close };
}

/** Returns functions that send the queued emails and read them. No worker runs. */
function createMailbox(pool: Pool): Pick<TestIdentity, 'emails' | 'codeFor'> {
  const delivered: AccountEmail[] = [];
  const deliver = async (email: AccountEmail) => {
    delivered.push(email);
  };
  const emails = async (to: string) => {
    for (let before = -1; before < delivered.length; ) {
      before = delivered.length;
      await sendEmails(pool, deliver);
    }
    return delivered.filter((email) => email.to === to.toLowerCase());
  };
  return {
    emails,
    codeFor: async (to) => {
      const newest = (await emails(to)).findLast((email) => 'code' in email);
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

/** Configures the official browser library for a pool. Returns the library's storage. */
export function configureAmplify(pool: PoolAddress): Map<string, string> {
  const storage = new Map<string, string>();
  const { userPoolId, clientId: userPoolClientId, endpoint: userPoolEndpoint } = pool;
  const address = userPoolEndpoint === undefined ? {} : { userPoolEndpoint };
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, ...address } } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => {
      storage.set(key, value);
    },
    getItem: async (key) => storage.get(key) ?? null,
    removeItem: async (key) => {
      storage.delete(key);
    },
    clear: async () => storage.clear(),
  });
  return storage;
}

/** Creates the official client for admin operations. Operations without authentication aren't signed. */
export function createAdminClient(pool: PoolAddress, settings: { maxAttempts?: number } = {}) {
  const { endpoint, credentials, userPoolId } = pool;
  return new CognitoIdentityProviderClient({
    region: userPoolId.slice(0, userPoolId.indexOf('_')),
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
    ...settings,
  });
}
