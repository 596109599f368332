import { apiBase, paths } from '@studio/contracts/paths';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { demoMember } from '../../scripts/serve/demo-accounts.ts';
import { createCaller } from '../../tests/races/harness/api-client.ts';
import { confirmPayment, openPaidCheckoutBrowser } from '../../tests/races/harness/checkout-browser.ts';
import type { StudioProcess } from '../../tests/races/harness/studio-process.ts';

const pages = ['/', '/classes', '/pricing', '/faq', '/timetable', '/faq?q=mat', '/checkout', '/contact'];

/** Intervals at which a visit also books (every third one) and logs in (every fifth one). */
const every = { booking: 3, logIn: 5 };

/**
 * Creates a function that makes one visit and throws when a response is wrong. `onVisit` receives the time of each
 * response, in ms.
 */
export function createVisitRunner(
  studio: StudioProcess,
  classIds: readonly string[],
  onVisit: (ms: number) => void,
): () => Promise<void> {
  let count = 0;
  const timed = async <Result>(work: Promise<Result>): Promise<Result> => {
    const startMs = performance.now();
    const result = await work;
    onVisit(performance.now() - startMs);
    return result;
  };
  return async () => {
    count += 1;
    const visit = count;
    const classId = classIds[visit % classIds.length] ?? '';
    for (const offset of [0, 1, 2])
      await timed(read(studio, pages[(visit * 3 + offset) % pages.length] ?? '/'));
    const browser = createCaller(studio.url);
    const post = async (path: (typeof paths)[keyof typeof paths], fields: object) => {
      const { status, body } = await timed(browser.call(path, { branchId: '11-miles-st', ...fields }));
      if (status !== 200) throw new Error(`${path} returned ${status}: ${body.message}`);
      return body;
    };
    const date = addDays(toLondonDate(new Date()), visit % 14);
    await post(paths.facets, { date, filters: {} });
    const { holdId } = await post(paths.hold, { classId });
    await post(paths.release, { holdId });
    if (visit % every.booking === 0) await book(studio, classId, timed);
    if (visit % every.logIn === 0) await timed(logIn(studio));
  };
}

async function read({ url }: StudioProcess, page: string): Promise<void> {
  const response = await fetch(url + page);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${page} returned ${response.status}.`);
}

/** Books a place. The payment at the sandbox isn't timed. An email follows. */
async function book(
  studio: StudioProcess,
  classId: string,
  timed: <Result>(work: Promise<Result>) => Promise<Result>,
): Promise<void> {
  const buyer = await openPaidCheckoutBrowser(studio, classId);
  const { status, body } = await timed(confirmPayment(studio, buyer));
  if (status !== 200) throw new Error(`A booking returned ${status}: ${body.message}`);
}

async function logIn({ url }: StudioProcess): Promise<void> {
  const config = await (await fetch(`${url}${apiBase}/config`)).json();
  const { userPoolClientId: ClientId } = (config as { identity: { userPoolClientId: string } }).identity;
  const { email: USERNAME, password: PASSWORD } = demoMember;
  const response = await fetch(`${url}/idp/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    }),
  });
  if (!response.ok) throw new Error(`A login returned ${response.status}: ${await response.text()}`);
}
