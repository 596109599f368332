import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { paths } from '@studio/contracts/paths';
import { buildApp } from '@studio/server/app';
import { newServer } from '@studio/server/new-server';
import { migratePostgres, openPostgres as open, type openPostgres } from '@studio/server/platform/postgres';
import type { Services } from '@studio/server/platform/services';
import type { FastifyInstance } from 'fastify';
import { peopleOf } from '../../harness/people.ts';
import { trustTestKey } from '../../harness/tokens.ts';
import { type Answer, createCaller } from '../harness/api-client.ts';
import { createDatabase } from '../harness/create-database.ts';
import { openServices } from '../harness/in-process-services.ts';

export type Path = (typeof paths)[keyof typeof paths];

/** Somebody who calls one server or the other, by number, always as the same browser. */
export interface Somebody {
  clientId: string;
  /** Null for guests. */
  memberId: string | null;
  email: string;
  call(number: number, path: Path, body: object): Promise<Answer>;
  /** At the first server; throws when it is refused. */
  done<Fields = Record<string, string>>(path: Path, body: object): Promise<Fields>;
}

/** Two servers with a pool of connections each on one PostgreSQL, and who calls them. */
export interface House {
  database: ReturnType<typeof openPostgres>;
  services: Services;
  urls: readonly [string, string];
  guest(): Somebody;
  member(): Promise<Somebody>;
  staff: Somebody;
  pay(clientSecret: string): Promise<void>;
  /** The first column of each row, in the order of the query. */
  column(query: string, ...values: unknown[]): Promise<unknown[]>;
  close(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  const databaseUrl = await createDatabase();
  await migratePostgres(databaseUrl);
  const database = open(databaseUrl, 5);
  // One after the other: the first one seeds.
  const opened = [await openServices(databaseUrl), await openServices(databaseUrl)] as const;
  const [{ services, pay }, { services: other }] = opened;
  const time = {
    get now() {
      return new Date();
    },
  };
  const tokens = await trustTestKey({ services, time });
  const people = peopleOf({ services, database });
  [other.accessTokens, other.identity] = [services.accessTokens, services.identity];
  const servers = [await listening(services), await listening(other)] as const;
  const urls = [addressOf(servers[0]), addressOf(servers[1])] as const;
  const somebody = (memberId: string | null, token?: string): Somebody => {
    const of = { clientId: randomBytes(16).toString('hex'), sessionId: randomBytes(8).toString('hex') };
    const callers = urls.map((url) => createCaller(url, of, token));
    const call: Somebody['call'] = async (number, path, body) => {
      const principal = memberId ? { principalUserId: memberId } : {};
      const answer = await callers[number % 2]?.call(path, { ...principal, ...body });
      if (!answer) throw new Error('There is no such server.');
      return answer;
    };
    const email = memberId ? `${memberId}@people.example` : `${of.clientId}@guests.example`;
    return {
      clientId: of.clientId,
      memberId,
      email,
      call,
      done: async <Fields>(path: Path, body: object) => {
        const { status, body: answer } = await call(0, path, body);
        if (status !== 200) throw new Error(`${path} answered ${status}: ${answer.message}`);
        return answer as Fields;
      },
    };
  };
  const known = async (groups: readonly string[] = []) => {
    const { sub } = people.know(randomUUID(), { groups: [...groups] });
    return somebody(sub, await tokens.access(sub, groups));
  };
  return {
    database,
    services,
    urls,
    pay,
    guest: () => somebody(null),
    member: () => known(),
    staff: await known(['STAFF', 'ADMIN']),
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

async function listening(services: Services): Promise<FastifyInstance> {
  const server = newServer(services.config, 'silent');
  buildApp(server, services);
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

function addressOf({ server }: FastifyInstance): string {
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
