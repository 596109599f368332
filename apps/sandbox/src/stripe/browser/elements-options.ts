import type { Appearance } from './appearance.ts';

/** What a page gives to `stripe.elements`. */
export interface ElementsOptions {
  clientSecret?: string;
  mode?: string;
  amount?: number;
  currency?: string;
  appearance?: Appearance;
  locale?: string;
}
