import type { StripeElementsOptionsClientSecret } from '@stripe/stripe-js';
import instrumentSansUrl from '../../assets/fonts/instrument-sans.woff2?url';

type StripeAppearance = Required<Pick<StripeElementsOptionsClientSecret, 'appearance' | 'fonts'>>;

const family = 'Instrument Sans Studio';

/**
 * Returns the style of Stripe's form, which equals that of the studio's fields: 52 px high, 6 px radius, paper with a
 * line border (styles/tokens.css).
 */
export function getStripeAppearance(origin: string): StripeAppearance {
  const src = getFontSource(origin);
  return { appearance, fonts: ['400', '500'].map((weight) => ({ family, weight, src })) };
}

/** Returns the URL of the font, which is absolute, because Stripe's iframe has another origin. */
function getFontSource(origin: string): string {
  return `url(${new URL(instrumentSansUrl, origin).href})`;
}

const appearance: StripeAppearance['appearance'] = {
  theme: 'flat',
  labels: 'above',
  variables: {
    colorPrimary: '#2F4437',
    colorBackground: '#FFFDF9',
    colorText: '#23211E',
    colorTextSecondary: '#655E55',
    colorTextPlaceholder: '#655E55',
    colorDanger: '#9B2C1F',
    iconColor: '#655E55',
    fontFamily: `"${family}", system-ui, sans-serif`,
    fontSizeBase: '16px',
    fontLineHeight: '1.25',
    spacingUnit: '4px',
    gridRowSpacing: '20px',
    gridColumnSpacing: '16px',
    borderRadius: '6px',
    focusBoxShadow: 'none',
  },
  rules: {
    '.Input': { border: '1px solid #857968', padding: '15px', boxShadow: 'none' },
    '.Input:hover': { borderColor: '#655E55' },
    '.Input:focus': { border: '1px solid #857968', outline: '2px solid #2F4437', outlineOffset: '3px' },
    '.Input--invalid': { border: '2px solid #9B2C1F', padding: '14px', boxShadow: 'none' },
    '.Label': { fontSize: '15px', fontWeight: '500', color: '#23211E', marginBottom: '6px' },
    '.Error': { fontSize: '14px', fontWeight: '500', color: '#9B2C1F' },
    '.Tab': { border: '1px solid #857968', padding: '14px 15px', boxShadow: 'none' },
    '.Tab--selected': {
      border: '2px solid #2F4437',
      padding: '13px 14px',
      color: '#23211E',
      boxShadow: 'none',
    },
  },
};
