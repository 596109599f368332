import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { findClass } from './journeys/find-class.ts';
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
  await main.getByRole('button', { name: 'Download these rows' }).click();
  expect((await download).suggestedFilename()).toBe('rows-to-check.csv');
  await expectNoAxeViolations(page);

  await main.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(main.getByRole('heading', { name: 'Import complete' })).toBeVisible();
  await expect(
    main.getByText(
      '1 client and 9 sessions added. 1 row of an existing client, with details unchanged. 2 rows skipped.',
    ),
  ).toBeVisible();
  await main.getByRole('link', { name: 'View all clients' }).click();
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

test('a membership, attended classes and an upcoming booking from another system @phone @nightly', async ({
  page,
  studio,
}) => {
  const main = page.getByRole('main');
  const mark = `${Date.now()}`;
  const slot = await findClass(studio, { daysAhead: 12 });
  const [date, time] = slot.dateStart.split('#');
  const choose = (name: string, rows: readonly string[]) =>
    main
      .getByLabel(/Choose a CSV file/)
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  const check = async () => {
    await expect(main.getByRole('heading', { name: 'Match columns' })).toBeFocused();
    await expectNoAxeViolations(page);
    await main.getByRole('button', { name: 'Check rows' }).click();
    await expect(main.getByRole('heading', { name: 'Check before you import' })).toBeFocused();
    await expectNoAxeViolations(page);
  };
  await logInAs(page, 'admin', '/admin/people/import');
  await main.getByLabel('System that made the file').selectOption('Momence');
  await expect(main.getByText(/We haven’t seen a real file/)).toBeVisible();
  await expectNoAxeViolations(page);
  await choose(`clients-${mark}.csv`, [
    'Customer name,Customer email,Membership name,Renewal date,Total visits',
    `Iris Vale${mark},iris.${mark}@import.example,Reformer Flex 8,2099-12-31,57`,
  ]);
  await expect(main.getByRole('combobox', { name: 'Import ‘Reformer Flex 8’ as' })).toHaveValue(
    'reformer-flex-8',
  );
  await expect(main.getByRole('combobox', { name: 'Classes in ‘Total visits’' })).toHaveValue('');
  await check();
  await expect(main.getByText('Reformer Flex 8 until 31 December 2099. No one is charged.')).toBeVisible();
  await main.getByRole('button', { name: 'Import 1 client' }).click();
  await expect(main.getByRole('heading', { name: 'Import complete' })).toBeVisible();

  await main.getByRole('button', { name: 'Start another import' }).click();
  await main.getByRole('radio', { name: 'Clients' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('radio', { name: 'Upcoming bookings' })).toBeChecked();
  await main.getByLabel('System that made the file').selectOption('Another system');
  await choose(`bookings-${mark}.csv`, [
    'Client,Email,Class date,Class time,Class,Paid with',
    `Iris Vale${mark},iris.${mark}@import.example,${date},${time},${slot.className},Card`,
    `Zoe Vale${mark},zoe.${mark}@import.example,${date},${time},${slot.className},Card`,
  ]);
  await check();
  await expect(
    main.getByRole('table', { name: 'Rows to check' }).getByText(/No client has this email address/),
  ).toBeVisible();
  await main.getByRole('button', { name: 'Import 1 booking' }).click();
  await expect(main.getByText('1 booking added. 1 row skipped.')).toBeVisible();
  await main.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(main.getByText('1 booking cancelled. 0 bookings kept.')).toBeVisible();
  await expectNoAxeViolations(page);
});
