import { classMat } from './class-mat.ts';
import { classReformer } from './class-reformer.ts';
import { classYogaRestorative } from './class-yoga-restorative.ts';
import { classYogaVinyasa } from './class-yoga-vinyasa.ts';

/** Returns the picture of a class by its activity and, for yoga, its sub-type. */
export function getClassPicture(activityId: string, subType?: string) {
  if (activityId === 'reformer') return classReformer;
  if (activityId === 'mat') return classMat;
  return subType === 'vinyasa' ? classYogaVinyasa : classYogaRestorative;
}
