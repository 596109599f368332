import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { expect, test } from './journeys/isolated-studio.ts';
import { logInAs } from './journeys/staff-login.ts';

const question = 'Zorbing pod storage?';

test('staff save a message as an example, and the visitor gets the answer @phone @nightly', async ({
  page,
  browser,
  url,
}) => {
  await page.goto('/live-chat');
  const chat = page.getByRole('main');
  const box = chat.getByRole('textbox', { name: 'Message' });
  const messages = chat.getByRole('log');
  await waitUntilHydrated(box);
  const ask = async (text: string) => {
    await box.fill(text);
    await box.press('Enter');
    await expect(box).toHaveValue('');
    await expect(messages.locator('[aria-busy="true"]')).toHaveCount(0);
  };
  await ask(question);
  await ask('blorf snoo wibble');
  await expect(messages).not.toContainText('I don’t know about parking');

  const desk = await (await browser.newContext({ baseURL: url, viewport: page.viewportSize() })).newPage();
  await logInAs(desk, 'staff', '/admin/messages/chat');
  await desk
    .getByRole('navigation', { name: 'Message types' })
    .getByRole('link', { name: 'Assistant' })
    .click();
  await expect(desk).toHaveTitle(/^Assistant/);
  await expect(
    desk.getByText(/^This week the assistant understood \d of 2 messages \(\d+%\)\.$/),
  ).toBeVisible();
  const table = desk.getByRole('table', { name: 'The assistant’s replies by week' });
  await expect(table.getByRole('row')).toHaveCount(2);
  const asked = desk.getByRole('article', { name: question });
  await expect(asked).toBeVisible();
  await expectNoAxeViolations(desk);

  const nonsense = desk.getByRole('article', { name: 'blorf snoo wibble' });
  await nonsense.getByRole('button', { name: 'Dismiss' }).click();
  await expect(nonsense).toBeHidden();
  await expect(asked).toBeFocused();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(nonsense).toBeFocused();

  const topic = asked.getByRole('combobox', { name: 'Question' });
  await topic.fill('secret');
  await expect(asked.getByText('No question matches your search.')).toBeVisible();
  await topic.fill('park');
  await asked.getByRole('option', { name: 'Is there parking?' }).click();
  await expect(topic).toHaveValue('Is there parking?');
  await expect(asked.getByText('I don’t know about parking')).toBeVisible();
  await expectNoAxeViolations(desk);
  await asked.getByRole('button', { name: 'Save as example' }).click();
  await expect(asked).toBeHidden();
  await expect(desk.getByText('Saved as an example of ‘Is there parking?’.')).toBeVisible();
  await expectNoAxeViolations(desk);

  await ask(question);
  await expect(messages).toContainText('I don’t know about parking');

  await desk.getByRole('button', { name: /^Remove example zorbing pod/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Remove example' }).click();
  await expect(desk.getByText('No saved examples yet.')).toBeVisible();
});
