/** Exaggerations with words of illness, which say nothing about anyone's health. */
export const figuresOfSpeech: readonly RegExp[] = [
  /(?<=\b(?:prices?|costs?|bill)) (?:nearly |almost |just )?(?:gave|gives|giving|give) me (?:a |an )?(?:\w+ )?(?:heart attack|stroke|seizure)\b/gi,
  /\b(?:i )?(?:nearly|almost|basically|practically|literally)? ?(?:had|have|having|gave me|gives me|give me|giving me) (?:a |an )?(?:\w+ )?(?:heart attack|stroke|seizure|meltdown|aneurysm)(?= (?:when|at|seeing|looking|over|reading|with|from|cos|because))(?:(?: when)?(?: i)? (?:saw|see|seeing|looked at|looking at|read|opened))?/gi,
  /\b(?:i )?(?:nearly|almost|basically|practically|literally) (?:fainted|passed out|died|collapsed|choked)(?= (?:when|at|seeing|looking|reading))(?: when)?(?: i)?(?: (?:saw|see|seeing|looked at|looking at|read|opened))?/gi,
  /\b(?:nearly|almost|basically|practically|literally) (?:killed|finished) me\b(?: off)?/gi,
  /\bi(?:['’]?m| am) (?:so )?dead\b/gi,
  /(?<!\b(?:on|for|from|until|date|by) )\b(?:10 ?\/ ?10|100 ?\/ ?10)\b/g,
  /\b(?:giv(?:es?|ing)|gave) me (?:the )?palpitations(?= (?:ha(?:ha)*|lol|lmao|😂))/gi,
  /\b(?:work|the boss|my boss|my job|the kids|this week|stress|the commute|deadlines?) (?:is|are|['’]s|['’]re) (?:absolutely |really |just )?killing me\b,?(?: and)?/gi,
  /\b(?:passed|crashed|flaked) out (?=asleep)/gi,
  /(?<=\b(?:legs|arms|thighs|muscles) (?:were |are |was )?shaking) like (?:mad|crazy|a leaf|jelly)\b/gi,
  /\b(?:passed|crashed) out on (?:the|my) (?:sofa|couch|bed)\b/gi,
];

/** Matches a wish for calm that speaks of breathing: "somewhere to breathe". */
export const calmWishPattern = /(?<!\bno )\b(?:somewhere|some room|room|space|a place) to breathe\b/gi;

/** Matches past accidents and jokes, whose words alone would look like an emergency. */
export const pastOrJokingPattern =
  /\b(?:lol|ha(?:ha)+|lmao|rofl|healed|recovered|(?:days?|weeks?|months?|years?) ago|last (?:month|year|spring|summer|autumn|winter)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b|[😂🤣]/u;
