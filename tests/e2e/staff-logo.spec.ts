import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expectNoAxeViolations } from './harness/expect-no-axe-violations.ts';
import { expect, test } from './journeys/isolated-studio.ts';
import { logInAs } from './journeys/staff-login.ts';

// The test uses its own studio, because journeys in the shared one expect the built-in logo.
test.use({ studioEnv: { DEMO_FILL: 'off' } });

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

/** Draws a picture of one colour, with a transparent margin. */
const drawPng = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();

const chooseFile = (section: Locator, name: string, buffer: Buffer) =>
  section.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });

test('the owner uploads a logo, which replaces the built-in one, and removes and restores it @phone @nightly', async ({
  page,
  isMobile,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400/);
  await logInAs(page, 'admin', '/admin/catalogue?tab=logo');
  const main = page.getByRole('main');
  const section = main.getByRole('region', { name: 'Logo', exact: true });
  const icon = main.getByRole('region', { name: 'App icon' });

  await test.step('a drawing that could run scripts is not accepted', async () => {
    await expect(section.getByText('No logo yet.')).toBeVisible();
    await expect(icon).toBeHidden();
    await expectNoAxeViolations(page);
    await chooseFile(section, 'logo.svg', svg);
    await expect(section.getByRole('alert')).toContainText('This is an SVG drawing.');
    await expect(section.getByRole('button', { name: 'Save logo' })).toBeHidden();
  });

  await test.step('a logo and an icon', async () => {
    await chooseFile(section, 'logo.png', await drawPng(900, 225, '#204080'));
    await expectNoAxeViolations(page);
    await section.getByRole('button', { name: 'Save logo' }).click();
    await expect(section.getByRole('button', { name: 'Remove logo' })).toBeVisible({ timeout: 60_000 });
    await expect(section.getByRole('heading', { name: 'Logo', exact: true })).toBeFocused();
    await chooseFile(icon, 'icon.png', await drawPng(600, 600, '#a03020'));
    await icon.getByRole('button', { name: 'Save icon' }).click();
    await expect(icon.getByRole('button', { name: 'Remove icon' })).toBeVisible({ timeout: 60_000 });
    await expectNoAxeViolations(page);
  });

  const visitor = await page.context().newPage();
  const logo = visitor.getByRole('banner').getByRole('img', { name: /, home$/ });
  await test.step('visitors see it everywhere, in its place from the start', async () => {
    // A served page may be a second old.
    await expect(async () => {
      await visitor.goto('/contact');
      await expect(logo).toHaveAttribute('src', /^\/media\/[0-9a-f]{32}\/600\.webp$/, { timeout: 1500 });
    }).toPass();
    const box = await logo.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4, 1);
    expect(box?.height).toBeLessThanOrEqual(48);
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
    await expect(visitor.getByRole('contentinfo').getByRole('img', { name: /, home$/ })).toHaveAttribute(
      'src',
      /^\/media\//,
    );
    const html = await (await visitor.request.get('/contact')).text();
    expect(html).toMatch(/<link rel="icon" href="\/media\/[0-9a-f]{32}\/icon-32\.png"/);
    expect(html).not.toContain('/favicon.svg');
    const share = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const { headers } = await visitor.request.get(new URL(share).pathname).then(async (response) => ({
      headers: response.headers(),
    }));
    expect(headers['content-type']).toBe('image/jpeg');
    const { icons } = await (await visitor.request.get('/manifest.webmanifest')).json();
    expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
    for (const { src } of icons) {
      const { width } = await sharp(await (await visitor.request.get(src)).body()).metadata();
      expect(width, src).toBeGreaterThanOrEqual(192);
    }
    // Programs that don’t read pages follow the fixed URLs.
    expect((await visitor.request.get('/favicon.ico')).headers()['content-type']).toBe('image/png');
    await expectNoAxeViolations(visitor);
  });

  if (!isMobile)
    await test.step('staff see the icon in their tools', async () => {
      await page.reload();
      const mark = page.getByRole('link', { name: 'Miles Street website' }).locator('img');
      await expect(mark).toHaveAttribute('src', /\/icon-192\.png$/);
    });

  await test.step('the logo is removed, and restored', async () => {
    await section.getByRole('button', { name: 'Remove logo' }).click();
    const confirm = page.getByRole('dialog', { name: 'Remove this logo?' });
    await expect(confirm).toContainText(
      'show the studio’s name instead. You can restore this one for 90 days.',
    );
    await confirm.getByRole('button', { name: 'Remove logo' }).click();
    await expect(section.getByText('No logo yet.')).toBeVisible();
    await expect(async () => {
      await visitor.goto('/contact');
      await expect(logo).toHaveAttribute('src', /\.svg/, { timeout: 1500 });
    }).toPass();
    await section.getByText('Earlier pictures (1)').click();
    await expectNoAxeViolations(page);
    await section.getByRole('button', { name: /^Restore/ }).click();
    await expect(section.getByRole('button', { name: 'Remove logo' })).toBeVisible();
    await visitor.close();
  });
});
