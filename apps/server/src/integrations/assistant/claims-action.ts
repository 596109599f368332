const deeds =
  'booked|reserved|cancelled|canceled|refunded|moved|rescheduled|changed|charged|confirmed|signed you up|added you|saved your|held|paid';

const sayings = [
  new RegExp(
    `\\b(?:I|we)(?:'ve| have|'m| am|'ll| will)?(?: just| now| already| also)* (?:been )?(?:${deeds})\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:your|the) (?:booking|place|class|spot|session|refund|payment)[\\w ]{0,30} (?:is|was|has been|have been|is now) (?:now )?(?:${deeds})\\b`,
    'i',
  ),
  /\b(?:you are|you're) (?:now |all )?(?:booked|confirmed|all set|signed up|in(?=[.!]|$))/i,
  /\b(?:booking|cancellation) (?:is )?(?:complete|confirmed|successful|done)\b/i,
];

/** Returns whether a text claims that an action was done. The assistant can't act, so such a claim is false. */
export function claimsAction(text: string): boolean {
  return sayings.some((saying) => saying.test(text));
}
