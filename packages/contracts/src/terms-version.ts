/**
 * Version of the built-in terms and conditions, which is also their first day. Customers accept it until an owner
 * publishes other terms.
 */
export const termsVersion = '2026-11-26';
