import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { demoPassword } from '../scripts/serve/demo-accounts.ts';
import type { PageVisitor } from './page-budgets.ts';

/** Browser in which a demo account is logged in. */
export interface SignedInBrowser {
  /** Cookies and storage of the browser, for use in another one. */
  state: NonNullable<BrowserContextOptions['storageState']>;
  /** Debugging port of the browser, for tools that open pages in it. */
  port: number;
  close(): Promise<void>;
}

/** Logs in at the studio's URL. `program` is the path of the browser. */
export async function signIn(
  program: string,
  url: string,
  account: Exclude<PageVisitor, 'visitor'>,
): Promise<SignedInBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: program,
    args: ['--no-sandbox', '--disable-background-networking', '--remote-debugging-port=0'],
  });
  const close = async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const page = await context.newPage();
    await page.goto(`${url}/login?returnUrl=/terms`, { waitUntil: 'networkidle' });
    await page.getByRole('textbox', { name: /email/i }).first().fill(`${account}@miles-street.example`);
    await page.locator('input[type=password]').fill(demoPassword);
    await page.locator('main').getByRole('button', { name: 'Log in', exact: true }).click();
    // The login page's URL also ends with this path, as a parameter, so only the pathname shows that the login
    // succeeded.
    await page.waitForURL(({ pathname }) => pathname === '/terms');
    await page.close();
    const [port] = (await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
    return { state: await context.storageState(), port: Number(port), close };
  } catch (error) {
    await close();
    throw error;
  }
}
