/** Matches words that compare two kinds of class: "mat or reformer". */
export const classComparisonPattern = /\b(?:or|vs|versus|difference|compared|which (?:one|class)|better)\b/;

export const buyingPattern =
  /\b(?:price|prices|cost|costs|cheap\w*|pack|packs|membership|pay|worth|£|book)\b/;

export const cancelPattern =
  /\b(?:can i|could i|can we|want to|need to|have to|how do i|like to|please|still|got to)\b.*\bcancel\b(?! (?:my |the )?(?:membership|account|subscription))/;

/** Matches requests to move a booking: "swap my class to friday". */
export const movePattern =
  /\b(?:move|shift|reschedule|swap|switch|push|change)\b (?:my|the|our) (?:\w+ ){0,3}(?:class|session|booking|one)\b.*\b(?:to|for|instead|another)\b/;

/** Matches questions about how late someone can still book a class. */
export const cutOffPattern =
  /\b(?:can|could) i still (?:book|get in|get on|join|make|come)\b|\bcut ?off\b|\btoo late (?:for|to (?:book|join|get))\b/;

export const pricePattern = /\b(?:how much|price|prices|cost|costs)\b/;

/** Topics whose answers include prices. */
export const topicIdsWithPrices = new Set(['one_to_one', 'packs_info', 'memberships_info', 'intro_offer']);

export const ownBookingsPattern =
  /\b(?:do i have|have i got|am i) (?:\w+ )?(?:anything|something|booked|a class|a booking|in)\b/;

/** Matches days on which the studio may be closed: "over christmas", "bank holiday". */
export const closedDaysPattern =
  /\b(?:between|over|around) (?:christmas|xmas)\b|\btwixmas\b|\bbank holidays?\b/;

export const noShowPattern = /\blose\b.*\bnot (?:go|come|turn up|show up|make it)\b/;

/** Matches questions about the price of several classes, which a pack answers. */
export const severalClassesPattern =
  /\b(?:buy|purchase|how much)\b.*\b(?:[3-9]|1\d|20|three|four|five|six|eight|ten|twelve|twenty) (?:reformers|(?:\w+ )?(?:classes|sessions))\b(?!.*\b(?:1 ?1|private|left)\b)/;

export const anyClassPattern = /\b(?:any|(?<!\bi )have|got|is there|are there) (?:\w+ ){0,3}class(?:es)?\b/;

export const whatIsOnPattern =
  /^(?:hi |hello |hey )?(?:what|what is|whats|what have you got|anything|is there anything) on\b/;

/** Matches questions about whether a class can be booked yet. */
export const bookablePattern =
  /\b(?:bookable|on the timetable|timetable yet|book yet|book already|open for booking|on sale|released)\b/;

/** Matches messages that say when the visitor has time: "i'm only free on mondays". */
export const availableTimesPattern =
  /\b(?:(?:i am|only|ever|usually|mostly) (?:ever |really |actually )?free|can only (?:do|make|come|manage)|day off|days off)\b/;

export const questionPattern =
  /\b(?:who|how|why|where|what|which|is|are|do|does|can|much|long|price|cost|instructor|teacher|bring|wear|book|booked|pregnant|injur\w*|covid|ill|sick|pain|late|gift|refund|tour|open|closed)\b/;

export const tourPattern = /^(?!.*\b(?:cancel|move|change|reschedule|late|my tour)\b).*\btours?\b/;

/** Matches questions about whether there is room, such as "still room 13.30 today w mei?" */
export const spacesPattern =
  /\b(?:\d|two|three|four) (?:free )?(?:spaces|places|spots|beds|mats|seats)\b|\b(?:still|any|enough|got|is there|are there) (?:\w+ ){0,2}(?:room|space|spaces|spot|spots|place|places)\b|\b(?:room|spaces?|spots?|places?) (?:left|available|for|in|on)\b|\b(?:full|sold out|booked up|fully booked)\b/;

