import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { ListConversationsResponse } from '@studio/contracts/staff-conversations';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { delayRequests } from './harness/delay-requests.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { ChatDialog } from './journeys/chat-dialog.ts';
import { expect, test } from './journeys/journey.ts';
import { createCallerFromPage, openStaffBrowser } from './journeys/staff-login.ts';
import { createTourGuest, getFreeSlot, TourWizardPage } from './journeys/tour-wizard-page.ts';

const sendErrorText = 'Sorry—having trouble sending right now. Please try again.';

test('the chat answers with classes, survives a reload and links to the class page @phone-first', async ({
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
  const open = chat.messages.getByRole('link', { name: /^View / });
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

test('a message sent before the page’s scripts run is sent when they do', async ({ page }) => {
  const loadScripts = await delayRequests(page);
  await page.goto('/live-chat', { waitUntil: 'domcontentloaded' });
  const box = page.getByRole('textbox', { name: 'Message' });
  await box.fill('When are you open?');
  // Forced, because the button is marked as disabled until the draft is known.
  await page.getByRole('button', { name: 'Send message' }).click({ force: true });
  loadScripts();
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText('When are you open?');
  await expect(box).toHaveValue('');
});

test('an undelivered message survives a reload and can be sent again or removed @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const chat = new ChatDialog(page);
  const address = `**/api${paths.chat}`;
  await page.route(address, (route) => route.abort());
  await page.goto('/terms');
  await chat.open();
  await chat.send('When are you open?');
  await expect(chat.dialog.getByRole('alert')).toHaveText(sendErrorText);
  await expectNoAxeViolations(page);
  await page.reload();
  await chat.open();
  await expect(chat.dialog.getByRole('alert')).toHaveText(sendErrorText);
  await chat.send('And on Sunday?');
  await expect(chat.dialog.getByRole('alert')).toHaveCount(2);
  await chat.dialog.getByRole('button', { name: 'Remove' }).first().click();
  await expect(chat.message('And on Sunday?')).toBeHidden();
  await expect(chat.messages).toBeFocused();

  await page.unroute(address);
  await chat.dialog.getByRole('button', { name: 'Try again' }).click();
  await chat.expectAnswered();
  await expect(chat.dialog.getByRole('alert')).toHaveCount(0);
  await expect(chat.message('When are you open?')).toHaveCount(1);
  await expect(chat.messages.getByText('Assistant:')).toHaveCount(1);
});

test('a studio tour booked in the chat appears in the conversation @phone-only @nightly', async ({
  page,
  studio,
  mailbox,
}) => {
  const slot = await getFreeSlot(studio, 5);
  const guest = createTourGuest('Cleo');
  const chat = new ChatDialog(page);
  await page.goto('/terms');
  await chat.open();
  await chat.messages.getByRole('button', { name: 'Book a studio tour' }).click();
  const tourRegion = chat.dialog.getByRole('region', { name: 'Studio tour' });
  const wizard = new TourWizardPage(page, tourRegion);
  await wizard.chooseDay(slot);
  await wizard.hold(slot);
  await wizard.fill(guest);
  await expectNoAxeViolations(page);
  await wizard.confirm.click();
  await expect(tourRegion).toBeHidden();
  await expect(chat.messages).toBeFocused();
  await expect(
    chat.message(`Studio tour booked: ${formatMomentMedium(new Date(slot.start))}.`),
  ).toBeVisible();
  await expect(chat.messages.getByRole('link', { name: 'Move or cancel the tour' })).toBeVisible();
  await expect(chat.messages).not.toContainText('booking-confirmed');
  await mailbox.waitFor(guest.email, /^Booked: studio tour/);
});

test('the tour wizard appears in the chat even after its script failed to load once @nightly', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.route(/chat-tour-wizard-.*\.js$/, (route) => route.abort(), { times: 1 });
  const chat = new ChatDialog(page);
  await page.goto('/terms');
  await chat.open();
  const failedRequest = page.waitForEvent('requestfailed');
  await chat.messages.getByRole('button', { name: 'Book a studio tour' }).click();
  await failedRequest;
  const tourRegion = chat.dialog.getByRole('region', { name: 'Studio tour' });
  await expect(new TourWizardPage(page, tourRegion).days.first()).toBeVisible();
});

test('the focus stays in the chat and returns; Escape, Close and a click outside close the chat @nightly', async ({
  page,
}) => {
  const chat = new ChatDialog(page);
  await page.goto('/terms');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => chat.dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(20, 450),
  ]) {
    await chat.open();
    await close();
    await expect(chat.dialog).toBeHidden();
    await expect(chat.link).toBeFocused();
  }
  await chat.open();
  const { width, height } = (await chat.dialog.boundingBox()) ?? {};
  expect([width, height]).toEqual([520, 720]);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isFocusInside = await chat.dialog.evaluate(
      (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
    );
    expect(isFocusInside, `after ${presses + 1} presses`).toBe(true);
  }
});

