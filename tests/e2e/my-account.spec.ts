import { expectNoAxeViolations } from './harness/accessibility.ts';
import { waitUntilTakenOver } from './harness/state-change.ts';
import { expect, test } from './journeys/journey.ts';
import { LoginForm } from './journeys/login-form.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the account: sessions and where they went, a saved card, the calendar, mails, answers, data @phone', async ({
  page,
  request,
}) => {
  await page.goto('/login?returnUrl=/account');
  const login = new LoginForm(page.getByRole('main'));
  await waitUntilTakenOver(login.email);
  await login.logIn('member@miles-street.example');
  await page.waitForURL('**/account');
  const main = page.getByRole('main');

  const pack = main.getByRole('article').filter({ hasText: 'Reformer Pack of 10' });
  await expect(pack).toContainText(/\d+ of 10 left/);
  await pack.getByText('Where they went').click();
  await expect(pack.getByRole('listitem').first()).toContainText(/[+−]\d/);
  await expectNoAxeViolations(page);

  await main.getByRole('button', { name: 'Add a card' }).click();
  await main.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242');
  await main.getByRole('textbox', { name: 'Expiration date' }).fill('12 / 34');
  await main.getByRole('textbox', { name: 'Security code' }).fill('123');
  await main.getByRole('button', { name: 'Save this card' }).click();
  await expect(main.getByText('Visa ending 4242').first()).toBeVisible();
  await main.getByRole('button', { name: 'Remove: Visa ending 4242' }).first().click();
  await page.getByRole('button', { name: 'Remove card' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await main.getByRole('button', { name: 'Show the address' }).click();
  const address = await main.getByRole('textbox', { name: 'Your calendar' }).inputValue();
  expect(await (await request.get(address)).text()).toContain('BEGIN:VEVENT');

  const reminders = main.getByRole('checkbox', { name: /Reminders/ });
  await reminders.click();
  await expect(main.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(reminders).not.toBeChecked();
  await reminders.click();
  await expect(main.getByText('Saved.')).toBeVisible();

  await main.getByRole('button', { name: /Answer now|Change/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Before your first class' });
  await dialog.getByRole('button', { name: 'Save my answers' }).click();
  await expect(dialog.getByText('Please read and accept this before your first class.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'No' }).first().check();
  await dialog.getByRole('radio', { name: 'Yes' }).last().check();
  await dialog.getByRole('textbox', { name: 'What should we know?' }).fill('A stiff neck');
  await dialog.getByRole('checkbox').check();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Save my answers' }).click();
  await expect(main.getByText('A stiff neck.')).toBeVisible();

  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^miles-street-.*\.json$/);
  await main.getByRole('button', { name: 'Delete my account' }).click();
  const leaving = page.getByRole('dialog', { name: 'Delete your account?' });
  await leaving.getByRole('button', { name: 'Delete my account' }).click();
  await expect(leaving.getByText('Please tick this first.')).toBeVisible();
  await leaving.getByRole('checkbox').check();
  await leaving.getByRole('button', { name: 'Delete my account' }).click();
  await expect(leaving.getByRole('alert')).toContainText('still to come');
  await expectNoAxeViolations(page);
});
