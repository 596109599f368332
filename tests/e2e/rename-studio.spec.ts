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

/** Everything that names a studio, as the owner of one in Leeds enters it. */
const leeds = {
  name: 'Barre North',
  tagline: 'Barre & Yoga',
  legalName: 'Barre North Ltd',
  address: {
    street: '4 Mill Hill',
    district: 'Holbeck',
    city: 'Leeds',
    postcode: 'LS1 5DQ',
    country: 'United Kingdom',
  },
  coordinates: { latitude: 53.7944, longitude: -1.5459 },
  directions: 'Two minutes from Leeds station.',
  email: 'hello@barre-north.example',
  phone: { display: '+44 113 496 0222', dial: '+441134960222' },
};

/** Paths that the sitemap leaves out. */
const unlistedPaths = [
  ...['/login', '/signup', '/forgot-password', '/account', '/bookings', '/admin', '/checkout', '/offline'],
  ...[
    '/live-chat',
    '/prelaunch',
    '/no/such/page',
    '/booking/unknown',
    '/purchase/starter-pack',
    '/api/docs/',
  ],
  ...['/manifest.webmanifest', '/llms.txt', '/robots.txt', '/sitemap.xml'],
];

test('a studio of another name and address shows no trace of Miles Street @nightly', async ({
  page,
  url,
}) => {
  test.setTimeout(180_000);
  const pool = await openUserPool(url);
  const { AccessToken } = await pool.logIn('admin@miles-street.example', demoPassword);
  const saved = await createCaller(url, {}, AccessToken).call(paths.settingsSave, { profile: leeds });
  expect(saved.status).toBe(200);
  const read = async (path: string) => (await page.request.get(path, { failOnStatusCode: false })).text();
  // A served page may be a second old.
  await expect.poll(() => read('/')).not.toContain('Lower Marsh');
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed.length).toBeGreaterThan(15);
  for (const path of [...listed, ...unlistedPaths]) {
    const text = await read(path);
    expect.soft(text.match(/.{0,60}Miles Street.{0,60}/i)?.[0] ?? null, path).toBeNull();
    // Neither the built-in logo, mark, icons nor share picture.
    expect
      .soft(text.match(/\/assets\/(logo|mark)[\w-]*\.svg|\/icons\/[\w-]+\.png|\/og\.jpg/)?.[0] ?? null, path)
      .toBeNull();
  }
  const manifest = JSON.parse(await read('/manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: 'Barre North Barre & Yoga', short_name: 'Barre North' });
  for (const [path, file] of [
    ['/favicon.svg', 'icon-192.png'],
    ['/favicon.ico', 'icon-32.png'],
    ['/icons/icon-512.png', 'icon-512.png'],
    ['/icons/apple-touch-icon.png', 'icon-180.png'],
  ] as const) {
    const response = await page.request.get(path);
    expect(response.headers()['content-type'], path).toBe('image/png');
    expect(new URL(response.url()).pathname).toBe(`/media/initial-1-42/${file}`);
  }
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Barre North.*, home$/ })).toHaveText(
    'Barre North',
  );
  await expect(page.getByRole('contentinfo')).toContainText('Barre North Barre & Yoga');
});
