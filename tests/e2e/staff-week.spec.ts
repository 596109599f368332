import type { Page } from '@playwright/test';
import { paths } from '@studio/contracts/paths';
import { formatTime } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { testCards } from './journeys/checkout-page.ts';
import { extractBookingLink } from './journeys/extract-booking-link.ts';
import { findOpenTuesday, listClassesOn } from './journeys/find-class.ts';
import { createGuest, getFullName } from './journeys/guests.ts';
import { expect, test } from './journeys/isolated-studio.ts';
import { openStaffBrowser } from './journeys/staff-login.ts';
import {
  expectWeekInReports,
  fillTodaysClass,
  weekClassTitle,
  weekPackName,
  weekPrices,
} from './journeys/studio-week.ts';
import {
  createTourGuest,
  extractTourLink,
  getFreeSlot,
  TourWizardPage,
} from './journeys/tour-wizard-page.ts';

const minuteMs = 60_000;

/** Changes the price in a catalogue row and waits until it's saved. */
async function savePrice(owner: Page, row: RegExp, label: string, pounds: number): Promise<void> {
  const panel = owner.getByRole('dialog', { name: row });
  await owner.getByRole('main').getByRole('button', { name: row }).click();
  await panel.getByLabel(label).fill(`${pounds}.00`);
  await panel.getByRole('button', { name: /^Save/ }).click();
  await expect(panel).toBeHidden();
}

