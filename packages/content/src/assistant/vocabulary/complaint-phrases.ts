/** Matches words of people who complain, except about their own body or their own skills. */
export const complaintPattern =
  /\b(?:ridiculous|disgrace\w*|unacceptable|shocking|appalling|disgusting|outrageous|a (?:total |complete |absolute )?(?:joke|shambles|farce)|(?:is|are|was|were) the worst|not (?:good enough|on|happy|impressed|acceptable)|fed up|livid|furious|fuming|disappoint\w+|let down|rude|unprofessional|stinks?|stank|reeks?|filthy|third time|every (?:single )?time|kicked (?:me )?out|(?:no ?one|nobody) (?:ever )?(?:picks? up|answers?|replies|replied|answered|bothered)|fobbed?|too (?:loud|crowded|packed|noisy)|deafening|so (?:crowded|packed|loud|noisy)|waste of (?:time|money)|rip ?off|(?:terrible|awful|dreadful|horrible|poor|rubbish|bad) (?:service|experience|customer|attitude|communication|website|instructor|teacher|class)|unfair|complain\w*|someone had to say)\b/;

/** Matches complaints that ask nothing, so that an answer about rules would miss the point. */
export const angryPattern =
  /\b(?:ridiculous|disgrace\w*|unacceptable|shocking|appalling|disgusting|outrageous|a (?:total |complete |absolute )?(?:joke|shambles|farce)|not (?:good enough|happy|impressed|acceptable)|fed up|livid|furious|fuming|(?:very|really|so|extremely|bitterly|pretty) disappointed|unprofessional|waste of (?:time|money)|unfair)\b/;
