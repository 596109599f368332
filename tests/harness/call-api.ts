import type { TestBrowser } from './test-studio.ts';

/** Calls the API. `Answer` is the response type that the test expects; errors share it. */
export async function callApi<Answer>(visitor: TestBrowser, path: string, body: object) {
  const { status, body: response } = await visitor.call(path, body);
  return { status, ...(response as unknown as Answer & { code: string; message: string }) };
}

/** Calls the API and returns the response. Throws on an error response. */
export async function callSuccessfully<Answer>(
  visitor: TestBrowser,
  path: string,
  body: object = {},
): Promise<Answer> {
  const { status, body: response } = await visitor.call(path, body);
  if (status !== 200) throw new Error(`${path}: ${response.code} ${response.message}`);
  return response as unknown as Answer;
}