/** Matches messages that aren't a search for classes although they name a day. */
export const otherMatterPattern =
  /\b(?:hold|maximum|website|music|loud|noisy|noise|smell\w*|stink\w*|dirty|crowded|left|lost|forgot|forgotten|paid|charged|was|were|did|loved|great|missed|thank\w*|wear|bring|eat|wrong|happen\w*|email|parking|open|closed|closing|shut|waiting|waitlist|lists?|gift|card|tour|tours|reply|call|ring|hire|hiring|rent|private|event|party|birthday|company|office|photoshoot|corporate|my (?:class|booking|session|place|spot|pack|membership|account|name|phone|bag|stuff|water|bottle|keys))\b/;

/** Matches requests for anything on a day: "lunchtime something on wednesday". */
export const anyClassRequestPattern =
  /\b(?:something|anything|what can i|classes (?:run|running|on|as normal))\b/;

/** Matches questions about whether someone can come, which depends on their health. */
export const mayComePattern =
  /\b(?:can|could|should|may|shall) (?:i|we|she|he) (?:still )?(?:come|join|do|go|take part|exercise|train)\b|\b(?:ok|okay|safe|fine) to (?:come|join|do|go|take part|exercise|train)\b|\b(?:is|will|would) (?:it|that) (?:be )?(?:ok|okay|safe|fine|alright)\b|\b(?:come|go|do it|attend) or (?:not|stay|skip|give it)\b|\b(?:stay|stop) (?:at )?home\b|\bgive it a miss\b/;

/** Matches messages of people who add that they are only sore or tired. */
export const onlySorePattern = /\b(?:just|only|bit|little) (?:a (?:bit|little) )?(?:sore|stiff|achy|tired)\b/;

/** Topics about cancelling. Their answers depend on when the class starts. */
export const cancellingTopicIds = new Set([
  'cancel_policy',
  'cancel_late',
  'cancel_booking',
  'refund_request',
]);

/** Matches short questions about whether something is free of charge. */
export const freeOfChargePattern =
  /^(?:(?:and|ok|so|are they|is it|is that|all) )*(?:free|included|for free|free of charge)$/;

/** Matches questions about whether the previously named product can be booked: "can i have one on friday?" */
export const canUseNamedProductPattern =
  /^(?:(?:and|ok|so) )*(?:can|could) (?:i|we) (?:do|have|get|book) (?:it|that|one)\b/;

/** Matches reports of having booked the wrong class or day, or bought the wrong product. */
export const bookedWrongPattern =
  /^(?!.*\b(?:email|address|name|card|phone|charged|paid)\b).*\b(?:booked|chose|picked|bought|selected)\b.*\b(?:wanted|meant|instead of|by mistake|by accident|accidentally|wrong)\b|\b(?:meant|wanted) to book\b.*\b(?:but|booked)\b/;

/** Matches plans to cancel without the word "cancel": "if i bail on saturday's 11am". */
export const bailPattern =
  /\b(?:if|can|could|what if|want to|need to|have to|got to)\b.*\b(?:bail|bails|back out|pull out|drop out|duck out|call off)\b|\b(?:bailing|pulling out|dropping out|ducking out)\b|(?<!\b(?:am i|keep|kept|always) )\b(?:missing|skipping) (?:the|my|this|tonights?|todays?|tomorrows?) /;

/** Matches questions that only ask where or how to do what the last reply explained. */
export const whereOrHowPattern =
  /^(?:(?:ok|okay|and|so|right|cool|yes) )*(?:where|how)(?: do i (?:do|find) (?:that|it|this)| exactly| then| though)?$/;

export const oneToOnePattern =
  /\b(?:private|privately|personal|1 to 1s?|one to ones?|1 2 1s?|1 1s?|121s?|1 on 1)\b/;

/** Matches questions about a sum or about a number of classes each month. */
export const sumPattern =
  /\b(?:total|altogether|all in|in total|add up to|come to)\b|\b(?:a|per|each|every) month\b/;

/** Matches questions about whether a pack or membership covers a class. */
export const coverPattern =
  /\b(?:includ\w*|covers?|works? (?:for|with|4|on|in)|use|valid (?:for|on)|good for|counts?)\b/;

