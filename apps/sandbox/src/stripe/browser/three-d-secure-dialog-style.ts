/** CSS of the bank dialog. */
export const threeDSecureDialogStyle = `
:host { all: initial; }
* { box-sizing: border-box; margin: 0; }
dialog {
  background: var(--colorBackground); border: 0; border-radius: calc(var(--borderRadius) * 2.4);
  box-shadow: 0 2px 4px rgb(35 33 30 / .05), 12px 24px 48px -16px rgb(70 48 30 / .32);
  color: var(--colorText); font-family: var(--fontFamily); font-size: var(--fontSizeBase); line-height: 1.5;
  margin: auto; max-height: calc(100dvh - 32px); max-width: min(420px, calc(100vw - 32px)); overflow: auto; padding: 32px; width: 100%;
}
dialog::backdrop { background: rgb(35 33 30 / .48); }
.bank { border-bottom: 1px solid color-mix(in srgb, var(--colorText) 12%, transparent); color: var(--colorTextSecondary); font-size: .875em; padding-bottom: 16px; }
h2 { font-size: 1.375em; font-weight: 600; letter-spacing: -.01em; line-height: 1.25; margin-top: 20px; }
.amount { font-size: 2.25em; font-variant-numeric: tabular-nums; font-weight: 600; letter-spacing: -.02em; line-height: 1.2; margin-top: 8px; }
#text { color: var(--colorTextSecondary); margin-top: 8px; }
.actions { display: grid; gap: 12px; margin-top: 28px; }
button { appearance: none; background: transparent; border: 1px solid var(--colorBorder); border-radius: 999px; color: var(--colorText); cursor: pointer; font: inherit; font-weight: var(--fontWeightMedium); min-height: 48px; padding: 0 24px; }
button.first { background: var(--colorPrimary); border-color: var(--colorPrimary); color: var(--colorBackground); }
button:focus-visible { outline: 2px solid var(--colorPrimary); outline-offset: 3px; }
@media (max-width: 480px) { dialog { padding: 24px; } }
`;
