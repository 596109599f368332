import type { StudioProfile } from '@studio/contracts/catalogue';

/** Position of the pin on the hand-drawn map, in degrees. */
const drawnPin = { latitude: 51.4828, longitude: -0.1228 };

/** Largest distance from that pin, in degrees, at which the map still shows the studio: about 100 m. */
const tolerance = 0.001;

/** Returns whether the hand-drawn map shows the studio. Studios elsewhere have no map, only the link to one. */
export function isOnDrawnMap({ latitude, longitude }: StudioProfile['coordinates']): boolean {
  return (
    Math.abs(latitude - drawnPin.latitude) < tolerance && Math.abs(longitude - drawnPin.longitude) < tolerance
  );
}
