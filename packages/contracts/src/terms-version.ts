/** Version of the terms and conditions that customers accept at checkout. Every booking stores it. */
export const termsVersion = '2026-11-26';
