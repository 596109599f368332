/** A product as its order page shows it. */
export interface ProductOrderFacts {
  id: string;
  eyebrow: string;
  name: string;
  subtitle: string;
  price: string;
  unit: string;
  /** "£11.67 / class"; null when it would repeat the price. */
  each: string | null;
  includes: readonly string[];
  excludes: readonly string[];
  /** What its picture shows; null when it covers no class. */
  activityId: string | null;
  /** How long it is good for and what holds besides, a sentence each. */
  terms: readonly string[];
  /** Where it is booked instead, when it is not ordered. */
  direct: { label: string; href: string } | null;
  desk: { street: string; place: string; weekdays: string; weekends: string };
}
