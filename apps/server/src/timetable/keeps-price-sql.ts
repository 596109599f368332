/**
 * SQL condition: the class `c` keeps its price when its type gets a new one, because the class or its series `w` has its
 * own price, or because it's a 1:1.
 */
export const keepsPriceSql = '(c.has_own_price OR w.price_pence IS NOT NULL OR NOT c.listed)';
