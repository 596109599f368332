import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { type SessionUser, sessionChangeEvent } from '../session/session-user.ts';
import { resetQueriesOnMemberChange } from './reset-queries-on-member-change.ts';

const window = new EventTarget();
vi.stubGlobal('addEventListener', window.addEventListener.bind(window));

/** Logs in as this member, or logs out if `id` is null, and notifies the page. */
function changeSession(id: string | null): void {
  const user: SessionUser | null =
    id === null ? null : { id, email: '', name: '', firstName: '', groups: [] };
  globalThis.studioSession = () => user;
  window.dispatchEvent(new Event(sessionChangeEvent));
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Observes a query whose response names the member who requested it. */
function showAccount(client: QueryClient) {
  const answers: ((owner: string) => void)[] = [];
  const queryFn = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  const observer = new QueryObserver(client, { queryKey: ['account'], queryFn });
  const close = observer.subscribe(() => {});
  return { queryFn, answers, close, getData: () => observer.getCurrentResult().data };
}

it('discards the data at once when another member logs in, and fetches it once for them', async () => {
  changeSession('anna');
  const client = resetQueriesOnMemberChange(new QueryClient());
  const account = showAccount(client);
  account.answers[0]?.('of Anna');
  await pause();
  expect(account.getData()).toBe('of Anna');
  changeSession('ben');
  expect(account.getData()).toBeUndefined();
  // A page that the new member opens at once sends its own request.
  account.close();
  const next = new QueryObserver(client, { queryKey: ['account'], queryFn: account.queryFn });
  const close = next.subscribe(() => {});
  await pause();
  account.answers[1]?.('of Ben');
  await pause();
  expect([next.getCurrentResult().data, account.queryFn.mock.calls.length]).toEqual(['of Ben', 2]);
  close();
});

it('ignores the response that a logged-out member was waiting for', async () => {
  changeSession('anna');
  const account = showAccount(resetQueriesOnMemberChange(new QueryClient()));
  changeSession(null);
  await pause();
  account.answers[0]?.('of Anna');
  await pause();
  expect(account.getData()).toBeUndefined();
  account.answers[1]?.('of no one');
  await pause();
  expect(account.getData()).toBe('of no one');
  account.close();
});

it('fetches nothing for a page that closes when its member logs out', async () => {
  changeSession('anna');
  const client = resetQueriesOnMemberChange(new QueryClient());
  const account = showAccount(client);
  account.answers[0]?.('of Anna');
  await pause();
  changeSession(null);
  account.close();
  await pause();
  expect([client.getQueryData(['account']), account.queryFn.mock.calls.length]).toEqual([undefined, 1]);
});

it('keeps the data when the member’s name changes', async () => {
  changeSession('anna');
  const account = showAccount(resetQueriesOnMemberChange(new QueryClient()));
  account.answers[0]?.('of Anna');
  await pause();
  changeSession('anna');
  await pause();
  expect([account.getData(), account.queryFn.mock.calls.length]).toEqual(['of Anna', 1]);
  account.close();
});
