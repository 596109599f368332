/**
 * Waits through the pauses between attempts to send.
 *
 * @module-tag long
 */
import { createServer, type Server, type Socket } from 'node:net';
import { openPostgres } from '@studio/server/platform/database/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmPayment, openPaidCheckoutBrowser } from './harness/checkout-browser.ts';
import { createFutureClass } from './harness/class-state.ts';
import { createDatabase } from './harness/create-database.ts';
import { getFreePort } from './harness/get-free-port.ts';
import { type StudioProcess, startStudio } from './harness/studio-process.ts';
import { waitUntil } from './harness/wait-until.ts';

/** Scripted mail server: stays silent, rejects temporarily with 451, or accepts. */
class MailServer {
  mode: 'nothing' | 'later' | 'taken' = 'taken';
  /** Times at which messages were offered, and the Message-IDs of the accepted ones. */
  offered: number[] = [];
  accepted: string[] = [];
  readonly #open = new Set<Socket>();
  readonly #server: Server = createServer((socket) => this.#talk(socket));

  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(port, '127.0.0.1', resolve);
    });
  }

  close(): void {
    for (const socket of this.#open) socket.destroy();
    this.#server.close();
  }

  #talk(socket: Socket): void {
    this.#open.add(socket);
    socket.on('error', () => undefined).on('close', () => this.#open.delete(socket));
    if (this.mode === 'nothing') {
      this.offered.push(Date.now());
      return;
    }
    let message: string | null = null;
    const reply = (line: string) => socket.write(`${line}\r\n`);
    reply('220 here');
    socket.on('data', (chunk) => {
      const text = String(chunk);
      if (message !== null) {
        message += text;
        if (!message.endsWith('\r\n.\r\n')) return;
        this.accepted.push(/message-id: <([^@>]+)/i.exec(message)?.[1] ?? 'none');
        message = null;
        reply('250 taken');
      } else if (/^DATA/i.test(text)) {
        message = '';
        reply('354 go on');
      } else if (/^RCPT/i.test(text)) {
        this.offered.push(Date.now());
        reply(this.mode === 'later' ? '451 later' : '250 ok');
      } else reply(/^QUIT/i.test(text) ? '221 bye' : '250 ok');
    });
  }
}

let studio: StudioProcess;
let database: ReturnType<typeof openPostgres>;
let port: number;
let servers: MailServer[] = [];

beforeAll(async () => {
  port = await getFreePort();
  const databaseUrl = await createDatabase();
  studio = await startStudio({ databaseUrl, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  database = openPostgres(databaseUrl, 3);
});
afterAll(async () => {
  for (const server of servers) server.close();
  await studio?.stop();
  await database?.close();
});

async function open(mode: MailServer['mode']): Promise<MailServer> {
  for (const server of servers) server.close();
  const server = new MailServer();
  server.mode = mode;
  servers = [server];
  await server.listen(port);
  return server;
}

interface EmailState {
  id: string;
  attempts: number;
  sent: boolean;
  dropped: string | null;
}
const listEmails = () =>
  database.run<EmailState>(
    {
      name: 'test_owed',
      text: 'SELECT id::text, attempts, sent_at IS NOT NULL AS sent, drop_reason AS dropped FROM outbox',
    },
    [],
  );

/** Books, and returns the duration of the confirmation in milliseconds. */
async function book(): Promise<number> {
  const buyer = await openPaidCheckoutBrowser(studio, await createFutureClass(database, 3));
  const started = performance.now();
  expect((await confirmPayment(studio, buyer)).status).toBe(200);
  return performance.now() - started;
}

describe('an outage of the email server', () => {
  it('delays no booking, whether it is down, silent or rejecting, and each email is sent once', async () => {
    // No server is listening.
    expect(await book()).toBeLessThan(5000);
    await waitUntil('it has been tried', async () =>
      (await listEmails()).some(({ attempts }) => attempts > 0),
    );
    const silentServer = await open('nothing');
    expect(await book(), 'a booking does not wait for a mail').toBeLessThan(5000);
    await waitUntil('it has been offered', async () => silentServer.offered.length > 0);
    const rejecting = await open('later');
    await waitUntil('both have been refused for now', async () => rejecting.offered.length >= 3);
    expect((await listEmails()).map(({ sent, dropped }) => [sent, dropped])).toEqual([
      [false, null],
      [false, null],
    ]);
    const accepting = await open('taken');
    await waitUntil('all have gone out', async () => (await listEmails()).every(({ sent }) => sent));
    const ids = (await listEmails()).map(({ id }) => id);
    // Leaves time in which an accepted message could wrongly be sent again.
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(accepting.accepted.toSorted()).toEqual(ids.toSorted());
  });

  it('leads to retries with growing pauses', { tags: 'long' }, async () => {
    const rejecting = await open('later');
    await book();
    await waitUntil('four tries', async () => rejecting.offered.length >= 4);
    const pauses = rejecting.offered.slice(1, 4).map((at, nth) => at - (rejecting.offered[nth] ?? 0));
    const [first = 0, , third = 0] = pauses;
    expect(third, String(pauses)).toBeGreaterThan(first * 1.5);
  });
});
