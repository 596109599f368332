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
  /** What it holds, for what, and for how long. */
  rows: readonly { label: string; value: string }[];
  /** What holds besides, a sentence each. */
  terms: readonly string[];
  /** Where it is booked instead, when it is not ordered. */
  direct: { label: string; href: string } | null;
  desk: { street: string; place: string; weekdays: string; weekends: string };
}
