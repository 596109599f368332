/**
 * SQL condition: a new price of its type leaves the class `c`, because it or its series `w` has its own price, or because
 * it is a one-to-one.
 */
export const keepsPriceSql = '(c.has_own_price OR w.price_pence IS NOT NULL OR NOT c.listed)';
