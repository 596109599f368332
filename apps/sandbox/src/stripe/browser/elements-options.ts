import type { Appearance } from './appearance.ts';

/** Options of `stripe.elements`. */
export interface ElementsOptions {
  clientSecret?: string;
  mode?: string;
  amount?: number;
  currency?: string;
  appearance?: Appearance;
  locale?: string;
}
