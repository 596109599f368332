/**
 * Places that an address can name within a card: so far above it that the navigation, which stays in sight below the
 * header, does not lie over its name.
 */
export function ScrollAnchors({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => (
    <span key={id} id={id} className="absolute -top-20 left-0 outline-none md:-top-22" aria-hidden="true" />
  ));
}
