/**
 * Returns the product with an id, or the one that replaces it (handbook: prices 12). Old links thus lead to the current
 * version.
 */
export function findCurrentProduct<Product extends { id: string; formerIds: readonly string[] }>(
  products: readonly Product[],
  id: string,
): Product | undefined {
  return products.find((one) => one.id === id) ?? products.find(({ formerIds }) => formerIds.includes(id));
}
