/**
 * Matches typical words of complaints. Words such as "terrible" match only with a noun such as "service", so that remarks
 * about the visitor's own body or skills rarely match.
 */
export const complaintPattern =
  /\b(?:ridiculous|disgrace\w*|unacceptable|shocking|appalling|disgusting|outrageous|criminal|scandalous|laughable|daylight robbery|shame on you|a (?:total |complete |absolute )?(?:joke|shambles|farce)|(?:is|are|was|were) the worst|not (?:good enough|on|happy|impressed|acceptable)|fed up|livid|furious|fuming|disappoint\w+|let down|(?<!\b(?:if|be|sounds?|being|not) )rude|unprofessional|stinks?|stank|reeks?|filthy|third time|kicked (?:me )?out|(?:no ?one|nobody) (?:ever )?(?:picks? up|answers?|replies|replied|answered|bothered)|fobbed?|too (?:loud|crowded|packed|noisy)|deafening|so (?:crowded|packed|loud|noisy)|waste of (?:time|money)|rip ?off|(?:terrible|awful|dreadful|horrible|poor|rubbish|bad) (?:service|experience|customer|attitude|communication|website|instructor|teacher|class)|(?:website|site|app|service) is (?:\w+ )?(?:rubbish|terrible|awful|useless|appalling|dreadful)|unfair|complain\w*|someone had to say)\b/;

/** Matches words of anger. The reply begins with an apology, because an answer about rules alone would miss the point. */
export const angryPattern =
  /\b(?:ridiculous|disgrace\w*|unacceptable|shocking|appalling|disgusting|outrageous|criminal|scandalous|laughable|daylight robbery|shame on you|a (?:total |complete |absolute )?(?:joke|shambles|farce)|not (?:good enough|happy|impressed|acceptable)|fed up|livid|furious|fuming|(?:very|really|so|extremely|bitterly|pretty) disappointed|unprofessional|waste of (?:time|money)|unfair)\b/;
