/**
 * Returns the completion URL, which is also used after 3-D Secure. It contains the product, so that a failed
 * payment can link back to checkout.
 */
export function buildCompletionUrl(
  of: ({ purchase: string } | { membership: string }) & { product: string },
): string {
  return `/purchase/complete?${new URLSearchParams(of)}`;
}

export function buildProductCheckoutUrl(product: string): string {
  return `/checkout?${new URLSearchParams({ product })}`;
}
