import { classMat } from './class-mat.ts';
import { classReformer } from './class-reformer.ts';
import { classYogaRestorative } from './class-yoga-restorative.ts';
import { classYogaVinyasa } from './class-yoga-vinyasa.ts';

/** What a class looks like, by its activity and, where that makes a difference, its kind. */
export function getClassPicture(activityId: string, subType?: string) {
  if (activityId === 'reformer') return classReformer;
  if (activityId === 'mat') return classMat;
  return subType === 'vinyasa' ? classYogaVinyasa : classYogaRestorative;
}
