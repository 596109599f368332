import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import formbody from '@fastify/formbody';
import fastify, { type FastifyReply } from 'fastify';
import type { SandboxDatabase } from '../database.ts';
import { consumeNextFault } from '../message-faults.ts';
import { migrateSmsSandbox } from './schema.ts';
import { storeSms } from './sms-store.ts';

export interface SmsSandboxOptions {
  database: SandboxDatabase;
  /** Port of the server; 0 picks any free port. */
  port: number;
  host: '127.0.0.1';
}

export interface SmsSandbox {
  port: number;
  stop(): Promise<void>;
}

const namespace = 'http://sns.amazonaws.com/doc/2010-03-31/';

/** Matches phone numbers that Amazon SNS accepts. */
const e164 = /^\+[1-9]\d{6,14}$/;

type Form = Readonly<Record<string, string | undefined>>;

/**
 * Starts a server for Amazon SNS's `Publish` to a phone number, in its query protocol. Stores the messages in the
 * database and accepts any signature.
 */
export async function startSmsSandbox({ database, port, host }: SmsSandboxOptions): Promise<SmsSandbox> {
  await migrateSmsSandbox(database);
  const app = fastify();
  await app.register(formbody);
  app.post<{ Body: Form }>('/', async ({ body }, reply) => {
    const { Action, PhoneNumber = '', Message = '' } = body;
    if (Action !== 'Publish') return sendError(reply, 400, 'InvalidAction', 'Unknown action.');
    const rejection = await consumeNextFault(database, 'sms_dials');
    if (rejection === 'for now') return sendError(reply, 429, 'Throttled', 'Rate exceeded');
    if (rejection === 'for good' || !e164.test(PhoneNumber) || Message === '') {
      return sendError(reply, 400, 'InvalidParameter', 'Invalid parameter: PhoneNumber or Message');
    }
    const sender = readAttributes(body).get('AWS.SNS.SMS.SenderID') ?? 'NOTICE';
    const id = await storeSms(database, { sender, recipient: PhoneNumber, body: Message });
    return sendXml(
      reply,
      'PublishResponse',
      `<PublishResult><MessageId>${id}</MessageId></PublishResult>${metadata()}`,
    );
  });
  await app.listen({ port, host });
  const { port: taken } = app.server.address() as AddressInfo;
  return { port: taken, stop: () => app.close() };
}

/** The query protocol numbers list entries from 1. */
function readAttributes(form: Form): Map<string, string> {
  const found = new Map<string, string>();
  for (let number = 1; ; number++) {
    const entry = `MessageAttributes.entry.${number}`;
    const name = form[`${entry}.Name`];
    if (name === undefined) return found;
    found.set(name, form[`${entry}.Value.StringValue`] ?? '');
  }
}

const metadata = (): string => `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata>`;

function sendError(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  const error = `<Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error>`;
  return sendXml(reply.code(status), 'ErrorResponse', `${error}<RequestId>${randomUUID()}</RequestId>`);
}

function sendXml(reply: FastifyReply, root: string, inner: string): FastifyReply {
  return reply.type('text/xml').send(`<${root} xmlns="${namespace}">${inner}</${root}>`);
}