test('a week of running the studio: each change shows in all other tools and to visitors @nightly', async ({
  page,
  browser,
  url,
  studio,
  timetable,
  hold,
  checkout,
  confirmation,
  mailbox,
}) => {
  // Takings and attendance are counted by day.
  test.skip(toLondonDate(new Date(Date.now() + 70 * minuteMs)) !== toLondonDate(new Date()), 'The day ends.');
  const date = await findOpenTuesday(studio, 1);
  const [rita, vera, walter, nadia] = [
    createGuest('Rita'),
    createGuest('Vera'),
    createGuest('Walter'),
    createTourGuest('Nadia'),
  ];
  const { page: owner, guard: ownersGuard } = await openStaffBrowser(
    browser,
    url,
    'admin',
    '/admin/catalogue',
  );
  const { page: staff, guard: staffsGuard } = await openStaffBrowser(
    browser,
    url,
    'staff',
    '/admin/timetable',
  );
  const { page: trainer, guard: trainersGuard } = await openStaffBrowser(browser, url, 'trainer', '/trainer');
  const desk = staff.getByRole('main');
  const dialog = staff.getByRole('dialog');
  const panel = staff.getByRole('complementary', { name: 'Class details' });

  const slot = await test.step('Monday: new prices, and a weekly class at the new price', async () => {
    await savePrice(owner, new RegExp(`^${weekPackName}`), 'Price (£)', weekPrices.pack);
    await owner.getByRole('tab', { name: 'Classes' }).click();
    await savePrice(owner, new RegExp(`^${weekClassTitle}`), 'Price per place (£)', weekPrices.place);
    const warning = owner.getByRole('dialog', { name: 'Change the pricing page too?' });
    await expect(warning).toContainText('The pricing page still shows £20 for the drop-in ‘Reformer’.');
    await warning.getByRole('button', { name: 'Keep drop-in at £20' }).click();
    await page.goto('/pricing#packs');
    await expect(page.getByText(`£${weekPrices.pack}`).filter({ visible: true }).first()).toBeVisible();

    await staff.goto(`/admin/timetable?week=${date}`);
    await desk.getByRole('button', { name: 'Add class' }).click();
    await dialog
      .getByRole('combobox', { name: 'Class', exact: true })
      .selectOption({ label: weekClassTitle });
    await dialog.getByRole('combobox', { name: 'Instructor' }).selectOption({ label: 'Ines Duarte' });
    await dialog.getByLabel('Date').fill(date);
    await dialog.getByLabel('Start time').fill('15:05');
    await dialog.getByLabel('Places').fill('2');
    await dialog.getByRole('radio', { name: 'Every week' }).check();
    await dialog.getByRole('button', { name: 'Add class' }).click();
    await expect(panel.getByRole('heading', { name: `15:05 ${weekClassTitle}` })).toBeVisible();
    await expect(panel).toContainText(`£${weekPrices.place} / session`);
    const createdClass = (await listClassesOn(studio, date)).find(({ dateStart }) =>
      dateStart.endsWith('#15:05'),
    );
    if (!createdClass) throw new Error('Visitors do not find the class.');
    await timetable.openAt(createdClass);
    await expect(timetable.row(createdClass)).toContainText(`£${weekPrices.place}`);
    return createdClass;
  });
  const panelAddress = `/admin/timetable?week=${date}&class=${slot.classId}`;

  const ritasPage =
    await test.step('Tuesday: a caller buys a pack and gets a place; the last place is sold online', async () => {
      await staff.goto('/admin/people');
      await desk.getByRole('button', { name: 'Add client' }).first().click();
      await dialog.getByRole('textbox', { name: 'First name' }).fill(rita.firstName);
      await dialog.getByRole('textbox', { name: 'Surname' }).fill(rita.lastName);
      await dialog.getByRole('textbox', { name: 'Email' }).fill(rita.email);
      await expectNoAxeViolations(staff);
      await dialog.getByRole('button', { name: 'Add client', exact: true }).click();
      await expect(desk.getByRole('heading', { level: 1 })).toContainText(getFullName(rita));
      await desk.getByRole('button', { name: 'Sell a product' }).click();
      await dialog.locator('label').filter({ hasText: weekPackName }).click();
      await dialog.locator('label').filter({ hasText: 'Cash' }).click();
      await expectNoAxeViolations(staff);
      await dialog.getByRole('button', { name: `Take £${weekPrices.pack}` }).click();
      await expect(dialog).toBeHidden();
      await expect(desk.getByText('10 of 10 left')).toBeVisible();
      const address = staff.url();

      await staff.goto(panelAddress);
      await panel.getByRole('button', { name: 'Book for a client' }).click();
      await dialog.getByRole('searchbox').fill(rita.email);
      await dialog.getByRole('button', { name: getFullName(rita) }).click();
      await dialog.locator('label').filter({ hasText: weekPackName }).click();
      await dialog.getByRole('button', { name: 'Book with 1 session' }).click();
      await expect(dialog).toBeHidden();
      await expect(panel.getByText('1 of 2 booked')).toBeVisible();

      await hold(slot);
      await checkout.fillDetails(vera);
      await checkout.openPayment();
      await expect(checkout.payButton).toHaveText(new RegExp(`£${weekPrices.place}`));
      await checkout.pay(testCards.pays);
      await confirmation.expectConfirmed();
      await timetable.openAt(slot);
      await expect(timetable.head(slot)).toContainText('Full');
      await staff.reload();
      await expect(panel.getByText('2 of 2 booked')).toBeVisible();
      const booked = panel.getByRole('list', { name: 'Roster' });
      await expect(booked).toContainText(getFullName(rita));
      await expect(booked).toContainText(getFullName(vera));
      return address;
    });

  const cover =
    await test.step('Wednesday: the instructor cannot come, and a colleague teaches', async () => {
      await trainer.goto(`/trainer?day=${date}`);
      await trainer.getByRole('link', { name: /^15:05/ }).click();
      for (const guest of [rita, vera])
        await expect(
          trainer
            .getByRole('list', { name: 'Roster' })
            .getByRole('listitem')
            .filter({ hasText: getFullName(guest) }),
        ).toContainText('First visit');
      await trainer.getByRole('button', { name: 'Ask for cover' }).click();
      const coverDialog = trainer.getByRole('dialog', { name: 'Ask for cover' });
      await coverDialog.getByRole('textbox', { name: 'Reason' }).fill('A wedding in Leeds.');
      await coverDialog.getByRole('button', { name: 'Ask for cover' }).click();
      await expect(trainer.getByText('You’ve asked for cover.')).toBeVisible();

      await staff.goto('/admin');
      const findCoverLink = desk.getByRole('link', { name: /^Find cover ?: Cover needed, .*15:05$/ });
      await findCoverLink.click();
      await expect(panel).toContainText('Ines Duarte needs cover.');
      await expect(panel).toContainText('A wedding in Leeds.');
      await panel.getByRole('button', { name: 'Find cover' }).click();
      const instructor = dialog.getByRole('combobox', { name: 'Instructor' });
      await expect(instructor.locator('optgroup').first()).toHaveAttribute(
        'label',
        'Available, teaches this class',
      );
      await instructor.selectOption({ index: 1 });
      await expect(dialog.getByText('We’ll email 2 clients.', { exact: false })).toBeVisible();
      await dialog.getByRole('button', { name: 'Change instructor', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(panel.getByText('needs cover')).toBeHidden();
      const found = (await listClassesOn(studio, date)).find(({ classId }) => classId === slot.classId);
      const name = found?.instructorName ?? '';
      expect(name).not.toBe('Ines Duarte');
      await staff.goto('/admin');
      await expect(desk.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
      await expect(findCoverLink).toBeHidden();
      await trainer.goto(`/trainer?day=${date}`);
      await expect(trainer.getByText(`Covered by ${name}`)).toBeVisible();
      for (const guest of [rita, vera])
        expect((await mailbox.waitFor(guest.email, /^Changed: /)).text).toContain(`With ${name}`);
      return name;
    });

  await test.step('Thursday: a question is answered, and a tour is moved', async () => {
    const questionText = 'Is there somewhere to leave a bike?';
    const question = { name: getFullName(rita), email: rita.email, message: questionText, openForMs: 9000 };
    expect((await studio.call(paths.contact, question)).status).toBe(200);
    await staff.goto('/admin');
    await desk.getByRole('link', { name: /^Open messages ?: 1 new message/ }).click();
    await desk.getByRole('link', { name: new RegExp(getFullName(rita)) }).click();
    const message = desk.getByRole('article', { name: 'A question' });
    await expect(message).toContainText(questionText);
    await expect(message.getByRole('link', { name: 'Open profile' })).toHaveAttribute(
      'href',
      new URL(ritasPage).pathname,
    );
    await message.getByRole('textbox').fill('Yes, by the arch.');
    await message.getByRole('button', { name: 'Send and mark as handled' }).click();
    await expect(message.getByText(/^Handled by Tom Bexley/)).toBeVisible();
    expect((await mailbox.waitFor(rita.email, /^Re: A question/)).text).toContain('Yes, by the arch.');

    const wizard = new TourWizardPage(page);
    const tourSlot = await getFreeSlot(studio, 1);
    await wizard.open();
    await wizard.chooseDay(tourSlot);
    await wizard.hold(tourSlot);
    await wizard.fill(nadia);
    await wizard.confirm.click();
    await wizard.expectBooked(tourSlot);
    const laterSlot = await getFreeSlot(studio, 2);
    await staff.goto('/admin/tours');
    await desk.getByRole('button', { name: 'Move tour for Nadia Okafor' }).click();
    await dialog.getByRole('combobox', { name: 'New time' }).selectOption(laterSlot.slotId);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The painters are in');
    await expectNoAxeViolations(staff);
    await dialog.getByRole('button', { name: 'Move tour' }).click();
    await expect(dialog).toBeHidden();
    const link = extractTourLink(await mailbox.waitFor(nadia.email, /^Moved: studio tour/));
    await page.goto(`${link.pathname}${link.search}`);
    await expect(page.getByRole('main')).toContainText(formatTime(new Date(laterSlot.start)));
  });

  await test.step('Friday: the class is cancelled; money and session are returned, and both people are notified', async () => {
    await staff.goto(panelAddress);
    await panel.getByRole('button', { name: 'Cancel class' }).click();
    await expect(dialog).toContainText(`We’ll refund £${weekPrices.place} to cards for 1 booking.`);
    await expect(dialog).toContainText(cover);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The boiler has burst');
    await dialog.getByRole('button', { name: /^Cancel class/ }).click();
    await expect(staff.getByRole('dialog', { name: 'Class cancelled' })).toContainText(
      'We’re emailing everyone who booked.',
    );
    for (const guest of [rita, vera])
      expect((await mailbox.waitFor(guest.email, /^Class cancelled/)).text).toContain('The boiler has burst');
    await page.goto(extractBookingLink(await mailbox.waitFor(vera.email, /^Booked: /)).href);
    await expect(confirmation.heading('We’ve cancelled your class')).toBeVisible();
    await expect(page.getByText('The boiler has burst. We’re sorry.')).toBeVisible();
    await staff.goto(ritasPage);
    await expect(desk.getByText('10 of 10 left')).toBeVisible();
    expect((await listClassesOn(studio, date)).map(({ classId }) => classId)).not.toContain(slot.classId);
  });

  await test.step('Saturday: a class today, one person by pack, one walk-in with cash, both checked in', () =>
    fillTodaysClass({ staff, guard: staffsGuard, url, packOwner: rita, walkIn: walter }));

  await test.step('Sunday: Today, the till, the figures and the log agree with the week', () =>
    expectWeekInReports(owner));

  for (const guard of [ownersGuard, staffsGuard, trainersGuard]) expect(guard.unexpected()).toEqual([]);
});
