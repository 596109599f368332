import { paths } from '@studio/contracts/paths';
import type { GetAvailabilityResponse } from '@studio/contracts/timetable';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { delayRequests } from './harness/delay-requests.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { findClass } from './journeys/find-class.ts';
import { expect, test } from './journeys/journey.ts';

interface DeepLink {
  query: string;
  /** Filters that the booking service gets. */
  filters?: Record<string, string>;
  /** Open tab of the picker. Default: by activity. */
  by?: 'By activity' | 'By instructor';
  /** Chosen row of the picker; null for none. */
  chosen: string | null;
  /** Class type in the heading of the list. */
  onlyKind?: string;
}

const deepLinks: DeepLink[] = [
  { query: '', chosen: 'All classes' },
  { query: '?filter=none', chosen: 'All classes' },
  { query: '?filter=activity', chosen: 'All classes' },
  { query: '?filter=trainer', by: 'By instructor', chosen: null },
  { query: '?activity=reformer', filters: { activityType: 'reformer' }, chosen: 'Reformer' },
  { query: '?activity=mat', filters: { activityType: 'mat' }, chosen: 'Mat Pilates' },
  { query: '?activity=yoga', filters: { activityType: 'yoga' }, chosen: 'Yoga' },
  { query: '?activity=taichi', chosen: 'All classes' },
  { query: '?activity=prenatal', filters: { subType: 'prenatal' }, chosen: null, onlyKind: 'Prenatal' },
  { query: '?level=prenatal', filters: { subType: 'prenatal' }, chosen: null, onlyKind: 'Prenatal' },
  {
    query: '?activity=classic-mat',
    filters: { activityType: 'mat', subType: 'classic' },
    chosen: 'Mat Pilates',
    onlyKind: 'Classic',
  },
  {
    query: '?activity=restorative-yin-yoga',
    filters: { activityType: 'yoga', subType: 'restorative-yin' },
    chosen: 'Yoga',
    onlyKind: 'Restorative / Yin',
  },
  {
    query: '?activity=reformer&level=prenatal',
    filters: { activityType: 'reformer', subType: 'prenatal' },
    chosen: 'Reformer',
    onlyKind: 'Prenatal',
  },
  {
    query: '?activity=yoga&sub=vinyasa',
    filters: { activityType: 'yoga', subType: 'vinyasa' },
    chosen: 'Yoga',
    onlyKind: 'Vinyasa',
  },
  {
    query: '?activity=reformer&subcategory=foundation',
    filters: { activityType: 'reformer', subType: 'foundation' },
    chosen: 'Reformer',
    onlyKind: 'Foundation',
  },
  {
    query: '?filter=sound-healing',
    filters: { activityType: 'yoga', subType: 'sound-healing' },
    chosen: 'Yoga',
    onlyKind: 'Sound Healing',
  },
  {
    query: '?category=sound-healing',
    filters: { activityType: 'yoga', subType: 'sound-healing' },
    chosen: 'Yoga',
    onlyKind: 'Sound Healing',
  },
  { query: '?for=female-only', filters: { audience: 'female-only' }, chosen: 'All classes' },
  { query: '?for=men&level=guru&hours=night', chosen: 'All classes' },
  {
    query: '?activity=reformer&level=intermediate',
    filters: { activityType: 'reformer', difficulty: 'Intermediate' },
    chosen: 'Reformer',
  },
  {
    query: '?trainer=mei-tanaka&hours=evening&for=everyone',
    filters: { instructorId: 'mei-tanaka', dayPart: 'evening', audience: 'everyone' },
    by: 'By instructor',
    chosen: 'Mei Tanaka',
  },
  { query: '?pricing=dropin', chosen: 'All classes' },
  { query: '?signedIn=1', chosen: 'All classes' },
  {
    query: '?trainerId=freya-lind&trainerName=Freya%20Lind',
    filters: { instructorId: 'freya-lind' },
    by: 'By instructor',
    chosen: 'Freya Lind',
  },
  {
    query: '?trainer=mei-tanaka',
    filters: { instructorId: 'mei-tanaka' },
    by: 'By instructor',
    chosen: 'Mei Tanaka',
  },
  {
    query: '?filter=trainer&trainerName=Amara%20Cole',
    filters: { instructorId: 'amara-cole' },
    by: 'By instructor',
    chosen: 'Amara Cole',
  },
  {
    query: '?trainer=mei-tanaka&activity=yoga',
    filters: { instructorId: 'mei-tanaka' },
    by: 'By instructor',
    chosen: 'Mei Tanaka',
  },
  {
    query: '?filter=activity&activity=yoga&trainer=mei-tanaka',
    filters: { activityType: 'yoga' },
    chosen: 'Yoga',
  },
];

