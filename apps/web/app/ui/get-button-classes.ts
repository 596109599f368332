export interface ButtonAppearance {
  /**
   * Kind of button. primary: the main action of a screen. secondary: beside it. danger: destructive. light
   * and outline-light: primary and secondary on forest.
   */
  kind?: 'primary' | 'secondary' | 'danger' | 'light' | 'outline-light';
  /** Height: 44, 48 or 52 px. */
  size?: 'small' | 'medium' | 'large';
  /** Whether the button has the full width of its container. */
  wide?: boolean;
}

const base =
  'inline-flex items-center justify-center gap-2 rounded-pill font-medium leading-tight text-center no-underline ' +
  'select-none transition-colors duration-160 ease-settle disabled:bg-linen disabled:text-stone disabled:border-transparent ' +
  'data-incomplete:bg-linen data-incomplete:text-stone data-incomplete:border-transparent';

const kinds = {
  primary: 'bg-forest text-chalk hover:bg-pine',
  secondary: 'border border-line text-ink hover:border-ink hover:bg-linen/50',
  light: 'bg-chalk text-ink hover:bg-linen',
  'outline-light': 'border border-chalk/55 text-chalk hover:border-chalk hover:bg-chalk/8',
  danger: 'border border-error text-error hover:bg-error/5',
} as const;

const sizes = {
  small: 'min-h-11 px-5 text-[0.9375rem]',
  medium: 'min-h-12 px-6 text-ui',
  large: 'min-h-13 px-8 text-[1.0625rem]',
} as const;

export function getButtonClasses({
  kind = 'primary',
  size = 'medium',
  wide = false,
}: ButtonAppearance = {}): string {
  return `${base} ${kinds[kind]} ${sizes[size]}${wide ? ' w-full' : ''}`;
}
