import {
  absentConcernPattern,
  type HealthConcern,
  healthConcernWords,
} from '@studio/content/assistant/vocabulary/health-words';
import type { ParsedMessage } from './parsed-message.ts';

const fertileTalk = /\bfertility (yoga|class\w*)\b/;

/** Number of earlier messages whose health problem a question such as "is it ok then?" can mean. */
const messagesBack = 2;

/** Returns the most serious kind of health problem that the words of a message name; null if they name none. */
export function parseHealthConcern(normalized: string): HealthConcern | null {
  const present = normalized.replace(absentConcernPattern, ' ');
  if (fertileTalk.test(present)) return null;
  return healthConcernWords.find(([, pattern]) => pattern.test(present))?.[0] ?? null;
}

/** Returns the kind of health problem that a message names, or else one of the two messages before it. */
export function findHealthConcern(message: ParsedMessage): HealthConcern | null {
  let one: ParsedMessage | null = message;
  for (let back = 0; one && back <= messagesBack; back++, one = one.before) {
    const concern = parseHealthConcern(one.normalized);
    if (concern) return concern;
  }
  return null;
}

const illPattern =
  /\b(tested positive|positive (covid |lateral flow )?test|covid positive|(have|got|having|with) (got )?(a |an |the )?(bad |stinking |streaming |nasty |horrible |awful |high |bit of a )?(covid|flu|cold|fever|temperature|bug|stomach bug|tummy bug|norovirus|tonsillitis|chickenpox|conjunctivitis|shingles)(?! (feet|hands|shower|water|plunge|drink))|vomiting|throwing up|threw up|(been|being) sick|feverish|contagious|infectious|i am (really |so |very |quite )?(ill|unwell|poorly))\b/;
const wellAgainPattern =
  /\b(last (week|month|year)|ago|recovered|better now|negative|years?|months?|long covid)\b/;

/** Returns whether the writer is ill now with something that others could catch. */
export function isIll(normalized: string): boolean {
  return illPattern.test(normalized) && !wellAgainPattern.test(normalized);
}

const approvalPattern =
  /\b(doctor|dr|gp|physio\w*|surgeon|consultant|cardiologist|midwife|specialist|osteopath|chiropractor|hospital) (\w+ ){0,5}?((?:said|says|say|told|tells|telling|wants) (?:\w+ ){0,5}?(?:can|could|should|try|do|start|come|go|fine|ok|okay|good|great|safe|yes|help|keep|moving|exercise|low|gentle|pilates|yoga|reformer)|recommend\w*|advis\w*|suggest\w*|cleared|discharged|signed|happy|okayed|approved|prescribed|sent|ok|okay|fine)\b|\b(cleared|discharged|signed off|all clear|go ahead|recommended|advised|sent) (\w+ )?(by|from) (\w+ )?(doctor|dr|gp|physio\w*|surgeon|consultant|cardiologist|midwife|specialist|hospital)\b/;
const refusalPattern =
  /\b(not to|told me no|said no|do not|avoid|stop|banned|against|has not|have not|not (yet )?(said|cleared|asked)|wait|rest|no (bending|yoga|pilates|exercise|sport)|ask|asked|if (my|the) (doctor|gp|physio\w*|surgeon))\b/;

/** Returns whether the person who treats the visitor has agreed to exercise, as the visitor says. */
export function hasMedicalApproval(normalized: string): boolean {
  return (
    approvalPattern.test(normalized) &&
    !refusalPattern.test(normalized) &&
    !/\b(?:not|never|no|nothing|without|cannot|unless|until)\b/.test(normalized)
  );
}
