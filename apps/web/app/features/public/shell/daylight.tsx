import { useId } from 'react';

/** Decoration: light through an arched window. */
export function Daylight({ className }: { className: string }) {
  // Uses unique gradient ids, because a shared gradient is missing while the SVG that defines it is hidden.
  const id = useId();
  const [soft, fade] = [`${id}soft`, `${id}fade`];
  return (
    <svg
      className={className}
      viewBox="0 0 390 844"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <filter id={soft} x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="7" />
        </filter>
        <linearGradient id={fade} x1="0" y1="0" x2=".35" y2="1">
          <stop offset="0" stopColor="#fffdf9" stopOpacity=".75" />
          <stop offset="1" stopColor="#fffdf9" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g filter={`url(#${soft})`} fill={`url(#${fade})`} transform="skewX(9) translate(-40 0)">
        <path d="M64 296v-40a122 122 0 0 1 96-142v182Z" />
        <path d="M178 112a122 122 0 0 1 118 144v40H178Z" />
        <path d="M64 316h96v110H64Zm114 0h118v110H178ZM64 446h96v150H64Zm114 0h118v150H178Z" />
      </g>
    </svg>
  );
}
