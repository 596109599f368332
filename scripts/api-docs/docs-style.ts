/** Style sheet of the API page. The page includes it inline, and its policy allows it by hash. */
export const docsStyle = `
:root { color-scheme: light; --ink: #1f2a24; --stone: #5b6159; --line: #d8d3c7; --paper: #fffdf8; --forest: #24382e }
* { box-sizing: border-box }
body { margin: 0; background: #f6f2e9; color: var(--ink); font: 16px/1.6 system-ui, sans-serif }
main { max-width: 62rem; margin: 0 auto; padding: 3rem 1.25rem 6rem }
h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.2 }
h1 { font-size: 2.25rem; margin: 0 0 1rem } h2 { margin: 3rem 0 1rem }
p { max-width: 65ch } a { color: var(--forest) }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 1.5rem 0 } nav a { padding: .6rem 0 }
details { background: var(--paper); border: 1px solid var(--line); border-radius: 10px; margin: .5rem 0 }
summary { cursor: pointer; padding: .75rem 1rem; min-height: 44px; display: flex; flex-wrap: wrap; gap: .25rem 1rem }
summary code { font-weight: 600; overflow-wrap: anywhere } summary span { color: var(--stone) }
details > div { padding: 0 1rem 1rem } h3 { font-size: .95rem; margin: 1rem 0 .35rem }
pre { margin: 0; padding: .9rem 1rem; overflow-x: auto; background: #f1ece1; border-radius: 8px; font-size: .85rem; line-height: 1.5 }
:focus-visible { outline: 3px solid #b4532f; outline-offset: 2px }
`;
