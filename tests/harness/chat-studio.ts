import { randomUUID } from 'node:crypto';
import { replyByTeam } from '@studio/server/conversations/reply-by-team';
import { conversationMessages, conversations } from '@studio/server/conversations/tables';
import { eq } from 'drizzle-orm';
import { installFakeUserPool } from './fake-user-pool.ts';
import { openTestStudio, type TestBrowser } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';

const branchId = '11-miles-st';

/** Opens a studio for chats of visitors, members and the team. */
export async function openChatStudio() {
  const studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);

  const advanceTime = (seconds: number) => {
    studio.time.now = new Date(studio.time.now.getTime() + seconds * 1000);
  };
  const rowOf = async ({ clientId }: TestBrowser) => {
    const rows = await studio.database.orm
      .select()
      .from(conversations)
      .where(eq(conversations.clientId, clientId));
    return rows[0];
  };
  const messagesOf = async (visitor: TestBrowser) => {
    const conversationId = (await rowOf(visitor))?.id ?? randomUUID();
    return studio.database.orm
      .select()
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, conversationId))
      .orderBy(conversationMessages.position);
  };
  /** Creates a member, optionally in groups, and their browser. */
  async function member(firstName: string, groups: readonly string[] = []) {
    const { sub, email } = people.addUser(randomUUID(), { firstName });
    const visitor = studio.visitor().with(await tokens.access(sub, groups, { exp: 4_000_000_000 }));
    await visitor.call('/classes/user/get');
    return { sub, email, visitor };
  }
  let sam: Promise<{ sub: string }> | undefined;
  const teamMember = () => {
    sam ??= member('Sam', ['STAFF']);
    return sam;
  };

  /**
   * Sends a reply as the team. It is always from the same person, because a colleague would first have to take the
   * conversation.
   */
  async function replyAsTeam(visitor: TestBrowser, text: string): Promise<void> {
    const { sub } = await teamMember();
    const conversationId = (await rowOf(visitor))?.id ?? '';
    await replyByTeam(studio.services, {
      branchId,
      conversationId,
      messageId: randomUUID(),
      text,
      userId: sub,
    });
  }

  return { studio, tokens, people, advanceTime, rowOf, messagesOf, member, teamMember, replyAsTeam };
}

export type ChatStudio = Awaited<ReturnType<typeof openChatStudio>>;
