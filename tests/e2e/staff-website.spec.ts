import { paths } from '@studio/contracts/paths';
import type { ReadSiteCopyResponse } from '@studio/contracts/staff-site-copy';
import { demoPassword } from '../../scripts/serve/demo-accounts.ts';
import { createCaller } from '../races/harness/api-client.ts';
import { openUserPool } from '../races/harness/open-user-pool.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expect, test } from './journeys/isolated-studio.ts';
import { logInAs } from './journeys/staff-login.ts';

// A separate process, since journeys in a shared studio expect the built-in texts.
test.use({ studioEnv: { DEMO_FILL: 'off' } });

test('the owner edits, previews, publishes and restores the FAQ, and sees another owner’s change @phone @nightly', async ({
  page,
  url,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  await logInAs(page, 'admin', '/admin/website');
  const main = page.getByRole('main');

  await test.step('an invalid text is rejected beside its control, and nothing typed is lost', async () => {
    await expect(main.getByRole('link', { name: /^Home page Built-in text/ })).toBeVisible();
    await expectNoAxeViolations(page);
    await main.getByRole('link', { name: /^Questions and answers/ }).click();
    await main.getByLabel('Heading', { exact: true }).first().fill('');
    await main.getByText('Before you come', { exact: true }).click();
    await main.getByRole('button', { name: 'Add question' }).click();
    await main.getByRole('button', { name: 'Save draft' }).click();
    await expect(main.getByText('Enter some text.').first()).toBeVisible();
    await expect(main.getByLabel('Heading', { exact: true }).first()).toBeFocused();
    await expectNoAxeViolations(page);
  });

  await test.step('a draft is shown in its preview only', async () => {
    await main.getByLabel('Heading', { exact: true }).first().fill('Ask away');
    await main.getByRole('textbox', { name: 'Question', exact: true }).fill('Is there parking at the barre?');
    await main.getByRole('textbox', { name: 'Answer' }).fill('Yes, behind the mill.');
    await main.getByRole('button', { name: 'Save draft' }).click();
    await expect(main.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
    expect(await (await page.request.get('/faq')).text()).not.toContain('behind the mill');
    const opened = page.context().waitForEvent('page');
    await main.getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = await opened;
    await expect(preview.getByRole('heading', { name: 'Ask away' })).toBeVisible();
    await expect(preview.getByText('Is there parking at the barre?')).toBeVisible();
    await expect(preview.getByText('Visitors don’t see this version.')).toBeVisible();
    const { headers } = await page.request
      .get(preview.url())
      .then((response) => ({ headers: response.headers() }));
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    await preview.close();
  });

  await test.step('another owner’s draft is shown before it can be overwritten', async () => {
    const pool = await openUserPool(url);
    const { AccessToken } = await pool.logIn('admin@miles-street.example', demoPassword);
    const other = createCaller(url, {}, AccessToken);
    const { version, content } = (await other.call(paths.siteCopyRead, { id: 'faq' }))
      .body as unknown as ReadSiteCopyResponse;
    await other.call(paths.siteCopySave, {
      id: 'faq',
      version,
      content: { ...content, lead: 'Other lead.' },
    });
    await main.getByLabel('Heading', { exact: true }).first().fill('Ask us');
    await main.getByRole('button', { name: 'Save draft' }).click();
    await expect(main.getByText(/saved changes at .* Yours aren’t saved yet\./)).toBeVisible();
    await expect(main.getByText(/^Introduction: What people ask/)).toBeVisible();
    await expect(main.getByLabel('Introduction').first()).toHaveValue('Other lead.');
    await main.getByRole('button', { name: 'Save draft' }).click();
    await expect(main.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  });

  await test.step('the published text is on the page within a second, and in llms.txt', async () => {
    await main.getByRole('button', { name: 'Publish', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Publish Questions and answers?' })
      .getByRole('button', { name: 'Publish', exact: true })
      .click();
    await expect(main.getByText('The website shows this text.')).toBeVisible();
    await expect.poll(async () => (await page.request.get('/faq')).text()).toContain('Ask us');
    expect(await (await page.request.get('/llms.txt')).text()).toContain('Yes, behind the mill.');
    await page.goto('/faq#is-there-parking-at-the-barre');
    await expect(page.getByText('Yes, behind the mill.')).toBeVisible();
  });

  await test.step('an earlier version can be restored', async () => {
    await page.goto('/admin/website/faq');
    await main.getByRole('button', { name: 'Restore Built-in text' }).click();
    await page
      .getByRole('dialog', { name: 'Restore this version?' })
      .getByRole('button', { name: 'Restore version' })
      .click();
    await expect(page.getByText('Earlier version restored.')).toBeVisible();
    await expect.poll(async () => (await page.request.get('/faq')).text()).toContain('Good to know');
  });

  await test.step('a word is found in every text and in the catalogue, and leads to its field', async () => {
    await main.getByRole('link', { name: 'All texts' }).click();
    await main.getByRole('searchbox', { name: 'Find text' }).fill('springs');
    const results = main.getByRole('search');
    await expect(results.getByRole('status')).toHaveText(/^\d+ fields contain “springs”\.$/);
    await expect(results.getByRole('link', { name: /^Class type – .* – Description/ }).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await results
      .getByRole('link', { name: /^Questions and answers – .* – Answer/ })
      .first()
      .click();
    await expect(main.getByRole('textbox', { name: 'Answer' })).toBeFocused();
    await expect(main.getByRole('textbox', { name: 'Answer' })).toHaveValue(/springs/);
    await page.goBack();
    await expect(results.getByRole('link').first()).toBeVisible();
    await page.goto('/admin/website/faq');
  });

  await test.step('leaving with unsaved changes asks first', async () => {
    await main.getByLabel('Heading', { exact: true }).first().fill('Unsaved');
    const questions: string[] = [];
    page.on('dialog', (question) => {
      questions.push(question.message());
      void question.dismiss();
    });
    await main.getByRole('link', { name: 'All texts' }).click();
    expect(questions).toEqual(['Discard changes? You haven’t saved them.']);
    await expect(main.getByLabel('Heading', { exact: true }).first()).toHaveValue('Unsaved');
    await main.getByRole('button', { name: 'Discard changes' }).click();
    await expect(main.getByLabel('Heading', { exact: true }).first()).toHaveValue('Good to know');
  });
});
