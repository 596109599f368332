import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { ConversationListResponse } from '@studio/contracts/staff-conversations';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { ChatDialog } from './journeys/chat-dialog.ts';
import { expect, test } from './journeys/journey.ts';
import { createCallerFromPage, openStaffBrowser } from './journeys/staff-login.ts';
import { createTourGuest, getFreeSlot, TourWizardPage } from './journeys/tour-wizard-page.ts';

const trouble = 'Sorry—having trouble sending right now. Please try again.';

test('a question is answered with classes, stays over a reload, and a class leads to its page @phone-first', async ({
  page,
}) => {
  const chat = new ChatDialog(page);
  await page.goto('/terms');
  await chat.open();
  await expect(chat.messages).toContainText('Hi! How can we help you today?');
  await expect(chat.messages).toContainText('Ask about classes, pricing, or bookings.');
  await expectNoAxeViolations(page);

  await chat.box.fill('Which reformer classes');
  await chat.box.press('Shift+Enter');
  await chat.box.pressSequentially('are on tomorrow?');
  await expect(chat.box).toHaveValue('Which reformer classes\nare on tomorrow?');
  await expect(chat.messages).not.toContainText('are on tomorrow?');
  await chat.box.press('Enter');
  await chat.expectAnswered();
  const open = chat.messages.getByRole('link', { name: /^Open / });
  await expect(open.first()).toBeVisible();
  await expectNoAxeViolations(page);

  await chat.box.press('Enter');
  await expect(chat.box).toHaveValue('');
  await chat.box.fill('Not yet sent');
  await page.reload();
  await chat.open();
  await expect(chat.box).toHaveValue('Not yet sent');
  await expect(chat.messages).toContainText('are on tomorrow?');
  await open.first().click();
  await page.waitForURL(/\/classes\/on\//);
  await expect(chat.dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a message that does not arrive stays, also over a reload, and is sent again or removed @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const chat = new ChatDialog(page);
  const address = `**/api${paths.chat}`;
  await page.route(address, (route) => route.abort());
  await page.goto('/terms');
  await chat.open();
  await chat.say('When are you open?');
  await expect(chat.dialog.getByRole('alert')).toHaveText(trouble);
  await expectNoAxeViolations(page);
  await page.reload();
  await chat.open();
  await expect(chat.dialog.getByRole('alert')).toHaveText(trouble);
  await chat.say('And on Sunday?');
  await expect(chat.dialog.getByRole('alert')).toHaveCount(2);
  await chat.dialog.getByRole('button', { name: 'Remove' }).first().click();
  await expect(chat.said('And on Sunday?')).toBeHidden();
  await expect(chat.messages).toBeFocused();

  await page.unroute(address);
  await chat.dialog.getByRole('button', { name: 'Try again' }).click();
  await chat.expectAnswered();
  await expect(chat.dialog.getByRole('alert')).toHaveCount(0);
  await expect(chat.said('When are you open?')).toHaveCount(1);
  await expect(chat.messages.getByText('Assistant:')).toHaveCount(1);
});

test('a studio tour is booked within the chat, which then knows of it @phone-only @nightly', async ({
  page,
  studio,
  mailbox,
}) => {
  const slot = await getFreeSlot(studio, 4);
  const guest = createTourGuest('Cleo');
  const chat = new ChatDialog(page);
  await page.goto('/terms');
  await chat.open();
  await chat.messages.getByRole('button', { name: 'Book a studio tour' }).click();
  const place = chat.dialog.getByRole('region', { name: 'Studio tour' });
  const wizard = new TourWizardPage(page, place);
  await wizard.chooseDay(slot);
  await wizard.hold(slot);
  await wizard.fill(guest);
  await expectNoAxeViolations(page);
  await wizard.confirm.click();
  await expect(place).toBeHidden();
  await expect(chat.messages).toBeFocused();
  await expect(chat.said(`Studio tour booked: ${formatMomentMedium(new Date(slot.start))}.`)).toBeVisible();
  await expect(chat.messages.getByRole('link', { name: 'Move or cancel the tour' })).toBeVisible();
  await expect(chat.messages).not.toContainText('booking-confirmed');
  await mailbox.waitFor(guest.email, /^Booked: studio tour/);
});

test('the tour wizard comes into the chat once its script does @nightly', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.route(/chat-tour-wizard-.*\.js$/, (route) => route.abort(), { times: 1 });
  const chat = new ChatDialog(page);
  await page.goto('/terms');
  await chat.open();
  const missed = page.waitForEvent('requestfailed');
  await chat.messages.getByRole('button', { name: 'Book a studio tour' }).click();
  await missed;
  const place = chat.dialog.getByRole('region', { name: 'Studio tour' });
  await expect(new TourWizardPage(page, place).days.first()).toBeVisible();
});

test('the focus stays in the chat and goes back; Escape, the cross and a press beside it close it @nightly', async ({
  page,
}) => {
  const chat = new ChatDialog(page);
  await page.goto('/terms');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => chat.dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(20, 450),
  ]) {
    await chat.open();
    await leave();
    await expect(chat.dialog).toBeHidden();
    await expect(chat.link).toBeFocused();
  }
  await chat.open();
  const { width, height } = (await chat.dialog.boundingBox()) ?? {};
  expect([width, height]).toEqual([520, 720]);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const within = await chat.dialog.evaluate(
      (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
    );
    expect(within, `after ${presses + 1} presses`).toBe(true);
  }
});