/** One link of each kind. The others run only in the long form. */
const oneOfEachKind = [
  '',
  '?filter=sound-healing',
  '?activity=reformer&level=intermediate',
  '?trainer=mei-tanaka&hours=evening&for=everyone',
];

for (const { query, filters = {}, by = 'By activity', chosen, onlyKind } of deepLinks) {
  const tag = oneOfEachKind.includes(query) ? '' : ' @nightly';
  test(`/timetable${query} shows the classes it asks for${tag}`, async ({ page, studio, timetable }) => {
    await timetable.open(query);
    await expect(page.getByRole('tab', { name: by })).toHaveAttribute('aria-selected', 'true');
    const rows = timetable.picker.getByRole('link', { name: chosen ?? '' });
    if (chosen) await expect(rows.and(timetable.current)).toHaveCount(1);
    await expect(timetable.picker.getByRole('link').and(timetable.current)).toHaveCount(chosen ? 1 : 0);
    const kind = timetable.list.getByRole('link', { name: / only\b.*remove this filter$/ });
    if (onlyKind) await expect(kind).toHaveAccessibleName(new RegExp(`^Showing ${onlyKind} only`));
    else await expect(kind).toBeHidden();
    const date = await timetable.chosenDate();
    const { body } = await studio.call(paths.availability, { date, filters });
    // A class that has started, or that another journey has cancelled, stays on the page.
    const classes = timetable.list.getByRole('group').filter({ hasNotText: /Started|Cancelled/ });
    await expect(classes).toHaveCount((body as unknown as GetAvailabilityResponse).slots.length);
  });
}

for (const query of [
  '?trainer=nobody',
  '?trainerName=Free+cake+today',
  '?trainerId=free-cake&filter=trainer',
])
  test(`/timetable${query} shows that there is no such instructor @nightly`, async ({ page, timetable }) => {
    await timetable.open(query);
    await expect(timetable.list).toContainText('There’s no instructor by that name.');
    await expect(timetable.list.getByRole('group')).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText(/cake|nobody/i);
    await expect(page).not.toHaveTitle(/cake|nobody/i);
    await timetable.list.getByRole('link', { name: 'See all classes' }).click();
    await expect(page).toHaveURL(/\/timetable$/);
    await expect(timetable.list.getByRole('group').first()).toBeVisible();
  });

