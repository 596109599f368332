const actions =
  'booked|reserved|cancelled|canceled|refunded|moved|rescheduled|changed|charged|confirmed|signed you up|added you|saved your|held|paid';

const claimPatterns = [
  new RegExp(
    `\\b(?:I|we)(?:'ve| have|'m| am|'ll| will)?(?: just| now| already| also)* (?:been )?(?:${actions})\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:your|the) (?:booking|place|class|spot|session|refund|payment)[\\w ]{0,30} (?:is|was|has been|have been|is now) (?:now )?(?:${actions})\\b`,
    'i',
  ),
  /\b(?:you are|you're) (?:now |all )?(?:booked|confirmed|all set|signed up|in(?=[.!]|$))/i,
  /\b(?:booking|cancellation) (?:is )?(?:complete|confirmed|successful|done)\b/i,
];

/** Returns whether a text claims that an action was done. The assistant can't act, so such a claim is false. */
export function claimsAction(text: string): boolean {
  return claimPatterns.some((pattern) => pattern.test(text));
}
