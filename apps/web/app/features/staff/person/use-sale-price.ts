import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AppliedCodes, useDeskCodes } from '../../../lib/payments/use-desk-codes.ts';
import { describePriceError } from '../../../lib/query/describe-mutation-error.ts';
import type { ChosenGoods } from './chosen-goods.ts';
import { noClient, personQueries } from './person-queries.ts';

/**
 * Manages the codes of a sale and loads its price with them. Without codes, the price of the goods applies. `pricePence`
 * and `duePence` are undefined while the price isn't known. `error` says why a code doesn't work for the chosen goods; null if it does.
 */
export function useSalePrice(personId: string | null, goods: ChosenGoods | null) {
  const queryClient = useQueryClient();
  const toQuery = (codes: AppliedCodes) =>
    personQueries.saleQuote(personId ?? noClient, goods?.goods ?? { productId: '' }, codes);
  const deskCodes = useDeskCodes((codes) => queryClient.fetchQuery(toQuery(codes)));
  const { codes, hasCodes } = deskCodes;
  const isQuoted = hasCodes && goods !== null && !goods.problem;
  const { data, error } = useQuery({ ...toQuery(codes), enabled: isQuoted });
  const quote = isQuoted ? data : undefined;
  return {
    ...deskCodes,
    quote,
    pricePence: hasCodes ? quote?.pricePence : goods?.pricePence,
    duePence: hasCodes ? quote?.duePence : goods?.pricePence,
    error: isQuoted ? describePriceError(error) : null,
  };
}