test('the Tuesday evening offer links to yoga on a Tuesday evening @phone @nightly', async ({
  page,
  timetable,
}) => {
  await page.goto('/pricing');
  await page
    .getByRole('link', { name: /Yoga on Tuesday evenings/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/timetable\?activity=yoga&hours=evening&day=tuesday$/);
  await expect(timetable.list.getByRole('heading', { level: 2 })).toHaveText(/^Tuesday /);
  await expect(timetable.list.getByRole('region', { name: 'Evening' })).toBeVisible();
  await expect(timetable.list.getByRole('region')).toHaveCount(1);
});

test('audience, level and time of day filter the list and can be removed @phone @nightly', async ({
  page,
  timetable,
}) => {
  await timetable.open('?hours=morning');
  await page.locator('summary', { hasText: 'More filters' }).click();
  await page.getByRole('navigation', { name: 'Time of day' }).getByRole('link', { name: 'Evening' }).click();
  await expect(page).toHaveURL(/hours=evening/);
  await expect(timetable.list.getByRole('region')).toHaveCount(1);
  await expect(timetable.list.getByRole('region', { name: 'Evening' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Level' }).getByRole('link', { name: 'All Levels' }).click();
  await expect(page).toHaveURL(/level=all-levels.*hours=evening/);
  await timetable.list.getByRole('link', { name: /^Showing Evening/ }).click();
  await expect(page).toHaveURL(/\?level=all-levels(&date=[\d-]+)?$/);
  await expectNoAxeViolations(page);
});

test('a link with day and time opens that class, and a past day shows the next one @nightly', async ({
  studio,
  timetable,
}) => {
  const slot = await findClass(studio, { daysAhead: 2, activity: 'reformer' });
  const [date = '', time = ''] = slot.dateStart.split('#');
  await timetable.open(`?activity=reformer&date=${date}&time=${time}`);
  await expect.poll(() => timetable.chosenDate()).toBe(date);
  await expect(timetable.bookButton(slot)).toBeVisible();
  const today = toLondonDate(new Date());
  await timetable.open(`?date=${addDays(today, -3)}`);
  expect((await timetable.chosenDate()) >= today).toBe(true);
});

test('the URL follows every choice, so that reload, Back and a new visit show the same', async ({
  page,
  studio,
  timetable,
}) => {
  const slot = await findClass(studio, { daysAhead: 3, activity: 'yoga' });
  const [date = '', time = ''] = slot.dateStart.split('#');
  const getQuery = () => Object.fromEntries(new URL(page.url()).searchParams);

  await timetable.open();
  await timetable.choose('Yoga');
  await expect.poll(getQuery).toEqual({ activity: 'yoga' });
  await timetable.day(date).click();
  await expect.poll(getQuery).toEqual({ activity: 'yoga', date });
  await timetable.head(slot).click();
  await expect.poll(getQuery).toMatchObject({ activity: 'yoga', date, time });
  await page.reload();
  await timetable.waitUntilHydrated();
  await expect(timetable.bookButton(slot)).toBeVisible();
  await expect(timetable.picker.getByRole('link', { name: 'Yoga' }).and(timetable.current)).toBeVisible();

  await page.goBack();
  await expect.poll(getQuery).toEqual({ activity: 'yoga' });
  await expect(timetable.picker.getByRole('link', { name: 'Yoga' }).and(timetable.current)).toBeVisible();
  await page.goForward();
  await expect(timetable.bookButton(slot)).toBeVisible();

  await page.getByRole('tab', { name: 'By instructor' }).click();
  await timetable.choose('Amara Cole');
  await expect.poll(getQuery, 'an instructor clears the activity').toEqual({ trainer: 'amara-cole', date });
  await page.getByRole('tab', { name: 'By activity' }).click();
  await timetable.choose('Mat Pilates');
  await expect.poll(getQuery, 'an activity clears the instructor').toEqual({ activity: 'mat', date });
});

test('Back after a reload, before the page’s scripts run, shows the page that the URL names @nightly', async ({
  page,
  timetable,
}) => {
  await timetable.open();
  await timetable.choose('Yoga');
  await timetable.choose('Reformer');
  const loadScripts = await delayRequests(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  loadScripts();
  await expect(timetable.picker.getByRole('link', { name: 'Yoga' }).and(timetable.current)).toBeVisible();
  await timetable.waitUntilHydrated();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('activity and day change in sheets that close on selection', async ({ page, studio, timetable }) => {
    const slot = await findClass(studio, { daysAhead: 4, activity: 'mat' });
    const [date = ''] = slot.dateStart.split('#');
    await timetable.open();
    await page.getByRole('button', { name: 'Change activity' }).tap();
    const choices = page.getByRole('dialog', { name: 'Choose classes' });
    await choices.getByRole('link', { name: /^Mat Pilates/ }).tap();
    await expect(choices).toBeHidden();
    await page.getByRole('button', { name: 'Change date' }).tap();
    const days = page.getByRole('dialog', { name: 'Choose a date' });
    await days.locator(`[data-date="${date}"]`).tap();
    await expect(days).toBeHidden();
    const chosen = page.getByRole('definition');
    await expect(chosen.filter({ hasText: 'Choose below' })).toBeVisible();
    await timetable.head(slot).tap();
    await expect(timetable.bookButton(slot)).toBeVisible();
    await expect(
      chosen.filter({ hasText: `${slot.dateStart.slice(11)} ${slot.className}` }),
      'the trail’s third step',
    ).toBeVisible();
    await page.getByRole('button', { name: 'Change time and class' }).tap();
    await expect(timetable.head(slot)).toBeFocused();
  });
});
