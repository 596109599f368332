import { heroMat } from './hero-mat.ts';
import { heroReformer } from './hero-reformer.ts';
import { heroYoga } from './hero-yoga.ts';

const pictures = { 'hero-mat': heroMat, 'hero-reformer': heroReformer, 'hero-yoga': heroYoga };

/** Returns the built-in picture of a hero slide. */
export function getHeroPicture(slideId: keyof typeof pictures) {
  return pictures[slideId];
}
