/** CSS of the card form. The appearance variables set its colours and sizes. */
export const formStyle = `
:host { all: initial; display: block; }
* { box-sizing: border-box; margin: 0; }
.form {
  color: var(--colorText); font-family: var(--fontFamily); font-size: var(--fontSizeBase);
  font-weight: var(--fontWeightNormal); line-height: 1.4; text-align: start;
  -webkit-font-smoothing: antialiased;
}
.grid { display: grid; grid-template-columns: 1fr 1fr; gap: var(--gridRowSpacing) var(--gridColumnSpacing); align-items: start; }
.Block { display: flex; flex-direction: column; min-width: 0; }
.Block.number, .Block.postalCode { grid-column: 1 / -1; }
.Label { color: var(--colorText); font-size: .9375em; font-weight: var(--fontWeightMedium); line-height: 1.25; margin-bottom: calc(var(--spacingUnit) * 1.5); }
.frame { position: relative; }
.Input {
  appearance: none; width: 100%; min-height: 48px; padding: 0 calc(var(--spacingUnit) * 3.5);
  background: var(--colorBackground); color: var(--colorText);
  border: 1px solid var(--colorBorder); border-radius: var(--borderRadius);
  font: inherit; font-size: max(16px, 1em); font-variant-numeric: tabular-nums; letter-spacing: .01em;
  transition: border-color 160ms;
}
.Block.number .Input { padding-inline-end: 60px; }
.Input::placeholder { color: var(--colorTextPlaceholder); opacity: 1; }
.Input:hover { border-color: var(--colorText); }
.Input:focus { border-color: var(--colorPrimary); outline: 2px solid var(--colorPrimary); outline-offset: 2px; }
.Input--invalid, .Input--invalid:hover { border-color: var(--colorDanger); box-shadow: inset 0 0 0 1px var(--colorDanger); }
.Input--invalid:focus { border-color: var(--colorDanger); outline-color: var(--colorDanger); }
.Input:-webkit-autofill { -webkit-text-fill-color: var(--colorText); box-shadow: inset 0 0 0 40px var(--colorBackground); }
.brand { position: absolute; inset-inline-end: 13px; top: 50%; translate: 0 -50%; color: var(--colorTextSecondary); pointer-events: none; }
.Error { color: var(--colorDanger); display: flex; gap: 7px; font-size: .9375em; line-height: 1.35; }
.Error:not(:empty) { margin-top: calc(var(--spacingUnit) * 2); }
.Error .sign { flex: none; margin-top: .08em; }
.failed { border: 1px solid var(--colorDanger); border-radius: var(--borderRadius); padding: calc(var(--spacingUnit) * 4); }
.sandbox { border-top: 1px solid color-mix(in srgb, var(--colorText) 12%, transparent); color: var(--colorTextSecondary); font-size: .875em; margin-top: calc(var(--spacingUnit) * 5); }
summary { align-items: center; cursor: pointer; display: flex; flex-wrap: wrap; gap: 6px 12px; justify-content: space-between; list-style: none; margin-bottom: -6px; min-height: 44px; padding: 10px 0 6px; }
summary::-webkit-details-marker { display: none; }
.more { color: var(--colorText); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 4px; }
.more::after { content: ''; border: solid currentColor; border-width: 0 1.5px 1.5px 0; display: inline-block; height: 6px; margin-inline: 9px 3px; rotate: 45deg; translate: 0 -3px; width: 6px; }
[open] .more::after { rotate: 225deg; translate: 0 1px; }
details p { margin-top: 6px; }
ul { list-style: none; margin-top: 8px; padding: 0; }
li + li { border-top: 1px solid color-mix(in srgb, var(--colorText) 8%, transparent); }
li button { align-items: center; appearance: none; background: none; border: 0; color: inherit; cursor: pointer; display: flex; flex-wrap: wrap; font: inherit; gap: 0 16px; justify-content: space-between; min-height: 44px; padding: 6px 0; text-align: start; width: 100%; }
li button:hover .digits { text-decoration: underline; text-underline-offset: 4px; }
.digits { color: var(--colorText); font-variant-numeric: tabular-nums; }
summary:focus-visible, li button:focus-visible { border-radius: 4px; outline: 2px solid var(--colorPrimary); outline-offset: 2px; }
@media (prefers-reduced-motion: reduce) { .Input { transition: none; } }
`;
