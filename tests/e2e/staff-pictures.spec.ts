import type { Locator, Page } from '@playwright/test';
import { paths } from '@studio/contracts/paths';
import type { ListPicturesResponse } from '@studio/contracts/staff-pictures';
import { demoPassword } from '../../scripts/serve/demo-accounts.ts';
import { drawTestPicture, halves, readColour } from '../harness/picture-uploads.ts';
import { createCaller } from '../races/harness/api-client.ts';
import { openUserPool } from '../races/harness/open-user-pool.ts';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expect, test } from './journeys/isolated-studio.ts';
import { pressUntilFocused } from './journeys/press-until-focused.ts';
import { logInAs } from './journeys/staff-login.ts';

// A separate process, since journeys in a shared studio expect the built-in pictures.
test.use({ studioEnv: { DEMO_FILL: 'off' } });

const heic = Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(64)}`, 'latin1');
const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** Chooses a picture file in a panel, as its button does. */
const chooseFile = (panel: Locator, name: string, buffer: Buffer) =>
  panel.locator('input[type=file]').setInputFiles(asFile(name, buffer));

/** Returns a file of more than 3 MB, which the browser makes smaller before the upload. Decoders ignore its padding. */
async function makeLargeFile(): Promise<Buffer> {
  const picture = await drawTestPicture({ width: 1500, height: 1000 }).jpeg().toBuffer();
  return Buffer.concat([picture, Buffer.alloc(4 * 1024 * 1024)]);
}

/** Waits until a picture is saved. Encoding it takes seconds, and more on a busy machine. */
const expectSaved = (panel: Locator, alt: string) =>
  expect(panel.getByText(`Alternative text: ${alt}`)).toBeVisible({ timeout: 90_000 });

/** Returns the picture with this alternative text when it has loaded, and the address of its file. */
async function findLoaded(page: Page, alt: string): Promise<string> {
  const picture = page.getByRole('img', { name: alt });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  return picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
}

test('the owner uploads, crops, describes and restores pictures of a room and a class @phone-only @nightly', async ({
  page,
  url,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of (400|409)/);
  await logInAs(page, 'admin', '/admin/catalogue?tab=rules');
  const main = page.getByRole('main');
  const panel = page.getByRole('dialog').first();
  const save = panel.getByRole('button', { name: 'Save picture' });

  await test.step('a file that isn’t accepted says what to do', async () => {
    await main.getByRole('button', { name: /^Studio 1/ }).click();
    await panel.getByLabel('Name').fill('Studio One');
    await expect(panel.getByText('No picture yet.')).toBeVisible();
    await expectNoAxeViolations(page);
    await chooseFile(panel, 'IMG_0412.HEIC', heic);
    await expect(panel.getByRole('alert')).toContainText('Export it as JPEG, then choose it again.');
    await expect(save).toBeHidden();
  });

  await test.step('crops with the keyboard and needs alternative text', async () => {
    await chooseFile(
      panel,
      'room.jpg',
      await drawTestPicture({ width: 1500, height: 1000 }).jpeg().toBuffer(),
    );
    const area = panel.getByRole('group', { name: /^Part to show/ });
    await expect(area).toBeVisible();
    await pressUntilFocused(page, 'Tab', area);
    const before = await area.boundingBox();
    const corner = panel.getByRole('button', { name: /^Bottom right corner/ });
    await pressUntilFocused(page, 'Tab', corner);
    for (let press = 0; press < 10; press++) await page.keyboard.press('Shift+ArrowLeft');
    const after = await area.boundingBox();
    expect(after?.width).toBeLessThan((before?.width ?? 0) - 50);
    await save.click();
    await expect(panel.getByText('Enter what the picture shows.')).toBeVisible();
    await expectNoAxeViolations(page);
    await panel.getByLabel('Alternative text').fill('Ten reformers beneath arched windows');
    await save.press('Enter');
    await expectSaved(panel, 'Ten reformers beneath arched windows');
    await expect(panel.getByRole('heading', { name: 'Picture' })).toBeFocused();
    await expectNoAxeViolations(page);
  });

  await test.step('keeps what was typed in the form beside it', async () => {
    await expect(panel.getByLabel('Name')).toHaveValue('Studio One');
    await page.keyboard.press('Escape');
    const discard = page.getByRole('dialog', { name: 'Discard changes?' });
    await discard.getByRole('button', { name: 'Keep editing' }).click();
    await expect(panel.getByLabel('Name')).toHaveValue('Studio One');
  });

  await test.step('visitors see the selected part at once', async () => {
    const visitor = await page.context().newPage();
    // A served page may be a second old.
    await expect(async () => {
      await visitor.goto('/studio/environment');
      await expect(visitor.getByRole('img', { name: 'Ten reformers beneath arched windows' })).toBeAttached({
        timeout: 1500,
      });
    }).toPass();
    const address = await findLoaded(visitor, 'Ten reformers beneath arched windows');
    expect(address).toMatch(/^\/media\/[0-9a-f]{32}\/\d+\.avif$/);
    const file = await (await visitor.request.get(address)).body();
    // Without the part that the crop cut off on the right, the middle still belongs to the left half.
    const { r, b } = await readColour(file, { left: 0.52, top: 0.5 });
    expect(r - b, JSON.stringify(halves)).toBeGreaterThan(50);
    await expectNoAxeViolations(visitor);
    await visitor.close();
  });

  await test.step('a second picture, and the first one again', async () => {
    await chooseFile(panel, 'large.jpg', await makeLargeFile());
    await panel.getByLabel('Alternative text').fill('The room at night');
    await save.click();
    await expectSaved(panel, 'The room at night');
    await panel.getByText('Earlier pictures (1)').click();
    await expectNoAxeViolations(page);
    await panel.getByRole('button', { name: 'Restore Ten reformers beneath arched windows' }).click();
    await expectSaved(panel, 'Ten reformers beneath arched windows');
    await panel.getByRole('button', { name: 'Edit alternative text' }).click();
    await panel.getByLabel('Alternative text').fill('The reformer room');
    await panel.getByRole('button', { name: 'Save text' }).click();
    await expect(panel.getByText('Alternative text: The reformer room')).toBeVisible();
    await panel.getByRole('button', { name: 'Remove picture' }).click();
    const confirm = page.getByRole('dialog', { name: 'Remove this picture?' });
    await expect(confirm).toContainText('You can restore this one for 90 days.');
    await confirm.getByRole('button', { name: 'Remove picture' }).click();
    await expect(panel.getByText('No picture yet.')).toBeVisible();
    await expect(panel.getByText('Earlier pictures (2)')).toBeVisible();
  });

  await test.step('a class type shows its own picture on its page', async () => {
    await page.goto('/admin/catalogue?tab=classes');
    await main.getByRole('button', { name: /^Dynamic Reformer Pilates/ }).click();
    await expect(
      panel.getByText('No picture yet. The site shows the default Reformer picture.'),
    ).toBeVisible();
    await chooseFile(
      panel,
      'class.png',
      await drawTestPicture({ width: 1200, height: 800 }).png().toBuffer(),
    );
    await panel.getByLabel('Alternative text').fill('A client on a reformer');
    await save.click();
    await expectSaved(panel, 'A client on a reformer');
    const visitor = await page.context().newPage();
    await expect(async () => {
      await visitor.goto('/classes/reformer');
      await expect(visitor.getByRole('img', { name: 'A client on a reformer' })).toBeVisible({
        timeout: 1500,
      });
    }).toPass();
    const address = await findLoaded(visitor, 'A client on a reformer');
    expect(await visitor.locator('link[rel=preload][as=image]').getAttribute('imagesrcset')).toContain(
      address,
    );
    await visitor.close();
  });

  await test.step('another owner’s change is not overwritten unseen', async () => {
    const { AccessToken } = await (await openUserPool(url)).logIn('admin@miles-street.example', demoPassword);
    const other = createCaller(url, {}, AccessToken);
    const subject = { kind: 'class-type', id: 'dynamic-reformer' };
    const { current } = (await other.call(paths.pictureList, { subject }))
      .body as unknown as ListPicturesResponse;
    const removal = { subject, currentId: current?.id, chosenId: null };
    expect((await other.call(paths.pictureChoose, removal)).status).toBe(200);
    await chooseFile(panel, 'next.jpg', await drawTestPicture({ width: 900, height: 900 }).jpeg().toBuffer());
    await panel.getByLabel('Alternative text').fill('Two clients');
    await save.click();
    const notice = panel.getByRole('alert').filter({ hasText: 'Your change isn’t saved yet.' });
    await expect(notice).toContainText(/changed this picture at \d\d:\d\d/);
    await expect(panel.getByLabel('Alternative text')).toHaveValue('Two clients');
    await save.click();
    await expectSaved(panel, 'Two clients');
  });

  await test.step('a slide of the home page has an upright crop on phones', async () => {
    await page.goto('/admin/catalogue?tab=home');
    const slide = main.getByRole('region', { name: 'First slide' });
    await expect(slide.getByText('The home page shows the default picture.')).toBeVisible();
    await expectNoAxeViolations(page);
    const file = await drawTestPicture({ width: 1280, height: 720 }).jpeg().toBuffer();
    await chooseFile(slide, 'slide.jpg', file);
    await slide.getByLabel('Alternative text').fill('Clients in a bright hall');
    await slide.getByRole('button', { name: 'Save picture' }).click();
    await expectSaved(slide, 'Clients in a bright hall');
    const visitor = await page.context().newPage();
    await expect(async () => {
      await visitor.goto('/');
      const picture = visitor.getByRole('img', { name: 'Clients in a bright hall' });
      await expect(picture).toBeVisible({ timeout: 1500 });
    }).toPass();
    expect(await findLoaded(visitor, 'Clients in a bright hall')).toContain('/phone-');
    await expectNoAxeViolations(visitor);
    await visitor.close();
  });
});
