import { classMat } from './class-mat.ts';
import { classReformer } from './class-reformer.ts';
import { classYogaRestorative } from './class-yoga-restorative.ts';
import { classYogaVinyasa } from './class-yoga-vinyasa.ts';
import { studioEnvironment1 } from './studio-environment-1.ts';

/**
 * Returns the built-in picture of a class by its activity and, for yoga, its sub-type. Activities that owners have added
 * show the studio.
 */
export function getClassPicture(activityId: string, subType?: string) {
  switch (activityId) {
    case 'reformer':
      return classReformer;
    case 'mat':
      return classMat;
    case 'yoga':
      return subType === 'vinyasa' ? classYogaVinyasa : classYogaRestorative;
    default:
      return studioEnvironment1;
  }
}
