/**
 * Returns the URL of the page after the payment, to which 3-D Secure also returns. It contains the product, so that
 * the page can link back to checkout after a failed payment.
 */
export function buildPurchaseCompletionUrl(
  of: ({ purchase: string } | { membership: string }) & { product: string },
): string {
  return `/purchase/complete?${new URLSearchParams(of)}`;
}

export function buildProductCheckoutUrl(product: string): string {
  return `/checkout?${new URLSearchParams({ product })}`;
}