/** Matches questions about a class that has already taken place: "who taught it last night", "what did I do on Monday". */
export const pastClassPattern =
  /^(?!.*\b(?:refund\w*|cancel\w*|lost|left|charged|paid|missed|miss|hurt\w*|pain|sore|pulled)\b)(?=.*\b(?:class|yoga|reformer|mat|pilates|yin|vinyasa|instructor|teacher|taught|playlist|\d (?:am|pm)|\d{1,2}(?:am|pm))\b)(?=.*\b(?:who|what|which)\b)(?:.*\b(?:yesterday|yesterdays|last night|last nite|last nights)\b|.*\bclass (?:that )?(?:i|we) (?:did|had|took|went to|was in|attended)\b|.*\bwho (?:taught|took|was teaching|was the (?:teacher|instructor))\b)/;

/** Matches an age from 14 to 17 that someone reaches soon: "she turns 16 next month". */
export const upcomingAgePattern =
  /\b(?:turns?|turning|shes|hes|she is|he is|will be|nearly|almost) (?:only |just |not )?1[4-7]\b(?! ?(?:am|pm|to|30|45|15))/;

/** Matches questions about whether the product that was just named covers every class: "so any class?" */
export const wholeCoveragePattern =
  /^(?:(?:and|ok|so|then|does it|does that|is it|is that|with that|can i|i can|could i|that) )*(?:(?:come|go|include|includes|cover|covers|mean|use it|book|for) )*(?:to |for |in )?(?:any|every|all|anything|everything)(?: of)?(?: the)?(?: class(?:es)?| kinds?)*(?: with (?:it|that))?$/;

/** Matches questions of people who have never taken a class. */
export const beginnerPattern =
  /\b(?:never (?:ever )?(?:set foot|done|tried|been|taken|touched|used)|(?:complete|total|absolute) (?:beginner|novice|newbie)|first time ever)\b/;

/** Matches an email address that was mistyped at booking: "I put gmial instead of gmail". */
export const wrongEmailPattern =
  /\bgmial\b|\bhotmial\b|\b(?:email|gmail|hotmail|outlook|yahoo)\b.*\b(?:typo|misspel\w*|mistyped|spelt wrong|spelled wrong)\b|\b(?:typo|misspel\w*|mistyped)\b.*\bemail\b/;

/** Matches questions about whether someone else can use the product that was just named: "can my girlfriend use it too?" */
export const sharePattern =
  /\b(?:can|could) my (?:\w+ )?(?:gf|bf|girlfriend|boyfriend|wife|husband|partner|friends?|mum|mother|dad|father|sister|brother|flatmate|mates?|son|daughter|cousin|colleagues?|family)\b.*\b(?:use|share|come on|come with)\b|\bmy (?:gf|bf|girlfriend|boyfriend|wife|husband|partner|friend|mum|sister|brother|flatmate|mate|daughter|son)\b (?:\w+ )?(?:wants?|likes?|would like|hopes?) to (?:use|share|go on|borrow)\b/;

/** Matches questions about which instructor suits someone with an injury. */
export const instructorForInjuryPattern =
  /\b(?:which|who|whos|best|any|what)\b.*\b(?:teacher|instructor)s?\b.*\b(?:backs?|injur\w+|knees?|shoulders?|spines?|hips?)\b|^(?:so |and |hi |hey )*(?:who|whos|who is) (?:is |are )?(?:your |the )?(?:best|good|great|better) (?:for|with|at)\b.*\b(?:backs?|injur\w+|knees?|shoulders?|spines?|hips?)\b/;

/** Matches a question about who teaches the class that was just named, without a word about which. */
export const whoTeachesPattern =
  /^(?:(?:and|so|ok) )*(?:who is|whos|who) (?:teaching|teaches|taking)(?: (?:it|that|this|the class))?$/;

/** Matches reports that the studio cancelled the class, not the visitor. */
export const studioCancelledPattern =
  /\b(?:you|u|studio|they|yous|you guys|you lot) (?:have |had |just |all |guys |went and |who |that )*(?:cancelled|canceled|axed|scrapped|called off|pulled)\b(?! my (?:membership|account))/;

