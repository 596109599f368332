/** Words without which a message can't be about certain topics, whatever else it resembles. */
export const topicGuards: readonly { topicIds: readonly string[]; words: RegExp }[] = [
  {
    topicIds: ['pregnancy'],
    words:
      /pregn|preggo|prenatal|antenatal|trimester|midwife|\bbump\b|expecting|\bbaby|\bdue\b|\d+ weeks (?:gone|along)|\bi am \d+ (?:weeks|months)|mum to be|up the duff|with child|ivf/,
  },
  {
    topicIds: ['postnatal'],
    words:
      /birth|baby|babies|born|natal|partum|\bpp\b|caesar|cesar|\bc ?section|\bmum|deliver|diastasis|breast|pelvic|feeding|little one|pregn|labour|twins|\bson\b|daughter|newborn|stitches/,
  },
  {
    topicIds: ['price_after_discount'],
    words: /%|per ?cent|\boff\b|discount|code|reduc|minus|less|voucher|promo|\b10\b|\bten\b/,
  },
  {
    topicIds: ['gift_card_use', 'gift_card_balance', 'gift_card_part_payment', 'gift_card_validity'],
    words: /gift|vouch|card|present|redeem|balance|certificate|birthday|given|money|code/,
  },
  {
    topicIds: ['bereavement'],
    words:
      /^(?!.*\b(?:packs?|memberships?|sessions?|account|voucher|card|code|link|app|website|site|booking|payment|phone|laptop|battery) (?:has |have |had |just |all |s |ve |sadly |already |went and )*(?:died|dead|expired)\b).*(?:die[ds]?\b|dead|death|passed|deceased|\blate\b|lost|bereave|executor|no longer with us|funeral|affairs)/s,
  },
  {
    topicIds: ['period'],
    words: /period|cramp|menstr|\bmonth|\bpms\b|bloat|endo|sanitary|\bon\b/,
  },
];
