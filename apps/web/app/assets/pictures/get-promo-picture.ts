import { comingTaiChi } from './coming-tai-chi.ts';
import { eventSoundHealing } from './event-sound-healing.ts';
import { heroReformer } from './hero-reformer.ts';
import { studioEnvironment1 } from './studio-environment-1.ts';

const pictures = {
  'sound-healing': eventSoundHealing,
  'tai-chi': comingTaiChi,
  'first-two-reformer': heroReformer,
} as const;

/** Returns the built-in picture of a promotion by its id. Promotions that owners add show the studio. */
export function getPromoPicture(id: string) {
  return Object.hasOwn(pictures, id) ? pictures[id as keyof typeof pictures] : studioEnvironment1;
}
