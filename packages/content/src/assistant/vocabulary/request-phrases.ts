export const comparisonPattern = /\b(?:or|vs|versus|difference|compared|which (?:one|class)|better)\b/;

export const moneyPattern = /\b(?:price|prices|cost|costs|cheap\w*|pack|packs|membership|pay|worth|£|book)\b/;

export const cancelPattern =
  /\b(?:can i|could i|can we|want to|need to|have to|how do i|like to|please|still|got to)\b.*\bcancel\b(?! (?:my |the )?(?:membership|account|subscription))/;

export const movePattern =
  /\b(?:move|shift|reschedule|swap|switch|push|change)\b (?:my|the|our) (?:\w+ ){0,3}(?:class|session|booking|one)\b.*\b(?:to|for|instead|another)\b/;

export const cutOffPattern =
  /\b(?:can|could) i still (?:book|get in|get on|join|make|come)\b|\bcut ?off\b|\btoo late (?:for|to (?:book|join|get))\b/;

export const pricePattern = /\b(?:how much|price|prices|cost|costs)\b/;

/** Topics whose answers include the prices of what they are about. */
export const topicsWithPrices = new Set(['one_to_one', 'packs_info', 'memberships_info', 'intro_offer']);

export const ownBookingsPattern =
  /\b(?:do i have|have i got|am i) (?:\w+ )?(?:anything|something|booked|a class|a booking|in)\b/;

export const closedDaysPattern =
  /\b(?:between|over|around) (?:christmas|xmas)\b|\btwixmas\b|\bbank holidays?\b/;

export const missingPattern = /\blose\b.*\bnot (?:go|come|turn up|show up|make it)\b/;

export const severalClassesPattern =
  /\b(?:buy|purchase|how much)\b.*\b(?:[3-9]|1\d|20|three|four|five|six|eight|ten|twelve|twenty) (?:reformers|(?:\w+ )?(?:classes|sessions))\b(?!.*\b(?:1 ?1|private|left)\b)/;

export const anyClassPattern = /\b(?:any|(?<!\bi )have|got|is there|are there) (?:\w+ ){0,3}class(?:es)?\b/;

export const whatIsOnPattern =
  /^(?:hi |hello |hey )?(?:what|what is|whats|what have you got|anything|is there anything) on\b/;

export const bookablePattern = /\b(?:bookable|book yet|book already|open for booking|on sale|released)\b/;

export const freePattern =
  /\b(?:(?:i am|only|ever|usually|mostly) (?:ever |really |actually )?free|can only (?:do|make|come|manage)|day off|days off)\b/;

export const questionPattern =
  /\b(?:who|how|why|where|what|which|is|are|do|does|can|much|long|price|cost|instructor|teacher|bring|wear|book|booked|pregnant|injur\w*|covid|ill|sick|pain|late|gift|refund|tour|open|closed)\b/;

export const tourPattern = /^(?!.*\b(?:cancel|move|change|reschedule|late|my tour)\b).*\btours?\b/;
