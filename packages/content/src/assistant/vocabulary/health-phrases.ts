/**
 * Phrases about illness, recovery, births, ages and money, which decide whether health advice comes before the answer.
 */

/** Matches contagious illnesses and feeling ill. */
export const contagiousPattern =
  /\b(colds?|flu|covid|corona\w*|cough\w*|fever\w*|temperature|sick|vomit\w*|threw up|throwing up|bug|virus|viral|contagious|infect\w*|sniff\w*|snot\w*|throat|chickenpox|pox|conjunctivitis|rash|shingles|noro\w*|ill|illness|unwell|poorly|rough|weather|verrucas?|athletes?|tummy|stomach|positive|nose|masks?|hand foot|strep|tonsil\w*|hay ?fever|germs?|nits|lice|impetigo|scabies|measles|mumps|catch|isolat\w*)\b/;

/**
 * Matches words that place an illness in the past or in recovery, such as "last month", "recovering" or "long covid".
 */
export const pastIllnessPattern =
  /\b(last (month|year|spring|summer|autumn|winter)|(months?|years?) ago|recovering|post (covid|viral)|long covid)\b/;

/** Matches "back" as a direction, not as a part of the body. */
export const backAsDirectionPattern =
  /\bback (in|to|at|on|up|for|from|home|soon|again|by)\b|\b(come|coming|go|going|get|getting|money|right|way|be|am|call|write|hear) back\b/;

export const birthPattern =
  /\b(birth|baby|babies|born|newborn|post ?natal|post ?partum|pp|caesarean|c section|csection|mum|delivery|diastasis)\b/;

/** Matches words that place an injury in a class or at the studio. */
export const inClassPattern =
  /\b(in|during|at|after|from|on) (the |your |my |a |an |todays? |yesterdays? |last |this )?(\w+ )?(class|session|studio|reformer|carriage|machine)\b|\byour (instructors?|teachers?|reformer|machine|studio|class|floor|stairs|door)\b|\b(instructor|teacher) (made|pushed|pulled|pressed|adjusted|hurt|forced|told|said)\b/;

const childAge = '(?:[5-9]|1[0-5]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)';

/** Matches an age from 5 to 15 that the visitor gives as their own: "i am 14 and want to come". */
export const ownChildAgePattern = new RegExp(
  String.raw`\b(?:i am|am|me|i turn|aged|being) (?:only |just |still |nearly )?${childAge}(?: years?(?: old)?)?(?= and| but| so| can| not| turning|,| till| until| in class| or| i |$)(?! (?:am|pm|minutes?|weeks?|months?|days?|people|of))`,
);

/** Matches words of coming to a class, with which a child's age matters. */
export const takingPartPattern =
  /\b(come|join|class|classes|start|book|allowed|do|try|old enough|reformer|yoga|mat|pilates)\b/;

export const refundPattern = /\b(?:refund\w*|money back|cash back|reimburse\w*)\b/;

/** Matches questions about money and bookings, in which health is only the reason. */
export const bookingAndMoneyPattern =
  /\b(refund\w*|money|cancel\w*|freeze|extend|membership|pack|packs|expir\w*|charged?|fee|price|cost|how much|voucher|email|login|account)\b/;

export const illPattern =
  /\b(tested positive|positive (covid |lateral flow )?test|covid positive|(have|got|having|with) (got )?(a |an |the )?(bad |rotten |heavy |filthy |head |chest |stinking |streaming |nasty |horrible |awful |high |bit of a )?(covid|flu|cold|fever|temperature|bug|stomach bug|tummy bug|norovirus|tonsillitis|chickenpox|conjunctivitis|shingles)(?! (feet|hands|shower|water|plunge|drink))|full of (a |the )?(cold|flu)|(streaming|stinking|rotten|filthy) cold|snotty|bunged up|streaming with (a )?cold|vomiting|throwing up|threw up|(been|being) sick|feverish|contagious|infectious|i am (really |so |very |quite )?(ill|unwell|poorly))\b/;

export const wellAgainPattern =
  /\b(last (week|month|year)|ago|recovered|better now|negative|years?|months?|long covid)\b/;

export const medicalApprovalPattern =
  /\b(?:fully|completely|medically|officially) cleared\b|\ball clear\b|\bcleared (?:to|for) (?:exercise|train|training|sport|pilates|yoga)\b|\b(doctor|dr|gp|physio\w*|surgeon|consultant|cardiologist|midwife|specialist|osteopath|chiropractor|hospital) (\w+ ){0,5}?((?:said|says|say|told|tells|telling|wants) (?:\w+ ){0,5}?(?:can|could|should|try|do|start|come|go|fine|ok|okay|good|great|safe|yes|help|keep|moving|exercise|low|gentle|pilates|yoga|reformer)|recommend\w*|advis\w*|suggest\w*|cleared|discharged|signed|happy|okayed|approved|prescribed|sent|ok|okay|fine)\b|\b(cleared|discharged|signed off|all clear|go ahead|recommended|advised|sent) (\w+ )?(by|from) (\w+ )?(doctor|dr|gp|physio\w*|surgeon|consultant|cardiologist|midwife|specialist|hospital)\b/;

export const medicalWarningPattern =
  /\b(not to|told me no|said no|do not|avoid|stop|banned|against|has not|have not|not (yet )?(said|cleared|asked)|wait|rest|no (bending|yoga|pilates|exercise|sport)|ask|asked|if (my|the) (doctor|gp|physio\w*|surgeon))\b/;

/**
 * Matches words about health. The rules that find a topic about classes skip such a message, because advice may come
 * first.
 */
export const healthPattern =
  /\b(?:pain\w*|hurt\w*|injur\w*|knees?|backs?|hips?|shoulders?|neck|wrists?|ankles?|surgery|operation|pregnan\w*|bump|trimester|weeks|postnatal|birth|baby|fracture\w*|broken|hernia|discs?|sciatica|condition|doctor|gp|physio\w*|osteo\w*|arthritis|scoliosis|dizzy|faint\w*|pressure|heart|asthma|cancer|medic\w*|ill|sick|fever|covid|stroke|epilep\w*|pacemaker|ivf|section|bad|sore|strain\w*|sprain\w*|diabet\w*|panic|depress\w*|tear|torn|stiff\w*)\b/;

/** Matches the first words of a question beside a health problem. */
export const questionStartPattern =
  /^(?:(?:and|so|also|please|hi|hello) )*(?:what|when|where|how|who|which|is|are|do|does|can i|can you|could|any|will)\b/;
