import { addSoundHealing, findStartWithinCheckIn } from './journeys/add-class.ts';
import { createGuestBooking } from './journeys/check-in-guests.ts';
import { CheckInPage } from './journeys/check-in-page.ts';
import { expect, test } from './journeys/isolated-studio.ts';
import { scanOnKeyboard } from './journeys/scan-on-keyboard.ts';
import { createCallerFromPage, logInAs } from './journeys/staff-login.ts';

// The test runs in its own studio, because it cancels all classes within the hour that conflict with its own.
test.use({ serviceWorkers: 'allow', viewport: { width: 1024, height: 768 } });

test('a hand scanner replaces an open result with the next code, and checks no one in by it @nightly', async ({
  page,
  url,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  await logInAs(page, 'staff', '/admin');
  const staff = await createCallerFromPage(page, url);
  const { classId } = await addSoundHealing(staff, findStartWithinCheckIn());
  const anna = await createGuestBooking(url, classId, 'Anna');
  const leo = await createGuestBooking(url, classId, 'Leo');
  const checkInPage = new CheckInPage(page);
  await page.goto(`/scan?class=${classId}`);
  await expect(checkInPage.count).toHaveText('0 of 2 checked in');
  await checkInPage.enterCode(anna.booking.displayCode);
  await expect(checkInPage.scan).toContainText('Anna Okafor');
  // The scanner types codes alone, and the URL in the QR code, which contains keys of other commands.
  await checkInPage.enterCode(leo.booking.displayCode);
  await expect(checkInPage.scan).toContainText('Leo Okafor');
  await checkInPage.enterCode(`https://miles.example/scan?code=${anna.booking.displayCode}`);
  await expect(checkInPage.scan).toContainText('Anna Okafor');
  await expect(checkInPage.count).toHaveText('0 of 2 checked in');
  await checkInPage.scan.getByRole('button', { name: 'Check in' }).click();
  await expect(checkInPage.count).toHaveText('1 of 2 checked in');
  await checkInPage.enterCode('ZZZZZZZZ');
  await expect(checkInPage.scan.getByRole('alert')).toContainText(
    'We couldn’t find a booking with this code.',
  );
  await expect(checkInPage.count).toHaveText('1 of 2 checked in');
  // Enter that is held down only looks the guest up.
  await page.keyboard.type(leo.booking.displayCode);
  await page.keyboard.down('Enter');
  await expect(checkInPage.scan).toContainText('Leo Okafor');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(checkInPage.scan.getByText('Ready to check in', { exact: true })).toBeVisible();
  await expect(checkInPage.count).toHaveText('1 of 2 checked in');
});

test('a hand scanner works on a French keyboard and with Caps Lock @nightly', async ({ page, url }) => {
  await logInAs(page, 'staff', '/admin');
  const staff = await createCallerFromPage(page, url);
  const { classId } = await addSoundHealing(staff, findStartWithinCheckIn());
  const anna = await createGuestBooking(url, classId, 'Anna');
  const leo = await createGuestBooking(url, classId, 'Leo');
  const checkInPage = new CheckInPage(page);
  await page.goto(`/scan?class=${classId}`);
  await expect(checkInPage.count).toHaveText('0 of 2 checked in');
  for (const layout of ['french', 'caps-lock'] as const) {
    await scanOnKeyboard(page, `https://miles.example/scan?code=${anna.booking.displayCode}`, layout);
    await expect(checkInPage.scan).toContainText('Anna Okafor');
    await scanOnKeyboard(page, leo.booking.displayCode, layout);
    await expect(checkInPage.scan).toContainText('Leo Okafor');
  }
});
