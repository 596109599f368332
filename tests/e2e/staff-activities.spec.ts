import { paths } from '@studio/contracts/paths';
import type { GetStaffCatalogueResponse } from '@studio/contracts/staff-catalogue';
import { demoPassword } from '../../scripts/serve/demo-accounts.ts';
import { createCaller } from '../races/harness/api-client.ts';
import { openUserPool } from '../races/harness/open-user-pool.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expect, test } from './journeys/isolated-studio.ts';
import { logInAs } from './journeys/staff-login.ts';

// A separate process, since journeys in a shared studio expect its own activities.
test.use({ studioEnv: { DEMO_FILL: 'off' } });

test('the owner renames an activity, and archives the last class type of another @phone-only @nightly', async ({
  page,
  url,
}) => {
  await logInAs(page, 'admin', '/admin/catalogue?tab=classes');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Rename Mat Pilates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename Mat Pilates' });
  await dialog.getByLabel('Name').fill('');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter a name, for example Barre.')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Name').fill('Barre');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(main.getByRole('heading', { name: 'Barre' })).toBeVisible();

  const pool = await openUserPool(url);
  const { AccessToken } = await pool.logIn('admin@miles-street.example', demoPassword);
  const owner = createCaller(url, {}, AccessToken);
  const { classTypes } = (await owner.call(paths.staffCatalogue))
    .body as unknown as GetStaffCatalogueResponse;
  for (const { id, activityId } of classTypes)
    if (activityId === 'reformer') await owner.call(paths.classTypeArchive, { id, archived: true });

  await page.goto('/pricing');
  const table = page.getByRole('region', { name: 'What’s covered' });
  await expect(table).toContainText('Barre');
  await expect(table).not.toContainText('10% off Reformer');
  await page.goto('/classes');
  await expect(page.getByRole('group', { name: 'Your goal' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Equipment' })).toHaveCount(0);
});
