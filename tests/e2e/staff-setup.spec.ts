import { paths } from '@studio/contracts/paths';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { demoPassword } from '../../scripts/serve/demo-accounts.ts';
import { createCaller } from '../races/harness/api-client.ts';
import { openUserPool } from '../races/harness/open-user-pool.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expect, test } from './journeys/isolated-studio.ts';
import { logInAs } from './journeys/staff-login.ts';

// A separate process that starts with an empty studio.
test.use({ studioEnv: { SEED: 'off', DEMO_FILL: 'off' } });

test('visitors see “Opening soon” until the owner has set up the studio and opens the site @phone', async ({
  page,
  url,
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

  await test.step('the owner enters the details, and the list follows', async () => {
    await setUp(url);
    await page.reload();
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
});

/** Enters what a studio needs, as an owner, except the terms. */
async function setUp(url: string): Promise<void> {
  const pool = await openUserPool(url);
  const { AccessToken } = await pool.logIn('admin@miles-street.example', demoPassword);
  const owner = createCaller(url, {}, AccessToken);
  const call = async (path: Parameters<typeof owner.call>[0], body: Record<string, unknown>) => {
    const { status, body: response } = await owner.call(path, body);
    expect(status, path).toBe(200);
    return { id: String(response.id) };
  };
  const hours = { opens: '07:00', closes: '20:00' };
  const street = { street: '2 Call Lane', district: 'Centre', city: 'Leeds', postcode: 'LS1 6DN' };
  await call(paths.settingsSave, {
    profile: {
      name: 'Barre Leeds',
      legalName: 'Barre Leeds Ltd',
      address: { ...street, country: 'United Kingdom' },
      phone: { display: '0113 496 0000', dial: '+441134960000' },
      email: 'hello@barre-leeds.example',
      hours: { weekdays: hours, weekends: hours },
    },
  });
  const room = { name: 'Loft', kind: 'places', detail: 'second floor', capacity: 8 };
  const { id: roomId } = await call(paths.roomAdd, room);
  const { id: classTypeId } = await call(paths.classTypeAdd, {
    title: 'Candlelit Barre',
    description: 'Small movements at a barre, by candlelight.',
    activityId: 'mat',
    subType: 'barre',
    difficulty: 'Intermediate',
    audience: 'everyone',
    durationMin: 45,
    capacity: 7,
    pricePence: 1800,
  });
  const teacher = { name: 'Ada Quill', bio: 'Teaches barre.', tags: [], teaches: [classTypeId] };
  const { id: instructorId } = await call(paths.instructorSave, {
    ...teacher,
    oneToOneFromPence: null,
    active: true,
  });
  const date = addDays(toLondonDate(new Date()), 3);
  const what = { classTypeId, roomId, instructorId, capacity: 7 };
  await call(paths.timetableAdd, { ...what, date, startTime: '18:30', repeat: 'weekly' });
  await call(paths.productAdd, {
    kind: 'pack',
    name: 'Pack of 5',
    pricePence: 8000,
    covers: ['mat'],
    offPeakOnly: false,
    onlyWhen: null,
    sessions: 5,
    validDays: 60,
    memberDiscountPercent: 0,
    oncePerPerson: false,
    shareable: false,
    subtitle: '5 sessions',
    includes: [],
    excludes: [],
    badge: '',
    onSale: true,
  });
}
