import { isSignedWith, openWebhookReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expect, test } from './journeys/journey.ts';
import { logInAs } from './journeys/staff-login.ts';

let receiver: WebhookReceiver;
test.beforeEach(async () => {
  receiver = await openWebhookReceiver();
});
test.afterEach(() => receiver.close());

test('a webhook is added, shows its secret once, is tested, switched off and removed @nightly', async ({
  page,
}) => {
  const name = `The till ${crypto.randomUUID().slice(0, 8)}`;
  await logInAs(page, 'admin', '/admin/settings');
  const card = page.getByRole('region', { name: 'Webhooks' });
  await card.getByRole('button', { name: 'Add a webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add a webhook' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
  // Other journeys book and cancel in the meantime, but rarely move.
  for (const event of ['booked', 'cancelled', 'checked in'])
    await form.getByRole('checkbox', { name: event }).uncheck();
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Save' }).click();

  const secretDialog = page.getByRole('dialog', { name: 'Keep this secret now' });
  const secret = (await secretDialog.getByText(/^whsec_/).textContent()) ?? '';
  await expectNoAxeViolations(page);
  await secretDialog.getByRole('button', { name: 'I have kept it' }).click();
  await page.reload();
  const row = card.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Told of: moved.');
  await expect(page.getByText(secret)).toHaveCount(0);

  await row.getByRole('button', { name: `Send a test to ${name}` }).click();
  await expect(row.getByRole('status')).toHaveText(/^The test arrived\. Answered 204 in \d+ ms\.$/);
  const [delivered] = receiver.received.filter(({ type }) => type === 'test');
  expect(delivered && isSignedWith(secret, delivered)).toBe(true);

  receiver.response = { status: 500, body: 'The drawer is open.' };
  await row.getByRole('button', { name: `Send a test to ${name}` }).click();
  await expect(row.getByRole('status')).toHaveText(/^The test did not arrive\. Answered 500/);
  await row.getByRole('button', { name: `Deliveries to ${name}` }).click();
  const deliveries = row.getByRole('listitem').filter({ hasText: 'Test' });
  await expect(deliveries).toHaveCount(2);
  await expect(deliveries.first()).toContainText('Did not arrive');
  await expect(deliveries.first()).toContainText('“The drawer is open.”');
  await expect(deliveries.last()).toContainText('Arrived');
  await expectNoAxeViolations(page);

  await row.getByRole('button', { name: `Change ${name}` }).click();
  const change = page.getByRole('dialog', { name: 'Change the webhook' });
  await change.getByRole('checkbox', { name: 'Switched on' }).uncheck();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Switched off')).toBeVisible();

  await row.getByRole('button', { name: `Remove ${name}` }).click();
  await row.getByRole('button', { name: 'Remove it' }).click();
  await expect(row).toBeHidden();
});
