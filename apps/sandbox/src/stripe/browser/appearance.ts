export interface Appearance {
  theme?: string;
  variables?: Record<string, string | undefined>;
  rules?: Record<string, Record<string, string>>;
}

/** Supported appearance variables of the form and the bank dialog, with their defaults. */
const variables: Record<string, string> = {
  colorPrimary: '#0570de',
  colorBackground: '#ffffff',
  colorText: '#30313d',
  colorTextSecondary: 'color-mix(in srgb, var(--colorText) 72%, var(--colorBackground))',
  colorTextPlaceholder: 'color-mix(in srgb, var(--colorText) 62%, var(--colorBackground))',
  colorBorder: 'color-mix(in srgb, var(--colorText) 52%, var(--colorBackground))',
  colorDanger: '#df1b41',
  colorSuccess: '#1a7f4b',
  borderRadius: '6px',
  fontFamily: 'system-ui, sans-serif',
  fontSizeBase: '16px',
  fontSizeSm: '0.875em',
  fontWeightNormal: '400',
  fontWeightMedium: '500',
  gridColumnSpacing: 'calc(var(--spacingUnit) * 4)',
  gridRowSpacing: 'calc(var(--spacingUnit) * 4)',
  spacingUnit: '4px',
};

/** Sets the appearance variables as custom properties of a host element, whose shadow tree uses them. */
export function applyAppearance(host: HTMLElement, appearance: Appearance | undefined): void {
  for (const [name, defaultValue] of Object.entries(variables)) {
    host.style.setProperty(`--${name}`, appearance?.variables?.[name] ?? defaultValue);
  }
}

/** Builds a stylesheet from the appearance's rules, such as `{ '.Input': { … } }`. Unknown selectors have no effect. */
export function buildRuleSheet(appearance: Appearance | undefined): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  for (const [selector, declarations] of Object.entries(appearance?.rules ?? {})) {
    if (!/^\.[\w-]+[\w\s.:()[\]="'-]*$/.test(selector)) continue;
    const index = sheet.insertRule(`${selector} {}`, sheet.cssRules.length);
    const rule = sheet.cssRules[index];
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const [property, value] of Object.entries(declarations)) {
      rule.style.setProperty(toKebabCase(property), value);
    }
  }
  return sheet;
}

function toKebabCase(property: string): string {
  return property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
