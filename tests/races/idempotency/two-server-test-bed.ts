import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { paths } from '@studio/contracts/paths';
import { buildApp } from '@studio/server/app';
import { createFastifyServer } from '@studio/server/create-fastify-server';
import {
  migratePostgres,
  openPostgres as open,
  type openPostgres,
} from '@studio/server/platform/database/postgres';
import type { Services } from '@studio/server/platform/services';
import type { FastifyInstance } from 'fastify';
import { installFakeUserPool } from '../../harness/fake-user-pool.ts';
import { trustTestKey } from '../../harness/test-tokens.ts';
import { type ApiResult, createCaller } from '../harness/api-client.ts';
import { createDatabase } from '../harness/create-database.ts';
import { openServices } from '../harness/in-process-services.ts';

export type ApiPath = (typeof paths)[keyof typeof paths];

/** Caller of one server or the other, by number. It always is the same browser. */
export interface TestCaller {
  clientId: string;
  /** Null for guests. */
  memberId: string | null;
  email: string;
  call(number: number, path: ApiPath, body: object): Promise<ApiResult>;
  /** Calls the first server, and throws on an error. */
  done<Fields = Record<string, string>>(path: ApiPath, body: object): Promise<Fields>;
}

/** Two servers with separate connection pools on one PostgreSQL, and their callers. */
export interface TwoServerTestBed {
  database: ReturnType<typeof openPostgres>;
  services: Services;
  urls: readonly [string, string];
  guest(): TestCaller;
  member(): Promise<TestCaller>;
  staff: TestCaller;
  pay(clientSecret: string): Promise<void>;
  /** Returns the first column of each row, in the query's order. */
  column(query: string, ...values: unknown[]): Promise<unknown[]>;
  close(): Promise<void>;
}

export async function openTwoServerTestBed(): Promise<TwoServerTestBed> {
  const databaseUrl = await createDatabase();
  await migratePostgres(databaseUrl);
  const database = open(databaseUrl, 5);
  // Opens them one after the other, because the first one seeds the database.
  const opened = [await openServices(databaseUrl), await openServices(databaseUrl)] as const;
  const [{ services, pay }, { services: other }] = opened;
  const time = {
    get now() {
      return new Date();
    },
  };
  const tokens = await trustTestKey({ services, time });
  const people = installFakeUserPool({ services, database });
  [other.accessTokens, other.identity] = [services.accessTokens, services.identity];
  const servers = [await listen(services), await listen(other)] as const;
  const urls = [addressOf(servers[0]), addressOf(servers[1])] as const;
  const createTestCaller = (memberId: string | null, token?: string): TestCaller => {
    const identity = { clientId: randomBytes(16).toString('hex'), sessionId: randomBytes(8).toString('hex') };
    const callers = urls.map((url) => createCaller(url, identity, token));
    const call: TestCaller['call'] = async (number, path, body) => {
      const principal = memberId ? { principalUserId: memberId } : {};
      const response = await callers[number % 2]?.call(path, { ...principal, ...body });
      if (!response) throw new Error('There is no such server.');
      return response;
    };
    const email = memberId ? `${memberId}@people.example` : `${identity.clientId}@guests.example`;
    return {
      clientId: identity.clientId,
      memberId,
      email,
      call,
      done: async <Fields>(path: ApiPath, body: object) => {
        const { status, body: response } = await call(0, path, body);
        if (status !== 200) throw new Error(`${path} answered ${status}: ${response.message}`);
        return response as Fields;
      },
    };
  };
  const createMember = async (groups: readonly string[] = []) => {
    const { sub } = people.addUser(randomUUID(), { groups: [...groups] });
    return createTestCaller(sub, await tokens.access(sub, groups));
  };
  return {
    database,
    services,
    urls,
    pay,
    guest: () => createTestCaller(null),
    member: () => createMember(),
    staff: await createMember(['STAFF', 'ADMIN']),
    column: async (query, ...values) => {
      const { rows } = await database.pool.query({ text: query, values, rowMode: 'array' });
      return rows.map((row) => row[0]);
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
      await Promise.all(opened.map((each) => each.close()));
      await database.close();
    },
  };
}

async function listen(services: Services): Promise<FastifyInstance> {
  const server = createFastifyServer(services.config, 'silent');
  buildApp(server, services);
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

function addressOf({ server }: FastifyInstance): string {
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
