import { findPageOfClass, listClassPages } from '@studio/content/class-pages';
import { classTypes } from '@studio/content/class-types';
import { classesDefaults } from '@studio/content/site-copy/classes';
import { paths } from '@studio/contracts/paths';
import type { OwnReviewResponse } from '@studio/contracts/reviews';
import { demoMember } from '../../scripts/serve/demo-accounts.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { waitUntilHydrated } from './harness/expect-state-change.ts';
import { createGuest } from './journeys/guests.ts';
import { expect, test } from './journeys/isolated-studio.ts';
import { logInAs } from './journeys/staff-login.ts';

// Needs example bookings, because the review email is sent hours after a class.
test.use({ studioEnv: { DEMO_FILL: 'on' } });

test('a review is written after a class, read by staff and published; a message is answered @phone-only @nightly', async ({
  page,
  studio,
  mailbox,
}) => {
  const main = page.getByRole('main');
  const findReviewRequest = async () =>
    (await mailbox.read(demoMember.email)).find(({ subject }) => /^How was/.test(subject));
  await expect.poll(findReviewRequest, { message: 'the mail after the class' }).toBeTruthy();
  const [, bookingId = '', key = ''] =
    /\/review\/([\w-]+)\?k=(\S+)/.exec((await findReviewRequest())?.text ?? '') ?? [];
  const visit = (await studio.call(paths.ownReview, { bookingId, key })).body as unknown as OwnReviewResponse;
  const pages = listClassPages(classesDefaults, classTypes);
  const classPage = findPageOfClass(pages, visit.class.activityType, visit.class.subType);

  await page.goto(`/review/${bookingId}?k=${key}`);
  await expect(main.getByRole('heading', { name: 'How was it?' })).toBeVisible();
  await main.getByRole('button', { name: 'Send review' }).click();
  await expect(main.getByText('Choose a rating from 1 to 5 stars.')).toBeVisible();
  await main.getByRole('radio', { name: '4 stars: Very good' }).check();
  await main.getByRole('textbox', { name: 'Your review' }).fill('More at https://pills.example');
  await expect(main.getByText('Remove any links, email addresses and phone numbers.')).toBeVisible();
  await expectNoAxeViolations(page);
  const reviewText = 'Calm, and <b>hard</b> in the right places.';
  await main.getByRole('textbox', { name: 'Your review' }).fill(reviewText);
  await main.getByRole('button', { name: 'Send review' }).click();
  await expect(main.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  await logInAs(page, 'staff', '/admin/reviews');
  const card = page.getByRole('article', { name: `4 stars from ${visit.suggestedName}` });
  await expect(card).toContainText(reviewText);
  await expect(page.getByRole('navigation', { name: 'Staff tools' })).toContainText(/, \d+ new/);
  await card.getByRole('button', { name: 'Publish review' }).click();
  await card.getByRole('button', { name: 'Mark as new' }).click();
  await card.getByRole('button', { name: 'Reply' }).click();
  await card.getByRole('textbox', { name: 'Your reply' }).fill('Thank you for coming.');
  await card.getByRole('button', { name: 'Save reply' }).click();
  await card.getByRole('button', { name: 'Publish review' }).click();
  await expect(card.getByText(/^Published by Tom Bexley/)).toBeVisible();
  await expectNoAxeViolations(page);

  const path = classPage?.path ?? '';
  await expect.poll(async () => (await page.request.get(path)).text()).toContain('AggregateRating');
  await page.goto(path);
  const tab = page.getByRole('tab', { name: /^Reviews/ });
  await tab.scrollIntoViewIfNeeded();
  await waitUntilHydrated(tab);
  await tab.click();
  const publishedReviews = page.getByRole('region', { name: 'Reviews from clients' });
  await expect(publishedReviews).toContainText(reviewText);
  await expect(publishedReviews).toContainText(visit.suggestedName);
  await expect(publishedReviews).toContainText('Thank you for coming.');

  const guest = createGuest('Petra');
  const question = { name: 'Petra Voss', email: guest.email, message: 'Where can I leave a bike?' };
  expect((await studio.call(paths.contact, { ...question, openForMs: 9000 })).status).toBe(200);
  await page.goto('/admin/messages');
  await page.getByRole('searchbox', { name: 'Search messages' }).fill(guest.email);
  await page.getByRole('link', { name: /Petra Voss/ }).click();
  const message = page.getByRole('article', { name: 'A question' });
  await expect(message).toContainText(question.message);
  await expectNoAxeViolations(page);
  await message.getByRole('textbox', { name: 'Reply to Petra Voss' }).fill('By the arch, left of the door.');
  await page.reload();
  await expect(message.getByRole('textbox')).toHaveValue('By the arch, left of the door.');
  await message.getByRole('button', { name: 'Send and mark as handled' }).click();
  await expect(message.getByText(/^Handled by Tom Bexley/)).toBeVisible();
  const answerEmail = await mailbox.waitFor(guest.email, /^Re: A question/);
  expect(answerEmail.text).toContain('By the arch, left of the door.');
  expect(answerEmail.text).toContain(question.message);
});
