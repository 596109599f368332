import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '@studio/contracts/paths';
import { askForPersonText } from '@studio/domain/conversations/conversation';
import { type Caller, createCaller } from '../races/harness/api-client.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { ChatDialog } from './journeys/chat-dialog.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/journey.ts';
import { createCallerFromPage, logInAs, openStaffBrowser } from './journeys/staff-login.ts';

/** Adds a unique suffix, by which the journey finds its conversation. */
const makeUnique = (text: string) => `${text} (${randomUUID().slice(0, 8)})`;

/** Sends a visitor's message that asks for a person, without a page. */
async function requestPerson(visitor: Caller, message: string): Promise<void> {
  const { status } = await visitor.call(paths.chat, {
    message,
    messageId: randomUUID(),
    recipient: 'person',
  });
  expect(status).toBe(200);
}

async function sendMessage(visitor: Caller, message: string): Promise<void> {
  expect((await visitor.call(paths.chat, { message, messageId: randomUUID() })).status).toBe(200);
}

/** Returns the conversation that contains this text. */
async function findConversation(staff: Caller, text: string): Promise<string> {
  const { body } = await staff.call(paths.conversationList, { filter: 'OPEN' });
  for (const { id } of body.conversations as { id: string }[]) {
    const read = await staff.call(paths.conversationRead, { conversationId: id });
    if (JSON.stringify(read.body).includes(text)) return id;
  }
  throw new Error(`Nobody has said "${text}".`);
}

/** Returns the row of a conversation in the list. */
const getRow = (desk: Page, conversationId: string) => desk.locator(`li a[href*="${conversationId}"]`);