test('a visitor asks for a person, sees the reply announced with the chat closed, and ends the chat @nightly', async ({
  page,
  browser,
  url,
}) => {
  const chat = new ChatDialog(page);
  const email = `${randomUUID().slice(0, 8)}@guests.example`;
  await page.goto('/terms');
  await chat.open();
  await chat.messages.getByRole('button', { name: 'Talk to your team' }).click();
  const address = chat.dialog.getByRole('textbox', { name: 'Email for our reply' });
  await address.fill('nobody@');
  await chat.dialog.getByRole('button', { name: 'Save email' }).click();
  await expect(address).toHaveAccessibleDescription('Enter an email address in the format name@example.com.');
  await expectNoAxeViolations(page);
  await address.fill(email);
  await chat.dialog.getByRole('button', { name: 'Save email' }).click();
  await expect(chat.messages).toContainText('If you leave the chat, we’ll email our reply to');

  await page.keyboard.press('Escape');
  const { page: desk, guard } = await openStaffBrowser(browser, url, 'staff', '/admin');
  const staffCaller = await createCallerFromPage(desk, url);
  const { body } = await staffCaller.call(paths.conversationList, { filter: 'TEAM' });
  const { conversations } = body as unknown as ListConversationsResponse;
  const conversation = conversations.find(({ name }) => name === email);
  const reply = {
    conversationId: conversation?.id,
    messageId: randomUUID(),
    text: 'Your mat is by the door.',
  };
  expect((await staffCaller.call(paths.conversationReply, reply)).status).toBe(200);
  expect(guard.unexpected()).toEqual([]);
  await desk.context().close();
  await expect(chat.link).toHaveAccessibleName(/^New reply in Live chat$/);

  await chat.open();
  await expect(chat.message('Your mat is by the door.')).toBeVisible();
  await expect(chat.dialog.getByText(/ is here/).first()).toBeVisible();
  await expect(chat.link).toHaveAccessibleName('Live chat');
  await chat.dialog.getByRole('button', { name: 'End chat' }).click();
  const confirmDialog = page.getByRole('dialog', { name: 'End this chat?' });
  await confirmDialog.getByRole('button', { name: 'End chat' }).click();
  await expect(confirmDialog).toBeHidden();
  await expect(chat.message('Your mat is by the door.')).toBeHidden();
  await expect(chat.box).toBeFocused();
});

test('keeping the chat closes only the dialog that asks @nightly', async ({ page }) => {
  const chat = new ChatDialog(page);
  await page.goto('/terms');
  await chat.open();
  await chat.send('Where are you?');
  await chat.expectAnswered();
  const question = page.getByRole('dialog', { name: 'End this chat?' });
  for (const keep of [
    () => question.getByRole('button', { name: 'Keep chat' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await chat.dialog.getByRole('button', { name: 'End chat' }).click();
    await expect(question).toBeVisible();
    await keep();
    await expect(question).toBeHidden();
    await expect(chat.box).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(chat.dialog).toBeHidden();
});

test.describe('the chat page', () => {
  test('shows the same conversation, without the dialog @phone @nightly', async ({ page }) => {
    const chat = new ChatDialog(page);
    await page.goto('/terms');
    await chat.open();
    await chat.send('Where are you?');
    await chat.expectAnswered();
    await page.goto('/live-chat');
    await expect(page.getByRole('heading', { level: 1, name: 'Live chat' })).toBeVisible();
    await expect(page.getByRole('log', { name: 'Messages' })).toContainText('Where are you?');
    await expectNoAxeViolations(page);
    const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflowPx).toBeLessThanOrEqual(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Live chat' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is the target of every chat link and lists the ways to reach the studio @nightly', async ({
      page,
    }) => {
      await page.goto('/faq');
      await page.getByRole('banner').getByRole('link', { name: 'Live chat' }).click();
      await expect(page).toHaveURL(/\/live-chat$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Live chat' })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.locator('a[href^="tel:"]')).toBeVisible();
      await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Send us a message' })).toHaveAttribute('href', '/contact');
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeHidden();
    });
  });
});
