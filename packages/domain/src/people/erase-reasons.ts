/** Why somebody is erased. Fixed words, so that the log never names whom it was about. */
export const eraseReasons = [
  'They asked for it',
  'They have not been here for years',
  'They were entered by mistake',
] as const;
export type EraseReason = (typeof eraseReasons)[number];
