export const numberWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );

export const durationPattern = new RegExp(
  String.raw`(?<!\b(?:in|for|next|within|every|last|past|about) )\b(\d{1,2}|${numberWords.join('|')}) (weeks?|months?)\b(?! (pack|membership|trial|notice|old|ago|post\w*|after|since|before|off|later|time))`,
);

export const pregnancyPattern =
  /\b(pregnan\w*|pregg\w*|expecting (a baby|a little one|twins|my|our|in|and)|(am|is|she|wife|who is|while|when) expecting(?! (a|an|to|the|some|more|you|it|that|this|my|our)\b)|trimester|prenatal|antenatal|(my|the) midwife|(my|baby|the|a) bump(?! (into|up|in)\b)|bump (class|classes|friendly))\b/;

export const weeksPregnantPattern =
  /\b\d+ weeks (gone|along|and)\b|\bi am \d+ weeks\b(?! (post|after|since|into|from|out|off|away))/;

export const firstTrimesterPattern =
  /\b(first|1st) trimester\b|\b(early|newly|just|recently) (\w+ ){0,5}pregnan\w*|\bearly (days|stages?)\b/;

export const laterTrimesterPattern = /\b(second|2nd|third|3rd|last) trimester\b/;
