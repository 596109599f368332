import 'react';

declare module 'react' {
  // Components hand values to the style sheet as custom properties.
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}
