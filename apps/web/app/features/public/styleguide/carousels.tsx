import { heroMat } from '../../../assets/pictures/hero-mat.ts';
import { heroReformer } from '../../../assets/pictures/hero-reformer.ts';
import { heroYoga } from '../../../assets/pictures/hero-yoga.ts';
import { inesDuarte } from '../../../assets/pictures/ines-duarte.ts';
import { jonahPrice } from '../../../assets/pictures/jonah-price.ts';
import { meiTanaka } from '../../../assets/pictures/mei-tanaka.ts';
import { noorHaddad } from '../../../assets/pictures/noor-haddad.ts';
import { studioEnvironment1 } from '../../../assets/pictures/studio-environment-1.ts';
import { studioEnvironment2 } from '../../../assets/pictures/studio-environment-2.ts';
import { studioEnvironment3 } from '../../../assets/pictures/studio-environment-3.ts';
import { Carousel } from '../../../ui/carousel.tsx';
import { FadingSlides } from '../../../ui/fading-slides.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Specimen, SpecimenGroup } from './specimen.tsx';

const heroes = [
  { key: 'mat', of: heroMat, name: 'A room full of daylight' },
  { key: 'reformer', of: heroReformer, name: 'Ten beds. You will be seen' },
  { key: 'yoga', of: heroYoga, name: 'One breath, one movement' },
] as const;

const rooms = [
  { key: 'reformers', of: studioEnvironment1, name: 'The reformer room' },
  { key: 'shelves', of: studioEnvironment2, name: 'Mats, blocks and rings' },
  { key: 'quiet', of: studioEnvironment3, name: 'The quiet corner' },
] as const;

const people = [
  { key: 'ines', of: inesDuarte, name: 'Ines Duarte' },
  { key: 'jonah', of: jonahPrice, name: 'Jonah Price' },
  { key: 'mei', of: meiTanaka, name: 'Mei Tanaka' },
  { key: 'noor', of: noorHaddad, name: 'Noor Haddad' },
] as const;

/** Moving components, each with its pause button. */
export function Carousels() {
  return (
    <SpecimenGroup id="slides" title="Slides">
      <Specimen name="Hero, 8000 / 700">
        <FadingSlides
          label="Hero slides"
          delayMs={8000}
          speedMs={700}
          className="desk:h-[30rem]"
          frame="aspect-4/5 md:aspect-video"
          slides={heroes.map(({ key, of, name }, nth) => ({
            key,
            name,
            picture: (
              <Picture
                of={of}
                sizes="(min-width: 68.75rem) 60rem, 100vw"
                className="size-full"
                priority={nth === 0}
              />
            ),
            text: (
              <p
                className={`display-face max-w-[20rem] py-6 text-h2 desk:p-10 ${key === 'yoga' ? 'desk:m-8 desk:w-fit desk:rounded-panel desk:bg-chalk' : ''}`}
              >
                {name}
              </p>
            ),
          }))}
        />
      </Specimen>
      <Specimen name="Spotlight, 3000 / 700">
        <Carousel
          label="Rooms"
          delayMs={3000}
          speedMs={700}
          slides={rooms.map(({ key, of, name }) => ({
            key,
            name,
            content: (
              <figure className="grid items-center gap-6 md:grid-cols-2">
                <Picture
                  of={of}
                  sizes="(min-width: 48rem) 28rem, 100vw"
                  className="aspect-3/2 w-full rounded-panel bg-linen"
                />
                <figcaption className="display-face text-h3">{name}</figcaption>
              </figure>
            ),
          }))}
        />
      </Specimen>
      <Specimen name="Manual, several slides">
        <Carousel
          label="People"
          arrows
          slideClassName="basis-[64%] sm:basis-[40%] desk:basis-[30%]"
          slides={people.map(({ key, of, name }) => ({
            key,
            name,
            content: (
              <figure>
                <Picture of={of} sizes="20rem" className="aspect-4/5 w-full rounded-panel bg-linen" />
                <figcaption className="mt-4 text-ui font-medium">{name}</figcaption>
              </figure>
            ),
          }))}
        />
      </Specimen>
    </SpecimenGroup>
  );
}
