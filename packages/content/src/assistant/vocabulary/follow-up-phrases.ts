/** Matches yes-or-no questions that refer to the earlier message with a pronoun, such as "Does it …?". */
export const yesNoFollowUpPattern =
  /\b(does|do|did|is|will|would|can i (use|do|take)|could i (use|do|take)) (it|that|this|they|those|one)\b/;

/** Matches "why?" about the last reply. */
export const whyPattern =
  /^(?:but |and |ok |so |oh |hm+ )*(?:(?:why|how come|what for)(?: is (?:that|it)| not| though| so)*$|(?:why|how come) (?:not|so)\b)|^(?:ok |hm+ )*(?:but|and) why\b/;

/** Matches sentences of a reply that give a reason. */
export const reasonPattern = /\b(?:because|so that|so everyone|so you)\b|\bprotects?\b/;

/** Matches requests to involve the team: "yes, pass it on" or "ask them". */
export const passOnPattern =
  /\b(?:pass (?:it|this|that|me) on|ask (?:them|your team|someone)|tell (?:them|your team)|get someone)\b/i;

/** Matches requests to carry out what the last reply explained, such as "ok do it" or "can you do that for me". */
export const doItPattern =
  /^(?:(?:ok|okay|yes|yeah|yep|great|cool|please|then|so|well|alright|just) )*(?:(?:can|could|will|would) you )?(?:please )?(?:do (?:it|that|this)|go ahead|sort (?:it|that)(?: out)?|make it happen|do so)(?: (?:for me|please|then|now|thanks|yourself))*$/;
