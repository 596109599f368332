import type { Locator, Page } from '@playwright/test';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { testCards } from './journeys/checkout-page.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/isolated-studio.ts';
import { logInAs } from './journeys/staff-login.ts';

// A separate process that starts with an empty studio.
test.use({ studioEnv: { SEED: 'off', DEMO_FILL: 'off' } });

test('an owner sets up an empty studio by hand, opens the site, and a stranger books a class and pays @phone', async ({
  page,
  url,
  timetable,
  checkout,
  confirmation,
  mailbox,
}) => {
  const main = page.getByRole('main');

  await test.step('a visitor', async () => {
    await page.goto('/timetable');
    await expect(page).toHaveURL(/\/opening-soon$/);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Opening soon');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectNoAxeViolations(page);
  });

  await test.step('the owner sees what is missing', async () => {
    await logInAs(page, 'admin', '/admin');
    await main.getByRole('link', { name: 'Set up your studio' }).click();
    await expect(page).toHaveURL(/\/admin\/setup$/);
    await expect(main.getByText('8 steps to do before you can open the site')).toBeVisible();
    await expect(main.getByText('Add at least one room.')).toBeVisible();
    await expectNoAxeViolations(page);
    await expect(main.getByRole('button', { name: 'Open the site' })).toBeDisabled();
  });

  const date = addDays(toLondonDate(new Date()), 3);
  await test.step('the owner enters what the studio needs, and the list follows', async () => {
    await enterStudioDetails(page, main);
    await addClassOnTimetable(page, main, date);
    await addPack(page, main);
    await openItem(page, main, 'Terms');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions');
    await page.goBack();
    await expect(main.getByText('1 step to do before you can open the site')).toBeVisible();
    await main.getByRole('button', { name: 'Confirm terms' }).click();
    await expect(main.getByText('Everything is ready to open the site')).toBeVisible();
  });

  await test.step('the owner opens the site, closes it again and opens it', async () => {
    await main.getByRole('button', { name: 'Open the site' }).click();
    await main.getByRole('button', { name: 'Close the site again' }).click();
    await main.getByRole('button', { name: 'Open the site' }).click();
    await expect(main.getByRole('heading', { name: 'The site is open' })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('pages are open, also from a document that was loaded before', async () => {
    await page.evaluate(() => {
      history.pushState({}, '', '/timetable');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    // The header is hidden in the document that was loaded while the site was closed.
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveURL(/\/timetable$/);
    await page.goto('/opening-soon');
    await expect(page).toHaveURL(`${url}/`);
  });

  await test.step('a stranger books the class and pays', async () => {
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const guest = createGuest('Wilma');
    await timetable.open();
    await timetable.day(date).click();
    const row = timetable.list.getByRole('group').filter({ hasText: 'Candlelit Barre' });
    await row.locator('summary').click();
    await row.getByRole('button', { name: 'Book' }).click();
    await checkout.expectHeld();
    await checkout.fillDetails(guest);
    await checkout.openPayment();
    await checkout.pay(testCards.pays);
    await confirmation.expectConfirmed();
    await expect(confirmation.classCard).toContainText('Candlelit Barre');
    const email = await mailbox.waitFor(guest.email, /^Booked: /);
    expect(email.text).toContain('2 Call Lane');
  });
});

/** Opens the page of an item of the checklist. */
async function openItem(page: Page, main: Locator, title: string): Promise<void> {
  await page.goto('/admin/setup');
  await main
    .getByRole('listitem')
    .filter({ hasText: `${title}: to do` })
    .getByRole('link')
    .click();
}

async function enterStudioDetails(page: Page, main: Locator): Promise<void> {
  await openItem(page, main, 'Studio details');
  const details = main.getByRole('form', { name: 'Studio details' });
  await fill(details, {
    'Studio name': 'Barre Leeds',
    'Tagline (optional)': 'Barre and yoga',
    'Legal name (shown on invoices)': 'Barre Leeds Ltd',
    Street: '2 Call Lane',
    District: 'Centre',
    City: 'Leeds',
    Postcode: 'LS1 6DN',
    'Directions (optional)': 'Next to the Corn Exchange.',
  });
  await details.getByRole('button', { name: 'Save changes' }).click();
  await expect(details.getByRole('button', { name: 'Save changes' })).toBeHidden();
  const contact = main.getByRole('form', { name: 'Opening hours and contact details' });
  for (const days of ['Monday to Friday', 'Saturday and Sunday'])
    await fill(contact.getByRole('group', { name: days }), { Opens: '07:00', Closes: '20:00' });
  await fill(contact, { Email: 'hello@barre-leeds.example', Phone: '+44 113 496 0000' });
  await contact.getByRole('button', { name: 'Save changes' }).click();
  await expect(contact.getByRole('button', { name: 'Save changes' })).toBeHidden();
}

/** Adds a room, a class type, an instructor, and a weekly class on the timetable from `date` on. */
async function addClassOnTimetable(page: Page, main: Locator, date: string): Promise<void> {
  const panel = page.getByRole('dialog').first();
  await openItem(page, main, 'Rooms');
  await main.getByRole('button', { name: 'Add room' }).click();
  await panel.getByLabel('Name').fill('Loft');
  await panel.getByText('Mats', { exact: true }).click();
  await panel.getByLabel('Mats', { exact: true }).last().fill('8');
  await addAndClose(panel, 'Add room');

  await openItem(page, main, 'Class types');
  await main.getByRole('button', { name: 'Add class type' }).click();
  await panel.getByLabel('Activity').selectOption({ label: 'Mat Pilates' });
  await panel.getByLabel('Style', { exact: true }).selectOption({ label: 'New style…' });
  await fill(panel, {
    'Class name': 'Candlelit Barre',
    'New style': 'Barre',
    'Price per place (£)': '18',
    'Places (optional)': '7',
    Description: 'Small movements at a barre, by candlelight.',
  });
  await addAndClose(panel, 'Add class type');

  await openItem(page, main, 'Instructors');
  await main.getByRole('button', { name: 'Add instructor' }).click();
  await fill(panel, { Name: 'Ada Quill', Bio: 'Teaches barre.' });
  await panel.getByRole('checkbox', { name: 'Candlelit Barre' }).check();
  await addAndClose(panel, 'Add instructor');

  await openItem(page, main, 'Timetable');
  await main.getByRole('button', { name: 'Add class' }).click();
  await expect(panel.getByLabel('Class', { exact: true })).toHaveValue(/./);
  await fill(panel, { Date: date, 'Start time': '18:30' });
  await panel.getByRole('radio', { name: 'Every week' }).check();
  await addAndClose(panel, 'Add class');
}

async function addPack(page: Page, main: Locator): Promise<void> {
  const panel = page.getByRole('dialog').first();
  await openItem(page, main, 'Products');
  await main.getByRole('button', { name: 'Add product' }).click();
  await fill(panel, { Name: 'Pack of 5', Sessions: '5', 'Valid for (days)': '60', 'Price (£)': '80' });
  await panel.getByLabel('Mat Pilates', { exact: true }).check();
  await addAndClose(panel, 'Add product');
}

async function addAndClose(panel: Locator, name: string): Promise<void> {
  await panel.getByRole('button', { name, exact: true }).click();
  await expect(panel).toBeHidden();
}

/** Fills fields of a form by their labels. */
async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(value);
}