/** Matches cards that are declined or not accepted. */
export const cardDeclinedPattern =
  /\bcards? (?:\w+ ){0,3}(?:declin\w+|rejected|refused|bounced)\b|\b(?:declin\w+|rejected|refused) (?:my|the|a) (?:\w+ )?(?:card|payment)\b|\bpayment (?:\w+ ){0,2}declin\w+\b/;

/** Matches wishes to pay a membership with another card. */
export const changeCardPattern =
  /^(?!.*\b(?:gift|refund\w*|lost)\b).*\b(?:change|update|replace|swap|switch|new)\b(?: \w+){0,3} (?:card|bank details|payment details|payment method)\b/;

/** Matches groups that are larger than one order allows. */
export const largeGroupPattern =
  /\b(?:need|want|book|reserve|for|we are|we re|party of|group of|room for|space for)\b(?: \w+){0,2} (?:[5-9]|1\d|2\d|five|six|seven|eight|nine|ten|twelve) (?:of us|people|friends|girls|ladies|colleagues|guests|places|spaces|spots|beds|mats)\b(?!.* (?:in a|per|left)\b)/;

/** Matches a short question about the time of what the last reply described: "when", "what times are they". */
export const onlyWhenPattern =
  /^(?:(?:and|ok|so|cool|great|but) )*(?:when|what times?|what days?|which days?|when and what time)(?: (?:is|are|do|does|would|can) (?:it|that|they|those|these|you|i)(?: (?:on|run|running|start|be|held|do it|go))?)?$/;

/** Matches questions about how long a pack or offer can be used. */
export const validityPattern =
  /\bhow long\b.*\b(?:last|lasts|valid|use (?:it|them)|good for|have i got|do i have|is it for)\b|\b(?:expir\w+|run out|runs out|valid|use by|weeks? or)\b/;

/** Matches questions about who teaches a kind of class: "who does the pregnancy classes". */
export const whoDoesKindPattern =
  /^(?:(?:and|so|ok|hi|hey) )*who (?:\w+ )?(?:does|teaches|takes|runs|leads|teach|teaching)\b/;
/** Matches messages that don't specify a class type. */
export const anyKindPattern =
  /\b(not fussed|any kind|whichever|whatever (class|kind)|do not mind (which|what)|any (type|sort) of class|either is fine with)\b/;

/** Matches questions about whether there is a class at a time: "is there a 9am". */
export const namedTimePattern =
  /^(?:and )?(?:is|are) there (?:an?|any|the) \d{1,2}(?: to \d\d| \d\d)? ?(?:am|pm)?(?: class| one)?$/;

/** Matches questions about whether a class is for everyone or only for women, which need both kinds of class. */
export const everyoneOrWomenPattern =
  /^(?=.*\b(?:everyone|everybody|all (?:the )?peoples?|anyone|men|mixed)\b)(?=.*\b(?:only|just)\b.*\b(?:wom[ae]ns?|ladies|females?)\b)/;

/** Matches messages about what someone who has died has left at the studio. */
export const bereavementPattern =
  /^(?=.*\b(?:passed away|has died|died|deceased|my late (?:husband|wife|mother|father|mum|dad|sister|brother|partner))\b)(?=.*\b(?:pack|packs|membership|account|sessions?|gift|voucher|payments?|emails?|subscription|executor)\b)(?!.*\b(?:dog|cat|phone|battery|laptop|hamster)\b)(?!.*\b(?:packs?|memberships?|account|sessions?|voucher|card|code|link|app|website|site|email|booking|payment|subscription) (?:has |have |had |just |all |s |ve |sadly |already |went and )*(?:died|passed away)\b)/;

/** Matches questions about whether a guest comes free of charge. */
export const guestFreePattern =
  /\b(?:bring|friend|friends|mate|guest|sister|mum|husband|wife|plus one)\b.*\b(?:for free|free of charge|for nothing|without paying|come free|comes free|go free)\b/;

/** Matches reports that what the last reply advised didn't help. */
export const didNotHelpPattern =
  /\b(?:tried|did|done) (?:all )?(?:of )?(?:that|this|those|everything)\b.*\b(?:no|not|nothing|still|same)\b|^(?:still|nope still) (?:no|not|nothing|doesnt|wont|cant)\b/;

