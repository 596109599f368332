import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expect, test } from './journeys/journey.ts';
import { logInAs } from './journeys/staff-login.ts';

test('an import: a file with errors, a preview, the import, an imported person, and undo @nightly', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const mark = `${Date.now()}`;
  await logInAs(page, 'admin', '/admin/people/import');
  const rows = [
    'Last Name;First Name;Email;Mobile Phone;Pricing Option;Remaining;Expiration Date;Email Opt In',
    `Vale${mark};Nora;nora.${mark}@import.example;7700900111;10 Class Pass;7;31/12/2099;Yes`,
    `Vale${mark};Nora;NORA.${mark}@import.example;N/A;Yoga Five;2;;Yes`,
    `Moss;Eli;eli.${mark}@import;;10 Class Pass;2;;No`,
    `Reed;Uma;uma.${mark}@import.example;;10 Class Pass;£12.00;;No`,
  ];
  const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) };
  await main.getByLabel(/Choose a CSV file/).setInputFiles(file);
  await expect(main.getByRole('heading', { name: 'Match columns' })).toBeFocused();
  await expect(main.getByRole('combobox', { name: 'Import ‘Email Opt In’ as' })).toHaveValue('ignored');
  await expect(main.getByRole('combobox', { name: 'Import ‘Remaining’ as' })).toHaveValue('sessions');
  await expectNoAxeViolations(page);

  await main.getByRole('button', { name: 'Check rows' }).click();
  await expect(main.getByRole('heading', { name: 'Check before you import' })).toBeFocused();
  const problemRows = main.getByRole('table', { name: 'Rows to check' });
  await expect(problemRows.getByRole('row', { name: new RegExp(`eli.${mark}`) })).toBeVisible();
  await expect(
    problemRows.getByText('‘£12.00’ is an amount of money, not a number of sessions.'),
  ).toBeVisible();
  const cells = main.getByRole('region', { name: 'Values we’ve changed' }).getByRole('listitem');
  await expect(cells).toHaveText([
    'We’ll add the country code to 1 phone number, for example ‘7700900111’ becomes +44 7700 900111.',
    'We’ll treat 1 cell as blank, for example ‘N/A’.',
  ]);
  await expect(problemRows.getByText('Phone number ‘7700900111’ becomes +44 7700 900111.')).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download all as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('rows-to-check.csv');
  await expectNoAxeViolations(page);

  await main.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(main.getByRole('heading', { name: 'Import complete' })).toBeVisible();
  await expect(main.getByText('1 client and 9 sessions added. 2 rows skipped.')).toBeVisible();
  await main.getByRole('link', { name: 'View clients' }).click();
  await main.getByRole('searchbox').fill(`nora.${mark}`);
  await main.getByRole('link', { name: `Nora Vale${mark}` }).click();
  await expect(main.getByText('Yoga Five').first()).toBeVisible();

  await page.goto('/admin/people/import');
  await main
    .getByRole('button', { name: /clients\.csv/ })
    .first()
    .click();
  await main.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(main.getByText('1 client and 9 sessions removed. No clients kept.')).toBeVisible();
  await expectNoAxeViolations(page);
});