test('a visitor asks for a person, who answers and hands back; a visitor who left is answered by email @nightly', async ({
  page,
  browser,
  url,
  mailbox,
}) => {
  const { email } = createGuest('Wren');
  const absentVisitor = createCaller(url);
  const liftQuestion = makeUnique('Is there a lift?');
  await requestPerson(absentVisitor, liftQuestion);
  expect((await absentVisitor.call(paths.chatEmail, { email })).status).toBe(200);

  await page.goto('/live-chat');
  const chat = page.getByRole('main');
  const messages = chat.getByRole('log');
  const box = chat.getByRole('textbox', { name: 'Message' });
  await waitUntilHydrated(box);
  await box.fill('When is the next reformer class?');
  await box.press('Enter');
  // Uses the last class shown, because other journeys cancel this evening's classes to get a room (add-class.ts).
  const shown = messages.getByRole('link', { name: /^View .*Reformer/ }).last();
  const shownClass = await shown.getAttribute('href');
  await chat.getByRole('button', { name: askForPersonText }).last().click();
  await expect(messages).toContainText('I’ve passed this to our team.');
  const charged = makeUnique('I was charged twice.');
  await box.fill(charged);
  await box.press('Enter');
  await expect(messages).toContainText(charged);
  await expectNoAxeViolations(page);

  const { page: desk, guard } = await openStaffBrowser(browser, url, 'staff', '/admin/messages/chat');
  await expect(desk.getByRole('navigation', { name: 'Staff tools' })).toContainText(/, \d+ new/);
  const row = getRow(desk, await findConversation(await createCallerFromPage(desk, url), charged));
  await expect(row).toContainText('Visitor');
  await expect(row).toContainText(/Waiting \d+ minutes?/);
  await expect(row).toContainText(charged);
  await expectNoAxeViolations(desk);
  await row.click();
  const conversation = desk.getByRole('region', { name: 'Chat with Visitor' });
  await expect(conversation).toContainText(charged);
  await expect(conversation.locator(`a[href="${shownClass}"]`)).toBeVisible();
  await expect(desk.getByText('Online now', { exact: true })).toBeVisible();
  await desk.getByRole('button', { name: 'Take over' }).click();
  await expect(desk.getByText('You’re replying')).toBeVisible();
  await expect(chat.getByText('Tom is here')).toBeVisible();

  const answer = desk.getByRole('textbox', { name: 'Reply to Visitor' });
  const sent = 'One of the two is on its way back to you.';
  await expect(answer).toBeFocused();
  await answer.fill(sent);
  await desk.reload();
  await expect(answer).toHaveValue(sent);
  await answer.press('Enter');
  await expect(conversation).toContainText(sent);
  await expect(answer).toHaveValue('');
  await expect(messages).toContainText(sent);
  await expect(messages).toContainText('Tom');

  await answer.fill('half a');
  await box.fill('Thank you, Tom.');
  await box.press('Enter');
  await expect(conversation).toContainText('Thank you, Tom.');
  await expect(answer).toHaveValue('half a');
  await expect(answer).toBeFocused();
  await expectNoAxeViolations(desk);
  await expectNoAxeViolations(page);

  await desk.getByRole('button', { name: 'Hand back to the assistant' }).click();
  await expect(desk.getByText('The assistant is replying', { exact: true }).last()).toBeVisible();
  await expect(chat.getByText('Tom is here')).toBeHidden();
  await box.fill('Where are you?');
  await box.press('Enter');
  await expect(messages).toContainText('11 Miles Street');
  await expect(conversation).toContainText('Where are you?');

  await desk.getByRole('link', { name: new RegExp(email) }).click();
  await expect(desk.getByRole('heading', { name: email })).toBeFocused();
  const reply = desk.getByRole('textbox', { name: `Reply to ${email}` });
  await expect(desk.getByText('Sending a reply takes over the chat.')).toBeVisible();
  await reply.fill('Two steps, and a ramp beside them.');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByText('You’re replying')).toBeVisible();
  const findEmailedReply = async () =>
    (await mailbox.read(email)).find(({ text }) => text.includes('Two steps, and a ramp beside them.'));
  await expect.poll(findEmailedReply, { message: 'the answer by mail' }).toBeTruthy();
  expect((await findEmailedReply())?.text).toContain(liftQuestion);
  const [chatUrl = ''] = /\S+\/live-chat\?\S+/.exec((await findEmailedReply())?.text ?? '') ?? [];
  await page.goto(chatUrl);
  await expect(messages).toContainText('Two steps, and a ramp beside them.');
  await expect(page).toHaveURL(/\/live-chat$/);

  await desk.getByRole('button', { name: 'Close chat', exact: true }).click();
  await expect(desk.getByRole('heading', { name: email })).toBeFocused();
  await desk.getByRole('button', { name: 'Reopen' }).click();
  await expect(desk.getByText('You’re replying')).toBeVisible();
  expect(guard.unexpected()).toEqual([]);
});

test('a staff answer that crosses a visitor’s message is shown before it @nightly', async ({
  page,
  browser,
  url,
}) => {
  const { page: desk } = await openStaffBrowser(browser, url, 'staff', '/admin');
  const staff = await createCallerFromPage(desk, url);
  await desk.context().close();
  const chat = new ChatDialog(page);
  const parking = makeUnique('Where can I park?');
  await page.goto('/terms');
  await chat.open();
  await chat.send(parking);
  await chat.expectAnswered();
  const conversationId = await findConversation(staff, parking);
  const reply = { conversationId, messageId: randomUUID(), text: 'In the yard.' };
  expect((await staff.call(paths.conversationReply, reply)).status).toBe(200);
  // The visitor writes before the page polls again, which it does only every 20 seconds while the assistant replies.
  await chat.send('By bicycle, I mean.');
  // The newest message comes first.
  await expect(chat.messages).toContainText(/By bicycle, I mean\..*In the yard\./s);
});