/** Matches questions about how long a product that the message names can be used. */
export const productValidityPattern =
  /\bhow long\b.*\b(?:last|lasts|valid|use|good for)\b|\b(?:expires?|expiry|runs? out|used? (?:it |them )?by|how many weeks)\b/;

/** Matches reports that the studio was shut or empty when the visitor came for a class. */
export const nobodyTherePattern =
  /\b(?:showed|turned|rocked) up\b.*\b(?:locked|closed|shut|nobody|no one|noone|empty|dark)\b|\b(?:door was locked|nobody was there|no one was there|stood outside|waited outside)\b/;

/** Matches questions about whether a starter offer is for one person or several. */
export const offerForWhomPattern =
  /^(?=.*\b(?:intro|starter|first timer|newcomer|taster|welcome|beginner) (?:offers?|deals?|price)\b)(?=.*\b(?:both|each|partner|friend|husband|wife|twice|share|again|two of us|us|one of us|per person)\b)/;

/** Matches requests to refund a product, rather than a class. */
export const productRefundPattern =
  /\b(?:refund\w*|money back|my money|give me back|return)\b(?!.*\b(?:class|booking|cancelled)\b)/;

/** Matches questions about how many sessions a product has. */
export const sessionCountPattern =
  /^(?!.*\b(?:left|my|remaining|have i|i have)\b).*\bhow many (?:sessions|classes)\b/;

/** Matches reports that someone else used the visitor's card. */
export const stolenCardPattern =
  /\b(?:someone|somebody|a stranger) (?:has |else |else has )?(?:used|stole|stolen) my (?:\w+ )?card\b|\bmy card (?:was|has been) (?:stolen|used by)\b/;

/** Matches questions for the studio's phone number or email address, also as one question of several. */
export const contactDetailsPattern =
  /\b(?:whats|what is|give me|tell me|send me|is there) (?:a |an |the |your |ur |studios )(?:best |studios? |phone |contact |main )*(?:number|phone|telephone|email(?: address)?)\b(?! (?:of|you|u|i|we|that|from|says|about|with|is|was|for my|on my|in my)\b)/;

/** Matches questions of people who booked as guests before they had an account. */
export const guestBookingsPattern =
  /^(?=.*\bguest\b)(?=.*\b(?:made|make|created|create|set up|opened|open|got|new) (?:an |a |my |the )?(?:new )?(?:account|login)\b).*\b(?:book\w*|class|classes)\b/;

/** Matches thanks that end the conversation: "cheers mate, that's me done". */
export const closingThanksPattern =
  /^(?:(?:ok|okay|right|great|lovely|grand|perfect|brilliant|nice|cheers|ta|thanks|thank you|thx|pal|mate|love|so|well|all) )*(?:that is|thats|that will|thatll) (?:me|us|all i needed|everything|do me|do) ?(?:all )?(?:sorted|done|set|good|nicely)?(?: (?:then|now|thanks|thank you|cheers|ta|mate|pal|bye|x))*$/;

/** Matches advances to the assistant: "are you single", "you sound lovely". */
export const flirtPattern =
  /^(?:(?:so|hey|hi|ok|are|ur|haha) )*(?:you|u) (?:single|taken|seeing anyone|seeing someone|married)\b(?! (?:sex|use|parent))|\b(?:(?:you|u) (?:sounds?|looks?)|(?:your|ur) voice is) (?:well |so |very |really )?(?:sexy|fit|hot|gorgeous|cute|lovely|fanciable)$|^(?:(?:so|hey|hi) )*(?:do you )?fancy (?:a drink|a date|dinner|going out|going for a drink)\b/;

/** Matches packs that have expired in words of death: "my pack died on me". */
export const packDiedPattern =
  /\b(?:packs?|sessions) (?:has |have |had |just |all |s |sadly |already |went and )*died\b/;

/** Matches worries about the payment or the session of a booked class: "do I lose the £20". */
export const loseClassPattern =
  /\b(?:do|will|would) (?:i|we) (?:still )?lose (?:it|anything|(?:my|the|our) (?:£?\d+ ?)?(?:quid|pounds|money|class|session|place|booking)?)\b/;
