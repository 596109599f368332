import type { Page } from '@playwright/test';

/**
 * Nobody waits 15 minutes in a browser. The refusal of the user pool stands in for them, the next so many times that an operation
 * is asked for; that the pool refuses, and what the password then changes, is tested in tests/integrations/identity-events.test.ts.
 */
export async function simulateOldLogin(page: Page, operation: string, times: number): Promise<void> {
  let asked = 0;
  await page.route('**/idp/', async (route) => {
    const isIt = route.request().headers()['x-amz-target']?.endsWith(`.${operation}`);
    if (!isIt || asked++ >= times) return route.fallback();
    const refusal = { __type: 'ReauthenticationRequiredException', message: 'Give your password again.' };
    return route.fulfill({ status: 400, contentType: 'application/x-amz-json-1.1', json: refusal });
  });
}
