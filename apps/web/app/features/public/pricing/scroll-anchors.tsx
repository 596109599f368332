/**
 * Scroll targets within a card. They are placed above the card, so that the header and the sticky navigation
 * don't cover the card's name.
 */
export function ScrollAnchors({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => (
    <span key={id} id={id} className="absolute -top-20 left-0 outline-none md:-top-22" aria-hidden="true" />
  ));
}
