import type { GetAssistantOverviewResponse } from '@studio/contracts/staff-assistant';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installScriptedAssistant, sendChatMessage } from '../harness/chat.ts';
import { type ChatStudio, openChatStudio } from '../harness/chat-studio.ts';

let chat: ChatStudio;
beforeAll(async () => {
  chat = await openChatStudio();
});
afterAll(() => chat.studio.close());

const dialogueState = { topicId: null, offer: null, choices: [], isSmallTalk: false };

it('counts the assistant’s replies of the last 8 weeks by outcome, also after their conversations are deleted', async () => {
  const { visitor: staff } = await chat.member('Sam', ['STAFF']);
  const assistant = installScriptedAssistant(chat.studio);
  // Half an hour after a week has started in London.
  chat.studio.time.now = new Date('2027-03-01T00:30:00Z');
  assistant.replyWith({ dialogueState: { ...dialogueState, topicId: 'parking' } });
  for (const text of ['one', 'two']) await sendChatMessage(chat.studio.visitor(), text);
  assistant.replyWith({ dialogueState });
  const visitor = chat.studio.visitor();
  await sendChatMessage(visitor, 'three');
  await visitor.call('/chat/end', {});
  chat.advanceTime(-3600);
  await sendChatMessage(chat.studio.visitor(), 'the week before');
  chat.advanceTime(3600);
  const { weeks } = (await staff.call('/admin/assistant/overview', {}))
    .body as never as GetAssistantOverviewResponse;
  expect(weeks).toHaveLength(8);
  expect(weeks[0]).toEqual({
    week: '2027-03-01',
    replies: 3,
    rates: {
      ANSWERED: { count: 2, percent: 67 },
      ASKED_TO_CLARIFY: { count: 0, percent: 0 },
      NOT_UNDERSTOOD: { count: 1, percent: 33 },
      HANDED_OVER: { count: 0, percent: 0 },
    },
  });
  expect(weeks[1]).toMatchObject({ week: '2027-02-22', replies: 1 });
  expect(weeks[7]).toMatchObject({ week: '2027-01-11', replies: 0 });
});
