/** Version of the terms and conditions that customers accept at checkout; stored with every booking. */
export const termsVersion = '2026-11-26';
