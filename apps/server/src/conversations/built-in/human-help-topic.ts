import type { Reply } from '../../integrations/assistant/port.ts';
import { buildReply } from './build-reply.ts';
import type { ParsedMessage } from './parsed-message.ts';
import type { Topic } from './topic.ts';

/** Patterns of requests that need a person, each with its reply. The first match counts. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /\b(hurt|injured|pulled|twisted|strained|sprained)\b.*\b(in|during|at|after|since) (your|the|a|my|last|yesterday\w*|that|this) (\w+ )?(class|session|studio)\b/,
    'I’m sorry to hear that. If it’s getting worse, please see a doctor straight away. I’ve passed this to our team.',
  ],
  [
    /\b(left|lost|forgot|forgotten|leave|missing)\b.*\b(my|a|an)\b.*\b(ring|phone|bag|water bottle|bottle|jumper|hoodie|coat|jacket|keys?|watch|earrings?|airpods|glasses|necklace|socks|towel|mat|umbrella|scarf|hat|shoes|trainers|purse|wallet|laptop|charger|bracelet|headphones|in the|at the|behind)\b|\blost property\b|\bhand(ed)? (it )?in\b/,
    'I can’t see what’s been found, so I’ve asked our team to look. Tell us where you last had it and what it looks like.',
  ],
  [
    /\b(charged|billed|paid|debited|taken|took|charging) (\w+ ){0,5}(twice|double|two times|too much|wrong)\b|\bovercharged\b|\bdouble charge|\bcharged (me )?(again|for (a|the) (class|month) i)\b|\bwrong amount\b/,
    'That shouldn’t happen. I’ve passed this to our team, who can check the payment and put it right.',
  ],
  [
    /\brefund\w*\b.*\b(not|never|still|where|weeks? ago|waiting|missing|yet|no sign)\b|\b(not|never|still no|no sign of|where is|chasing) (\w+ ){0,4}refund\b|\b(not|never|still no|where is) (\w+ ){0,4}money back\b|\bwaiting for (a|my|the) refund\b|\bwaiting (on|for) (\w+ ){0,2}money\b|\bwhere is (my|the) money\b|\bmoney (is|has|have) (\w+ )?(not|never)\b|\bmoney is still gone\b|\bstill (not )?(been )?(charged|no money)\b/,
    'I’ve passed this to our team, who can check your refund. It reaches most cards within 5 to 10 days.',
  ],
  [
    /\b(complain|complaint|rude|disgusting|disgusted|unacceptable|appalling|awful|terrible|horrible|disappointed|really unhappy|very unhappy|unhappy with|useless|not helping|no help|fed up|angry|worst|rubbish|a joke of)\b/,
    'I’m sorry about that. I’ve passed this to our team, and someone will read it and reply.',
  ],
  [
    /\b(hiring|vacanc\w+|job|jobs|recruit\w*|work for you|work with you|teach for you|teach at your|cv)\b/,
    'I’ve passed this to our team. You can also send us a few lines about yourself.',
  ],
  [
    /\b(press|journalist|magazine|newspaper|blogger|influencer|article|write for|interview|podcast)\b/,
    'I’ve passed this to our team, who handle press enquiries.',
  ],
  [
    /\b(partner with|partnership|collaborat\w+|supplier|sponsor\w*|wholesale|we (make|sell|supply|are a company)|our (product|company|brand)|marketing agency)\b/,
    'I’ve passed this to our team. Send us the details and someone will reply.',
  ],
  [
    /\b(could|can|would|will) you (please )?(open|close|start|hold the door|keep|wait|make an exception)\b.*\b(earlier|later|for me|longer|exception)\b/,
    'I can’t promise that. I’ve asked our team, and they’ll let you know.',
  ],
  [
    /\b(hire|rent|book) (the |your |out )*(whole |entire )?(studio|room|space|venue)\b|\bcorporate (event|class|booking)\b|\b(hen|stag|birthday|office) (do|dos|party|parties|event)\b|\b(private|company|team) (event|party|class for)\b/,
    'I’ve passed this to our team, and they’ll tell you what’s possible.',
  ],
  [
    /\b(code|discount|promo)\b.*\b(not working|does not work|invalid|refused|not accepted|expired|will not work)\b/,
    'I can’t see why the code doesn’t work, so I’ve asked our team to check.',
  ],
  [
    /\b(deleted|lost|can not find|never got|never received|resend|send)\b.*\b(gift card|gift voucher|voucher)\b/,
    'I can’t resend gift card codes, so I’ve asked our team. Please tell us who bought the gift card and when.',
  ],
  [
    /\b(digit|verification|security|sign ?up) code\b.*\b(never|not|did not|has not|no)\b|\b(never|not|no)\b.*\b(digit|verification) code\b/,
    'Check your spam folder first. You can request another code on the page where you enter it. I’ve asked our team to check too.',
  ],
  [
    /\b(website|site|page|checkout|link|app)\b.*\b(not work\w*|is not working|broken|errors?|crash\w*|down|stuck|freezes)\b|\b(error|bug) (message|on|in)\b/,
    'I’m sorry about that. I’ve told our team. Tell us what you clicked and what you saw, and they’ll look into it.',
  ],
  [
    /\b(feedback|suggestion|compliment)\b/,
    'Please write it here. I’ve told our team, and someone will read it.',
  ],
];

const personRequestPattern =
  /\b(human|humans|(real|actual|live|proper) (person|human|agent)|agent|representative|receptionist|operator|customer service)\b|\b(speak|talk|chat|put me through|message)( \w+)? (to|with) (a |an |the |your |some ?|any ?)*(one|body|person|manager|owner|team|staff|human|somebody|someone|anyone|instructor|teacher)\b|\b(ring|call|phone|text) me\b|\bcall ?back\b|^(i |can i |could i |may i |please )*(want to |would like to |need to )?(speak|talk|chat) (to|with) \w+$|\b(manager|supervisor)\b|^person( please)?$|^(help|somebody|someone) please$/;

/**
 * Topic for messages that ask for a person or need one: complaints, payments, lost property, people who aren't clients.
 */
export const humanHelpTopic: Topic = {
  name: 'person',
  cues: [
    [personRequestPattern, 9],
    ...reasons.map(([pattern]) => [pattern, 10] as const),
    [
      /\b(are you|is this|am i (talking|speaking|chatting) (to|with)) (a |an )?(bot|robot|human|person|real|machine|ai|chatgpt)\b/,
      -20,
    ],
  ],
  answer: async (message: ParsedMessage): Promise<Reply> => {
    const reason = reasons.find(([pattern]) => pattern.test(message.normalized));
    const text = reason?.[1] ?? 'Of course. I’ve passed this to our team.';
    return buildReply(text, { handOver: true, links: [{ label: 'Contact us', to: '/contact' }] });
  },
};
