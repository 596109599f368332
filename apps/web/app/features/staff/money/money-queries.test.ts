import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { personQueryKeys } from '../../../lib/query/person-query-keys.ts';
import { moneyQueries } from './money-queries.ts';

it('refetches a client’s no-show fees after a change to the client', async () => {
  const client = new QueryClient();
  const { queryKey } = moneyQueries.personNoShowFees('person');
  client.setQueryData(queryKey, []);
  await client.invalidateQueries({ queryKey: personQueryKeys.person('other') });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
  await client.invalidateQueries({ queryKey: personQueryKeys.person('person') });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
