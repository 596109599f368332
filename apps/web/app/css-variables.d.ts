import 'react';

declare module 'react' {
  // Allows custom properties in style props.
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}
