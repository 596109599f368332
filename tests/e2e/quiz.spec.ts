import type { Page } from '@playwright/test';
import { delayRequests } from './harness/delay-requests.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { expect, test } from './journeys/journey.ts';

test('the quiz recommends at once, with a reason, a price and the next time @phone', async ({ page }) => {
  const quiz = await openQuiz(page);
  await choose(quiz, 'Beginner', 'Gentle', 'Either');
  await expect(quiz.getByRole('listitem')).toHaveCount(3);
  const first = quiz.getByRole('listitem').first();
  await expect(first).toContainText('Restorative / Yin Yoga');
  await expect(first).toContainText('A few poses, held for minutes over bolsters, and');
  await expect(first).toContainText('£12 / session');
  await expect(quiz.getByRole('listitem').nth(1)).toContainText('First class £9');

  await choose(quiz, 'Intermediate', 'Core strength', 'Reformer');
  await expect(quiz.getByRole('listitem').first()).toContainText('Reformer Strength');
  await expect(quiz.getByRole('listitem').first()).toContainText('£20 / session');
  for (const item of await quiz.getByRole('listitem').all()) await expect(item).toContainText('Reformer');
});

test('in pregnancy only prenatal classes are recommended @nightly', async ({ page }) => {
  const quiz = await openQuiz(page);
  await choose(quiz, 'Returning', 'Pregnancy', 'Either');
  await expect(quiz.getByRole('listitem')).toHaveCount(2);
  for (const item of await quiz.getByRole('listitem').all()) await expect(item).toContainText('Prenatal');
  await choose(quiz, 'Returning', 'Pregnancy', 'Mat');
  await expect(quiz.getByRole('listitem')).toHaveCount(1);
});

test('a recommendation links to the timetable with that class open @nightly', async ({ page }) => {
  const quiz = await openQuiz(page);
  await choose(quiz, 'Beginner', 'Gentle', 'Mat');
  const link = quiz.getByRole('link', { name: /Classic Mat Pilates/ });
  await expect(link).toContainText(/Next: .+, \d\d:\d\d/);
  await link.click();
  await expect(page).toHaveURL(
    /\/timetable\?activity=mat&sub=classic&for=everyone&date=[\d-]+&time=\d\d:\d\d$/,
  );
  await expect(page.getByRole('button', { name: /^Book/ })).toBeVisible();
});

test('answers chosen before the script has loaded stay', async ({ page }) => {
  const release = await delayRequests(page);
  await page.goto('/', { waitUntil: 'commit' });
  const quiz = page.getByRole('region', { name: 'Not sure where to start?' });
  await quiz.getByLabel('Pregnancy').check();
  release();
  await expect(quiz.getByRole('listitem').first()).toContainText('Prenatal');
  await expect(quiz.getByLabel('Pregnancy')).toBeChecked();
});

async function openQuiz(page: Page) {
  await page.goto('/');
  const quiz = page.getByRole('region', { name: 'Not sure where to start?' });
  await quiz.scrollIntoViewIfNeeded();
  await waitUntilHydrated(quiz.getByLabel('Beginner', { exact: true }));
  return quiz;
}

async function choose(quiz: Awaited<ReturnType<typeof openQuiz>>, ...answers: [string, string, string]) {
  for (const answer of answers) await quiz.getByLabel(answer, { exact: true }).check();
}
