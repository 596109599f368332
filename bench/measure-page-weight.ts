import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Response } from '@playwright/test';

/**
 * Sizes of the resources that a page loads before any input, in KB: scripts and styles as gzip, the document as brotli,
 * the rest as sent. `files` is the number of scripts.
 */
export interface PageWeight {
  scripts: number;
  styles: number;
  fonts: number;
  pictures: number;
  document: number;
  files: number;
}

const kinds = { script: 'scripts', stylesheet: 'styles', font: 'fonts', image: 'pictures' } as const;

const isKind = (type: string): type is keyof typeof kinds => type in kinds;

/** Opens a page in a fresh browser, logged in if `state` is given. Includes resources from other origins. */
export async function measurePageWeight(
  browser: Browser,
  url: string,
  state?: BrowserContextOptions['storageState'],
): Promise<PageWeight> {
  const context = await browser.newContext(state ? { storageState: state } : {});
  const page = await context.newPage();
  const weights = new Map<string, Promise<[keyof PageWeight, number]>>();
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (isKind(type)) weights.set(response.url(), sizeOf(response, kinds[type]));
  });
  try {
    const document = await page.goto(url);
    // Scripts may load only after the page is shown, so wait until the network is idle for half a second.
    await page.waitForLoadState('load');
    await page.waitForLoadState('networkidle');
    const weight = { scripts: 0, styles: 0, fonts: 0, pictures: 0, document: 0, files: 0 };
    weight.document = brotliCompressSync((await document?.body()) ?? '').length / 1024;
    for (const [kind, bytes] of await Promise.all(weights.values())) {
      weight[kind] += bytes / 1024;
      if (kind === 'scripts') weight.files += 1;
    }
    return weight;
  } finally {
    await context.close();
  }
}

async function sizeOf(
  response: Response,
  kind: (typeof kinds)[keyof typeof kinds],
): Promise<[keyof PageWeight, number]> {
  // A response without a body, such as a redirect, weighs nothing.
  const body = await response.body().catch(() => Buffer.alloc(0));
  return [kind, kind === 'scripts' || kind === 'styles' ? gzipSync(body).length : body.length];
}
