/**
 * Returns the completion URL, also used after 3-D Secure.
 * It carries the product, so a failed payment links back to checkout.
 */
export function buildCompletionUrl(
  of: ({ purchase: string } | { membership: string }) & { product: string },
): string {
  return `/purchase/complete?${new URLSearchParams(of)}`;
}

export function buildProductCheckoutUrl(product: string): string {
  return `/checkout?${new URLSearchParams({ product })}`;
}
