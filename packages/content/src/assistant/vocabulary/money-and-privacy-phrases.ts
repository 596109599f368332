/** Matches complaints and worries about the visitor's own money, which only the team can look into. */
export const moneyMatterPattern =
  /\b(?:refund\w*|reimburs\w*|charge ?back|chargebacks?|money back|get (?:anything|something|it) back|charged|overcharged|paid|owed?|declined|fraud|scam\w*|stolen|compensat\w*)\b|\bmy (?:\w+ )?(?:card|money|bank|account balance)\b/;

/**
 * Matches questions about prices. The assistant never answers them with a quoted text, because prices come from the
 * catalogue.
 */
export const amountPattern = /£|\b(?:quid|pounds|how much|prices?|costs?)\b|\bfor \d+\b/;

/** Matches questions about other people who come to the studio, about whom the assistant says nothing. */
export const otherPersonPattern =
  /\bmy ex\b|\b(?:my|his|her) (?:stalker|ex \w+)\b|\bwho (?:else )?(?:is|are|s|was|were)? ?(?:booked|coming|going|in|there|attending)\b|\bis (?!(?:there|it|this|that|the|my|a|an|your|any\w*|some\w*|every\w*)\b)(?:\w+ ){1,3}(?:in the|booked|coming to|attending|going to)\b/;