test('a person is asked for, comes, is heard of with the chat closed, and the chat is ended @nightly', async ({
  page,
  browser,
  url,
}) => {
  const chat = new ChatDialog(page);
  const email = `${randomUUID().slice(0, 8)}@guests.example`;
  await page.goto('/terms');
  await chat.open();
  await chat.messages.getByRole('button', { name: 'Talk to a person' }).click();
  const address = chat.dialog.getByRole('textbox', { name: 'Where can we write to you?' });
  await address.fill('nobody@');
  await chat.dialog.getByRole('button', { name: 'Leave email' }).click();
  await expect(address).toHaveAccessibleDescription(
    'That address is not complete. Add what comes after the @.',
  );
  await expectNoAxeViolations(page);
  await address.fill(email);
  await chat.dialog.getByRole('button', { name: 'Leave email' }).click();
  await expect(chat.messages).toContainText('If you have to go, the answer comes to');

  await page.keyboard.press('Escape');
  const { page: desk, guard } = await openStaffBrowser(browser, url, 'staff', '/admin');
  const team = await createCallerFromPage(desk, url);
  const { body } = await team.call(paths.conversationList, { filter: 'PEOPLE' });
  const { conversations } = body as unknown as ConversationListResponse;
  const conversation = conversations.find(({ name }) => name === email);
  const reply = {
    conversationId: conversation?.id,
    messageId: randomUUID(),
    text: 'Your mat is by the door.',
  };
  expect((await team.call(paths.conversationReply, reply)).status).toBe(200);
  expect(guard.unexpected()).toEqual([]);
  await desk.context().close();
  await expect(chat.link).toHaveAccessibleName(/^New answer in the Live chat$/);

  await chat.open();
  await expect(chat.said('Your mat is by the door.')).toBeVisible();
  await expect(chat.dialog.getByText(/ is here/).first()).toBeVisible();
  await expect(chat.link).toHaveAccessibleName('Live chat');
  await chat.dialog.getByRole('button', { name: 'End chat' }).click();
  const sure = page.getByRole('dialog', { name: 'End this chat?' });
  await sure.getByRole('button', { name: 'End chat' }).click();
  await expect(sure).toBeHidden();
  await expect(chat.said('Your mat is by the door.')).toBeHidden();
  await expect(chat.box).toBeFocused();
});

test.describe('the page of the chat', () => {
  test('has the same conversation, and no dialog over it @phone @nightly', async ({ page }) => {
    const chat = new ChatDialog(page);
    await page.goto('/terms');
    await chat.open();
    await chat.say('Where are you?');
    await chat.expectAnswered();
    await page.goto('/live-chat');
    await expect(page.getByRole('heading', { level: 1, name: 'Live chat' })).toBeVisible();
    await expect(page.getByRole('log', { name: 'Messages' })).toContainText('Where are you?');
    await expectNoAxeViolations(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Live chat' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is where every link leads, and says how the studio is reached @nightly', async ({ page }) => {
      await page.goto('/faq');
      await page.getByRole('banner').getByRole('link', { name: 'Live chat' }).click();
      await expect(page).toHaveURL(/\/live-chat$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Live chat' })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.locator('a[href^="tel:"]')).toBeVisible();
      await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeHidden();
    });
  });
});
