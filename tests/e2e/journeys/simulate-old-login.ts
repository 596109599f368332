import type { Page } from '@playwright/test';

/**
 * Simulates a login older than 15 minutes: stubs the user pool's error for the next calls of an operation.
 * The real error, and the effect of the password, are tested in tests/integrations/identity-events.test.ts.
 */
export async function simulateOldLogin(page: Page, operation: string, times: number): Promise<void> {
  let requestCount = 0;
  await page.route('**/idp/', async (route) => {
    const isMatch = route.request().headers()['x-amz-target']?.endsWith(`.${operation}`);
    if (!isMatch || requestCount++ >= times) return route.fallback();
    const error = {
      __type: 'ReauthenticationRequiredException',
      message: 'Enter your password to continue.',
    };
    return route.fulfill({ status: 400, contentType: 'application/x-amz-json-1.1', json: error });
  });
}
