import { normaliseDateText } from './date-parsing/normalise-date-text.ts';

const unit = '(?:of us|people|persons?|places?|spots?|spaces?|beds?|mats?|seats?|tickets?|pax)';
const others = '(?:friends?|colleagues?|mates?|others?|guests?|kids?)';

/** Maximum number after "classes for" that is read as a number of people and not as a price. */
const mostForSome = 12;

/** Parses the number of places, such as "two of us", "me and 2 friends" or "for 3". Null without a number. */
export function parsePlaceCount(text: string): number | null {
  const plain = normaliseDateText(text.replace(/[£$€] ?\d+/g, ' '));
  const withOthers = new RegExp(`\\b(?:me|myself|i) (?:and|plus|with|\\+) (?:my )?(\\d{1,2}) ${others}`).exec(
    plain,
  );
  if (withOthers) return sensible(Number(withOthers[1]) + 1);
  const oneMore =
    /\b(?:me and|plus|bring|with|and) (?:a|my|1) (?:friend|partner|husband|wife|mum|mother|sister|brother|boyfriend|girlfriend|daughter|son|colleague|mate)\b|\bplus one\b|\bplus 1\b|\bboth of us\b|\bthe pair of us\b|\bus both\b/.exec(
      plain,
    );
  const counted = new RegExp(`\\b(\\d{1,2}) (?:free |open |available )?${unit}\\b`).exec(plain);
  if (counted) return sensible(Number(counted[1]));
  const bare =
    /^(?:(?:and|n|ok|okay|so|or|what about|how about|is there (?:one|room)|would it work) )*(?:for|with) (?:just |all )?([1-5])(?: (?:please|then|instead|though|adults|as well|too))*$/.exec(
      plain,
    );
  if (bare) return sensible(Number(bare[1]));
  const forSome =
    /\b(?:room|book|table|place|space|anything|classes?|availability) for (\d{1,2})\b(?! ?(?:am|pm|:|\.))/.exec(
      plain,
    );
  // "Two classes for 25" names a price.
  if (forSome && Number(forSome[1]) <= mostForSome) return sensible(Number(forSome[1]));
  return oneMore ? 2 : null;
}

function sensible(places: number): number | null {
  return places >= 1 && places <= 30 ? places : null;
}
