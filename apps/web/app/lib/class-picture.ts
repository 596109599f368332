import { classMat } from '../assets/pictures/class-mat.ts';
import { classReformer } from '../assets/pictures/class-reformer.ts';
import { classYogaRestorative } from '../assets/pictures/class-yoga-restorative.ts';
import { classYogaVinyasa } from '../assets/pictures/class-yoga-vinyasa.ts';
import type { PictureFacts } from '../ui/picture-facts.ts';

/** What a class looks like, by its activity and, where that makes a difference, its kind. */
export function classPicture(activityId: string, subType?: string): PictureFacts {
  if (activityId === 'reformer') return classReformer;
  if (activityId === 'mat') return classMat;
  return subType === 'vinyasa' ? classYogaVinyasa : classYogaRestorative;
}
