/**
 * Where a purchase ends, also after a visit at the bank. The product is carried, so that a payment that failed finds
 * its way back to its checkout.
 */
export function buildCompletionUrl(
  of: ({ purchase: string } | { membership: string }) & { product: string },
): string {
  return `/purchase/complete?${new URLSearchParams(of)}`;
}

/** The checkout of a product. */
export function buildProductCheckoutUrl(product: string): string {
  return `/checkout?${new URLSearchParams({ product })}`;
}
