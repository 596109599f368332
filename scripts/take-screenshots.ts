import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';

/**
 * Takes the screenshots of docs/pictures from a running demo: `node scripts/take-screenshots.ts [url]`. Books two
 * classes as a guest and writes to the chat; cancels nothing. Uses the browser of CHROMIUM_PATH, or Playwright's own.
 */
const baseUrl = process.argv[2] ?? 'http://localhost:3000';
const folder = 'docs/pictures';
const guest = { first: 'Amara', last: 'Okafor', email: 'amara.okafor@example.com' };

const password = 'miles-street-demo';
const account = (name: 'member' | 'staff' | 'admin') => `${name}@miles-street.example`;

/** Screenshots of whole pages: name, path, widths, and the account if the page needs one. */
const wholePages: readonly { name: string; path: string; widths: readonly number[]; as?: string }[] = [
  { name: 'home', path: '/', widths: [390, 768, 1440] },
  { name: 'class-reformer', path: '/classes/reformer', widths: [390, 768, 1440] },
  { name: 'pricing', path: '/pricing', widths: [390, 768, 1440] },
  { name: 'classes', path: '/classes', widths: [1440] },
  { name: 'faq', path: '/faq', widths: [1440] },
  { name: 'about', path: '/about', widths: [1440], as: account('staff') },
  { name: 'signup', path: '/signup', widths: [390, 1440] },
  { name: 'profile', path: '/account/profile', widths: [390, 1440], as: account('member') },
  { name: 'account', path: '/account', widths: [390, 1440], as: account('member') },
  { name: 'security', path: '/security', widths: [390, 1440], as: account('member') },
];

mkdirSync(folder, { recursive: true });
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 82 });
}

/**
 * Takes a screenshot of a whole page. Scrolls down first, because pictures load only when they are near the viewport.
 */
async function takeWhole({ name, path, as }: (typeof wholePages)[number], width: number): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    // Stops animations, which would move during the screenshot.
    reducedMotion: 'reduce',
  });
  if (as) await logIn(page, as, path);
  else await page.goto(baseUrl + path);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  // Pictures that are hidden at this width never load, so waiting for them needs a time limit.
  await page.evaluate(() => {
    const decoded = [...document.images].map((image) => image.decode());
    return Promise.race([Promise.allSettled(decoded), new Promise((resolve) => setTimeout(resolve, 3000))]);
  });
  const file = `${folder}/page-${name}-${width}.jpg`;
  await page.screenshot({ path: file, type: 'jpeg', quality: 62, fullPage: true });
  await page.close();
}

async function logIn(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`${baseUrl}/login?${new URLSearchParams({ returnUrl: path })}`);
  const form = page.getByRole('main');
  await form.getByLabel('Email').first().fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(baseUrl + path);
}

for (const whole of wholePages) {
  for (const width of whole.widths) await takeWhole(whole, width);
}

async function walk(
  suffix: string,
  viewport: { width: number; height: number },
  deviceScaleFactor: number,
): Promise<void> {
  const page = await browser.newPage({ viewport, deviceScaleFactor });
  await page.goto(baseUrl);
  await take(page, `home-${suffix}`);
  await page.goto(`${baseUrl}/timetable?activity=reformer`);
  const days = page.getByRole('link', { name: /\d+ classes/ });
  await days.nth(2).click();
  const open = page
    .locator('summary')
    .filter({ hasText: /[4-9] places/ })
    .first();
  await open.click();
  await take(page, `timetable-${suffix}`);
  await page.getByRole('button', { name: /^Book/ }).locator('visible=true').last().click();
  await page.waitForURL(/\/checkout/);
  await page.getByLabel('Title').selectOption('Ms');
  await page.getByLabel('First name').fill(guest.first);
  await page.getByLabel('Surname').fill(guest.last);
  await page.getByRole('main').getByLabel('Email').fill(guest.email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiration date').fill('1230');
  await page.getByLabel('Security code').fill('123');
  await page.locator('button:not([data-incomplete])', { hasText: /^Pay/ }).waitFor();
  await take(page, `checkout-${suffix}`);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor();
  await take(page, `confirmation-${suffix}`);
  await page.close();
}

await walk('1440', { width: 1440, height: 900 }, 1);
await walk('390', { width: 390, height: 844 }, 2);
/** Takes a member's screenshots: bookings, and a checkout that can be paid with a session of a pack. */
async function walkAsMember(suffix: string, viewport: { width: number; height: number }): Promise<void> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await logIn(page, account('member'), '/bookings');
  await page.getByRole('heading', { name: 'Upcoming bookings' }).waitFor();
  await take(page, `bookings-${suffix}`);
  await page.goto(`${baseUrl}/timetable?activity=reformer`);
  await page
    .getByRole('link', { name: /\d+ classes/ })
    .nth(5)
    .click();
  await page.locator('summary').filter({ hasText: '1 session' }).first().click();
  await page.getByRole('button', { name: /^Book/ }).locator('visible=true').last().click();
  await page.getByRole('heading', { name: 'Payment method' }).waitFor();
  await page.getByRole('button', { name: /^Book with/ }).waitFor();
  await take(page, `checkout-member-${suffix}`);
  await page.close();
}

