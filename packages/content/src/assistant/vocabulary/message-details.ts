/**
 * Patterns of details that vary within a topic, such as dates and prices, each with the word that replaces them for the
 * classifier.
 */
export const detailMasks: readonly (readonly [RegExp, string])[] = [
  [/\S+@\S+/g, ' someaddress '],
  [/\b1 ?(?:[:2-]|to|on|-to-|-on-) ?1s?\b|\bone[ -](?:to|on)[ -]ones?\b/g, ' onetoone '],
  [/\b(?:2|two) ?(?:for|4|-for-) ?(?:1|one)\b|\bbogof\b/g, ' twoforone '],
  [/[£$€] ?\d+(?:[.,]\d\d)?|\b\d+ ?(?:quid|pounds)\b/g, ' someprice '],
  [
    /\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)\b|\b\d{1,2}[:.]\d\d\b|\b(?:half|quarter) (?:past |to )?\w+\b/g,
    ' sometime ',
  ],
  [/\b(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?s?\b(?! (?:salutation))/g, ' someday '],
  [
    /\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w*\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w* \d{1,2}\b|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b|\b\d{1,2}(?:st|nd|rd|th)\b/g,
    ' somedate ',
  ],
  [/\b\d+\b/g, ' somenumber '],
];

/** Patterns of the kinds of details. Which kinds a message contains helps to recognise its topic. */
export const detailKinds: readonly (readonly [RegExp, string])[] = [
  [/\b(someday|somedate|today|tomorrow|tonight|week|weekend|weekends|weekday)\b/, 'day'],
  [/\b(sometime|mornings?|afternoons?|evenings?|lunch\w*|early|late|after work|noon)\b/, 'time'],
  [
    /\b(reformers?|yoga|mat|pilates|vinyasa|yin|foundations?|dynamic|sound|prenatal|restorative|class\w*)\b/,
    'class',
  ],
  [/\bsomenumber\b/, 'number'],
  [/\bsomeprice\b/, 'price'],
];
