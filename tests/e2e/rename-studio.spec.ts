import { paths } from '@studio/contracts/paths';
import { termsVersion } from '@studio/contracts/terms-version';
import { demoPassword } from '../../scripts/serve/demo-accounts.ts';
import { createCaller } from '../races/harness/api-client.ts';
import { openUserPool } from '../races/harness/open-user-pool.ts';
import { extractBookingLink } from './journeys/extract-booking-link.ts';
import { findClass } from './journeys/find-class.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/isolated-studio.ts';

// The test uses its own studio, because journeys in the shared one don't expect another name.
test.use({ studioEnv: { DEMO_FILL: 'off' } });

const profile = {
  name: 'Lower Marsh',
  email: 'hello@lower-marsh.example',
  phone: { display: '+44 20 7946 0222', dial: '+442079460222' },
};
const street = '40 Lower Marsh';

test('the owner’s changes to the studio appear on customer pages and in their titles @nightly', async ({
  page,
  url,
  studio,
  timetable,
  confirmation,
  mailbox,
}) => {
  const guest = createGuest('Ida');
  const slot = await findClass(studio, { daysAhead: 3, activity: 'mat' });
  const { classId } = slot;
  const pool = await openUserPool(url);
  const { AccessToken } = await pool.logIn('admin@miles-street.example', demoPassword);
  const owner = createCaller(url, {}, AccessToken);
  const before = (await owner.call(paths.settingsGet)).body.profile as { address: object };
  const saved = await owner.call(paths.settingsSave, {
    profile: { ...profile, address: { ...before.address, street } },
    settings: { arriveEarlyMinutes: 25 },
  });
  expect(saved.status).toBe(200);
  const changed = await owner.call(paths.timetableChange, {
    classId,
    scope: 'one',
    changes: { pricePence: 0 },
  });
  expect(changed.status).toBe(200);

  const html = await (await page.request.get('/tour')).text();
  expect(html).toContain(`mailto:${profile.email}`);
  expect(html).toContain(`tel:${profile.phone.dial}`);
  expect(html).not.toContain('hello@miles-street.example');
  await page.goto('/tour');
  await expect(page).toHaveTitle(/^Book a studio tour \| Lower Marsh /);
  await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute('content', /^Lower Marsh /);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', new RegExp(street));
  await page.goto('/pricing');
  await expect(page.locator('#gift-cards')).toContainText('Lower Marsh');

  await timetable.openAt(slot);
  await expect(timetable.row(slot)).toContainText('arrive 25 minutes early');
  const { holdId } = (await studio.call(paths.hold, { classId })).body;
  const input = { holdId, classId, termsVersion, customer: guest };
  expect((await studio.call(paths.book, input)).status).toBe(200);
  const link = extractBookingLink(await mailbox.waitFor(guest.email, /./));
  await page.goto(`${link.pathname}${link.search}`);
  await expect(confirmation.classCard).toContainText(street);
  await expect(confirmation.classCard.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /destination=40%20Lower%20Marsh/,
  );
  await expect(confirmation.codeCard).toContainText('Lower Marsh, ');
  await expect(page.getByRole('main')).toContainText('Arrive 25 minutes early.');
});
