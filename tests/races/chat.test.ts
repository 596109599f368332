import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@studio/contracts/paths';
import { replyByTeam } from '@studio/server/conversations/reply-by-team';
import { replyToMessage } from '@studio/server/conversations/reply-to-message';
import { buildTextReply } from '@studio/server/conversations/text-reply';
import type { Assistant } from '@studio/server/integrations/assistant/port';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectByExtent } from '../harness/extent.ts';
import { type Caller, createCaller } from './harness/api-client.ts';
import { createBarrier } from './harness/create-barrier.ts';
import { createDatabase } from './harness/create-database.ts';
import { type InProcessServices, openServices } from './harness/in-process-services.ts';
import { replaceGuard } from './harness/replace-guard.ts';
import { type StudioProcess, startStudio } from './harness/studio-process.ts';

const branchId = '11-miles-st';
/** Concurrent messages of one tab. Each waits for the responses before it. */
const questions = selectByExtent({ short: 10, all: 40, storm: 40 });

interface StoredMessage {
  id: string;
  position: number;
  role: string;
  inReplyTo: string | null;
}

describe('one conversation with many concurrent messages', () => {
  let databaseUrl = '';
  let studios: StudioProcess[] = [];
  let inside: InProcessServices[] = [];
  /** Queries the database directly. */
  let reader: Pool;

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    studios = await Promise.all([startStudio({ databaseUrl }), startStudio({ databaseUrl })]);
    inside = await Promise.all([openServices(databaseUrl), openServices(databaseUrl)]);
    reader = new Pool({ connectionString: databaseUrl, max: 4 });
  });
  afterAll(async () => {
    await reader?.end();
    await Promise.all(inside.map((services) => services.close()));
    await Promise.all(studios.map((studio) => studio.stop()));
  });

  /** Returns the same tab as a caller of one process or the other. */
  const at = (tab: Pick<Caller, 'clientId' | 'sessionId'>, index: number) =>
    createCaller(studios[index % studios.length]?.url ?? '', tab);

  const newTab = () => createCaller(studios[0]?.url ?? '');

  /** Returns the messages in a browser's conversations, straight from the database. */
  async function listMessages({ clientId }: Pick<Caller, 'clientId'>): Promise<StoredMessage[]> {
    const { rows } = await reader.query(
      `SELECT m.id, m.position, m.role, m.in_reply_to AS "inReplyTo" FROM conversation_messages m
       JOIN conversations c ON c.id = m.conversation_id WHERE c.client_id = $1 ORDER BY m.position`,
      [clientId],
    );
    return rows;
  }

  it('stores one message and one answer for fifty repeats, on two processes', async () => {
    const tab = newTab();
    const messageId = randomUUID();
    const calls = Array.from({ length: 50 }, (_, index) =>
      at(tab, index).call(paths.chat, { messageId, message: 'Do you have showers?' }),
    );
    const responses = await Promise.all(calls);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const ids = responses.map(({ body }) => (body.message as unknown as { id: string } | null)?.id);
    expect(new Set(ids).size).toBe(1);
    const stored = await listMessages(tab);
    expect(stored.map(({ position, role }) => [position, role])).toEqual([
      [1, 'user'],
      [2, 'assistant'],
    ]);
    expect(stored[1]).toMatchObject({ id: ids[0], inReplyTo: messageId });
  });

  it('gives each message its own position, and at most one answer', async () => {
    const tab = newTab();
    const messages = Array.from({ length: questions }, () => randomUUID());
    const responses = await Promise.all(
      messages.map((messageId, index) =>
        at(tab, index).call(paths.chat, { messageId, message: `Question ${index}` }),
      ),
    );
    const other = responses.filter(({ status, body }) => status !== 200 && body.code !== 'rate_limited');
    expect(other).toEqual([]);
    const stored = await listMessages(tab);
    expect(stored.map(({ position }) => position)).toEqual(stored.map((_, index) => index + 1));
    expect(stored.filter(({ role }) => role === 'user')).toHaveLength(questions);
    const answered = stored.flatMap(({ inReplyTo }) => inReplyTo ?? []);
    expect(new Set(answered).size).toBe(answered.length);
    expect(answered.length).toBeGreaterThan(0);
  });

  it('gets no message of the assistant after the team has replied', async () => {
    const rounds = Array.from({ length: 24 }, (_, index) => raceTeamReply(index));
    const conversations = await Promise.all(rounds);
    for (const stored of conversations) {
      const team = stored.find(({ role }) => role === 'team')?.position ?? 0;
      expect(team).toBeGreaterThan(0);
      const late = stored.filter(({ role, position }) => role === 'assistant' && position > team);
      expect(late).toEqual([]);
      expect(stored.map(({ position }) => position)).toEqual(stored.map((_, index) => index + 1));
    }
    // The first third was answered before the team replied, the second wasn't; in the last third the race decided.
    const answered = conversations.map((stored) => stored.some(({ role }) => role === 'assistant'));
    expect(answered.slice(0, 8)).toEqual(Array(8).fill(true));
    expect(answered.slice(8, 16)).toEqual(Array(8).fill(false));
  });

  /**
   * A visitor writes, the assistant generates, and the team replies: after the assistant, before it, or concurrently.
   */
  async function raceTeamReply(index: number): Promise<StoredMessage[]> {
    const when = index < 8 ? 'after' : index < 16 ? 'before' : 'at once';
    const tab = { clientId: randomUUID(), sessionId: '00000000000000aa' };
    const [here, there] = inside;
    if (!here || !there) throw new Error('Nobody is inside.');
    const thinking = Promise.withResolvers<void>();
    const engine: Assistant = {
      answer: async () => {
        if (when === 'before') await thinking.promise;
        else await sleep(30);
        return buildTextReply('From the assistant.');
      },
    };
    const services = { ...here.services, assistant: engine };
    const incoming = {
      branchId,
      ...tab,
      memberId: null,
      recipient: null,
      text: 'Hello',
      messageId: randomUUID(),
    };
    const reply = replyToMessage(services, incoming, { principal: null });
    const conversationId = await conversationOf(tab.clientId);
    if (when === 'after') await reply;
    if (when === 'at once') await sleep(index * 2);
    const team = { branchId, conversationId, userId: randomUUID(), messageId: randomUUID() };
    await replyByTeam(there.services, { ...team, text: 'From the team.' });
    thinking.resolve();
    await reply;
    return listMessages(tab);
  }

  async function conversationOf(clientId: string): Promise<string> {
    for (;;) {
      const { rows } = await reader.query('SELECT id FROM conversations WHERE client_id = $1', [clientId]);
      if (rows[0]) return rows[0].id;
      await sleep(2);
    }
  }

  it('control: without the reply lock two processes answer one message at once', async () => {
    const [here, there] = inside;
    if (!here || !there) throw new Error('Nobody is inside.');
    const taken = replaceGuard(
      [here.pool, there.pool],
      /AND \(replying_to IS NULL OR reply_locked_until <= \$4::timestamptz\)/,
      'AND $4::timestamptz IS NOT NULL',
    );
    // Each assistant waits for the other, so both run at once.
    const met = createBarrier(2);
    const engine: Assistant = {
      answer: async () => {
        await met();
        return buildTextReply('From the assistant.');
      },
    };
    const tab = { clientId: randomUUID(), sessionId: '00000000000000aa' };
    const incoming = {
      branchId,
      ...tab,
      memberId: null,
      recipient: null,
      text: 'Hello',
      messageId: randomUUID(),
    };
    await Promise.all(
      [here, there].map(({ services }) =>
        replyToMessage({ ...services, assistant: engine }, incoming, { principal: null }),
      ),
    );
    expect(taken()).toBeGreaterThan(1);
  });
});
