import type { Recommendable } from '@studio/domain/recommendations/recommend-classes';
import { classMat } from '../../assets/pictures/class-mat.ts';
import { classReformer } from '../../assets/pictures/class-reformer.ts';
import { classYogaRestorative } from '../../assets/pictures/class-yoga-restorative.ts';
import { classYogaVinyasa } from '../../assets/pictures/class-yoga-vinyasa.ts';
import type { PictureFacts } from '../../ui/picture-facts.ts';

/** What a class looks like. */
export function quizPicture({ activityId, subType }: Recommendable): PictureFacts {
  if (activityId === 'reformer') return classReformer;
  if (activityId === 'mat') return classMat;
  return subType === 'restorative-yin' ? classYogaRestorative : classYogaVinyasa;
}