await walkAsMember('1440', { width: 1440, height: 900 });
await walkAsMember('390', { width: 390, height: 844 });
const purchase = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await logIn(purchase, account('member'), '/checkout?product=class-pack-10');
await purchase.getByRole('heading', { name: 'What you get' }).waitFor();
await take(purchase, 'purchase-1440');
/** Sends questions to the chat and then asks for a person, so that the staff tools show a waiting visitor. */
async function sendChatMessage(label: string, viewport: { width: number; height: number }): Promise<void> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${baseUrl}/live-chat`);
  const box = page.getByRole('textbox', { name: 'Message' });
  for (const text of [
    'I have never tried reformer. Which class should I take?',
    'Any reformer on Saturday morning?',
  ]) {
    await box.fill(text);
    await box.press('Enter');
    await page.getByRole('log').getByText(text).waitFor();
    await page.waitForTimeout(1500);
  }
  await take(page, `chat-${label}`);
  await box.fill('Can I come to class after a knee operation?');
  await box.press('Enter');
  await page.waitForTimeout(1500);
  await page.getByRole('button', { name: 'Talk to your team' }).last().click();
  await page.waitForTimeout(1500);
  await page.close();
}

await sendChatMessage('1440', { width: 1440, height: 900 });
await sendChatMessage('390', { width: 390, height: 844 });
/** Screenshots of the staff tools, at the sizes of the screens on which staff use them. */
const tools = [
  { name: 'staff-today', path: '/admin', as: 'admin', size: [1440, 900] },
  { name: 'staff-timetable', path: '/admin/timetable', as: 'admin', size: [1440, 900] },
  { name: 'staff-people', path: '/admin/people', as: 'admin', size: [1440, 900] },
  { name: 'staff-money', path: '/admin/money', as: 'admin', size: [1440, 900] },
  { name: 'staff-chat', path: '/admin/messages/chat', as: 'staff', size: [1440, 900] },
  { name: 'staff-insight', path: '/admin/insight', as: 'admin', size: [1440, 900] },
  { name: 'check-in', path: '/scan', as: 'staff', size: [1024, 768] },
] as const;
for (const { name, path, as, size } of tools) {
  const [width, height] = size;
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await logIn(page, account(as), path);
  await page.waitForTimeout(2500);
  if (name === 'staff-chat') {
    await page.locator('li a[href*="/admin/messages/chat/"]').first().click();
    await page.getByRole('region', { name: /^Chat with/ }).waitFor();
  }
  await take(page, `${name}-${width}`);
  await page.close();
}
const tour = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await tour.goto(`${baseUrl}/tour`);
await tour.getByRole('option').or(tour.getByRole('radio')).first().click();
await take(tour, 'tour-1440');
const login = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await login.goto(baseUrl);
await login.getByRole('banner').getByText('Log in', { exact: true }).click();
await login.getByRole('dialog', { name: 'Log in' }).waitFor();
await take(login, 'login-1440');
const mailbox = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await mailbox.goto(`${baseUrl}/sandbox/mail`);
await mailbox
  .getByRole('link', { name: /^.*Booked:/ })
  .first()
  .click();
await take(mailbox, 'mailbox-1440');
await browser.close();