test('taking over from a colleague asks first; on a phone the list leads there and back @phone-only @nightly', async ({
  page,
  browser,
  url,
  consoleGuard,
}) => {
  const visitor = createCaller(url);
  const hello = makeUnique('Hello?');
  await requestPerson(visitor, hello);
  await logInAs(page, 'staff', '/admin/messages/chat');
  const { page: adminPage } = await openStaffBrowser(browser, url, 'admin', '/admin');
  const adminCaller = await createCallerFromPage(adminPage, url);
  const conversationId = await findConversation(adminCaller, hello);
  expect((await adminCaller.call(paths.conversationChange, { conversationId, action: 'take' })).status).toBe(
    200,
  );
  await sendMessage(visitor, 'Can I bring my dog?');

  const row = getRow(page, conversationId);
  await expect(row).toContainText('Can I bring my dog?');
  await expect(row).toContainText('Ruth is replying');
  await expect(row).toContainText('1 unread');
  await expectNoAxeViolations(page);
  await row.click();
  await expect(page.getByText('Ruth is replying. Take over to reply.')).toBeVisible();
  await page.getByRole('button', { name: 'Take over' }).click();
  const question = page.getByRole('dialog', { name: 'Take over from Ruth?' });
  await question.getByRole('button', { name: 'Take over' }).click();
  await expect(question).toBeHidden();
  const answer = page.getByRole('textbox', { name: 'Reply to Visitor' });
  await expect(answer).toBeFocused();
  await answer.fill('To the door.');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Chat with/ })).toContainText('To the door.');
  expect(JSON.stringify((await visitor.call(paths.chatConversation)).body)).toContain('To the door.');

  await page.getByRole('link', { name: 'All chats' }).click();
  await expect(row).toContainText('Tom: To the door.');
  await expect(row).toContainText('Tom is replying');
  await row.click();
  await expect(answer).toBeVisible();
  // The browser logs the deleted conversation as an error.
  consoleGuard.allow(/status of 404/);
  expect((await visitor.call(paths.chatEnd)).status).toBe(200);
  await expect(page.getByText('The visitor ended this chat, so we’ve deleted it.')).toBeVisible();
});

test('keys move in the list, and new messages do not move a reader who has scrolled up @nightly', async ({
  page,
  url,
}) => {
  const visitors = [createCaller(url), createCaller(url)] as const;
  const [first, second] = [makeUnique('One'), makeUnique('Two')];
  await requestPerson(visitors[0], first);
  await requestPerson(visitors[1], second);
  for (let part = 1; part <= 10; part++)
    await sendMessage(visitors[1], `Part ${part},\nwhich is\nfour lines\nlong.`);
  await logInAs(page, 'staff', '/admin/messages/chat');
  const staff = await createCallerFromPage(page, url);
  const upper = getRow(page, await findConversation(staff, second));
  const lower = getRow(page, await findConversation(staff, first));
  await upper.focus();
  // Conversations of other journeys may be between the two.
  await expect
    .poll(async () => {
      await page.keyboard.press('j');
      return lower.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.press('Home');
  await expect(page.getByRole('region', { name: 'Chats' }).getByRole('link').first()).toBeFocused();
  await upper.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Visitor' })).toBeFocused();

  const conversation = page.getByRole('region', { name: 'Chat with Visitor' });
  const newest = conversation.getByText('Part 10,');
  await expect(newest).toBeInViewport();
  const visibleMessage = conversation.getByText('Part 3,');
  await visibleMessage.scrollIntoViewIfNeeded();
  await expect(newest).not.toBeInViewport();
  const before = await visibleMessage.boundingBox();
  await sendMessage(visitors[1], 'And one thing more.');
  const below = page.getByRole('button', { name: 'New message below' });
  await expect(below).toBeVisible();
  expect((await visibleMessage.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await expect(page.getByRole('status').filter({ hasText: 'And one thing more.' })).toHaveCount(1);
  await below.click();
  await expect(conversation.getByText('And one thing more.')).toBeInViewport();
  await expect(below).toBeHidden();

  await expect(page).toHaveTitle(/^Chat/);
  const chime = page.getByRole('switch', { name: 'Sound' });
  await chime.click();
  await expect(page).toHaveTitle(/^\(\d+\) Chat/);
  await page.reload();
  await expect(page).toHaveTitle(/^\(\d+\) Chat/);
  await chime.click();
  await expect(page).toHaveTitle(/^Chat/);
});
