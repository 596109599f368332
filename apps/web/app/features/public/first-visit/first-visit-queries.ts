import { queryOptions } from '@tanstack/react-query';
import { type FirstVisitPerson, getFirstVisitAnswers } from './first-visit-api.ts';

/** Queries of the health answers for the instructor. The response to a change replaces the cached answers. */
export const firstVisitQueries = {
  answers: ({ bookingId, key }: FirstVisitPerson) =>
    queryOptions({
      queryKey: ['first-visit', bookingId, key],
      queryFn: () => getFirstVisitAnswers({ ...(bookingId ? { bookingId } : {}), key }),
    }),
};
