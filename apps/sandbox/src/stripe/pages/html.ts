/** Escapes text for HTML, including quoted attributes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Formats pence as pounds, such as `£13.50`. */
export function formatPounds(pence: number): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(pence / 100);
}

/** Renders a page of the sandbox as a single card, readable without scripts. */
export function renderSandboxPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>${content}</main>
</body>
</html>
`;
}

/** Headers of a sandbox page, which allow no scripts and load nothing. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

const style = `
:root { color-scheme: light; font-family: 'Instrument Sans', ui-sans-serif, system-ui, sans-serif; line-height: 1.5; }
* { box-sizing: border-box; margin: 0; }
body { background: #f3efe8; color: #23211e; padding: clamp(20px, 7vw, 72px) 20px; }
main { background: #fffdf9; border: 1px solid rgb(35 33 30 / .12); border-radius: 14px; margin: 0 auto; max-width: 480px; padding: clamp(24px, 6vw, 40px); }
.eyebrow { color: #655e55; font-size: 13px; letter-spacing: .02em; }
h2 { font-size: 18px; font-weight: 600; margin-top: 40px; }
h2 + dl { margin-top: 12px; }
h1 { font-size: 22px; font-weight: 600; letter-spacing: -.01em; line-height: 1.25; margin-top: 4px; }
.amount { font-size: 40px; font-variant-numeric: tabular-nums; font-weight: 600; letter-spacing: -.02em; line-height: 1.15; margin-top: 20px; }
p { color: #655e55; margin-top: 8px; }
p.eyebrow { margin-top: 0; }
p.amount { color: #23211e; }
dl { border-top: 1px solid rgb(35 33 30 / .12); margin-top: 28px; }
dl div { border-bottom: 1px solid rgb(35 33 30 / .12); display: flex; gap: 16px; justify-content: space-between; padding: 12px 0; }
dt { color: #655e55; }
dd { font-variant-numeric: tabular-nums; text-align: right; overflow-wrap: anywhere; }
.money dd { flex: none; overflow-wrap: normal; white-space: nowrap; }
.total dt, .total dd { color: #23211e; font-weight: 600; }
.note { font-size: 14px; margin-top: 24px; }
form { display: grid; gap: 12px; margin-top: 28px; }
button { background: #fffdf9; border: 1px solid #857968; border-radius: 999px; color: #23211e; cursor: pointer; font: inherit; font-weight: 500; min-height: 48px; padding: 0 24px; }
button.first { background: #2f4437; border-color: #2f4437; color: #f7f2ea; }
button:focus-visible { outline: 2px solid #2f4437; outline-offset: 3px; }
`;
