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
  await card.getByRole('button', { name: 'Add webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add webhook' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'URL' }).fill(receiver.url);
  // Leaves only the event for moved bookings, because other journeys book, cancel and check in at the same time.
  for (const event of ['Booking created', 'Booking cancelled', 'Client checked in'])
    await form.getByRole('checkbox', { name: event }).uncheck();
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Add webhook' }).click();

  const secretDialog = page.getByRole('dialog', { name: 'Webhook added' });
  const secret = (await secretDialog.getByText(/^whsec_/).textContent()) ?? '';
  await expectNoAxeViolations(page);
  await expect(secretDialog).toContainText(/Test delivered\. Response 204 in \d+ ms\./);
  await secretDialog.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  const row = card.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Events: booking moved.');
  await expect(page.getByText(secret)).toHaveCount(0);

  await row.getByRole('button', { name: `Send test event to ${name}` }).click();
  await expect(row.getByRole('status')).toHaveText(/^Test delivered\. Response 204 in \d+ ms\.$/);
  const [delivered] = receiver.received.filter(({ type }) => type === 'test');
  expect(delivered && isSignedWith(secret, delivered)).toBe(true);

  receiver.response = { status: 500, body: 'The drawer is open.' };
  await row.getByRole('button', { name: `Send test event to ${name}` }).click();
  await expect(row.getByRole('status')).toHaveText(/^Test not delivered\. Response 500/);
  await row.getByRole('button', { name: `Show recent events for ${name}` }).click();
  const deliveries = row.getByRole('listitem').filter({ hasText: 'Test' });
  await expect(deliveries).toHaveCount(3);
  await expect(deliveries.first()).toContainText('Failed');
  await expect(deliveries.first()).toContainText('‘The drawer is open.’');
  await expect(deliveries.last()).toContainText('Delivered');
  await expectNoAxeViolations(page);

  await row.getByRole('button', { name: `Edit ${name}` }).click();
  const change = page.getByRole('dialog', { name: 'Edit webhook' });
  await change.getByRole('checkbox', { name: 'Active' }).uncheck();
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect(row.getByText('Not active')).toBeVisible();

  await row.getByRole('button', { name: `Remove webhook ${name}` }).click();
  const removal = page.getByRole('dialog', { name: `Remove webhook ${name}?` });
  await expect(removal).toContainText('We’ll stop sending events');
  await expectNoAxeViolations(page);
  await removal.getByRole('button', { name: 'Remove webhook' }).click();
  await expect(row).toBeHidden();
});
