/** The version of the terms and conditions that checkout asks people to accept; stored with every booking. */
export const termsVersion = '2026-11-26';
