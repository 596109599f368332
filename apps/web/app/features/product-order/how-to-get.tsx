import { orderCopy as copy } from '@studio/content/copy/pricing';
import { classPicture } from '../../assets/pictures/by-class.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { ProductOrderFacts } from './product-order-facts.ts';

/** By message or at the desk; what is booked directly says so and leads there. */
export function HowToGet({ product }: { product: ProductOrderFacts }) {
  return (
    <div className="overflow-clip rounded-panel border border-hairline bg-paper desk:sticky desk:top-[calc(var(--header-height)+1.5rem)]">
      {product.activityId && (
        <Picture
          of={classPicture(product.activityId)}
          sizes="(min-width: 68.75rem) 502px, 100vw"
          alt=""
          priority
          className="h-44 w-full bg-linen md:h-52"
        />
      )}
      <div className="p-6 md:p-8">
        {product.direct ? <Directly {...product.direct} /> : <Ordered {...product} />}
      </div>
    </div>
  );
}

function Ordered({ id, desk }: ProductOrderFacts) {
  const { heading, lead, ask, desk: words, nothing } = copy.how;
  return (
    <>
      <h2 className="text-h3">{heading}</h2>
      <p className="mt-2 text-stone">{lead}</p>
      <section aria-labelledby="ask" className="mt-6 border-t border-hairline pt-6">
        <h3 id="ask" className="font-sans text-ui font-medium tracking-normal">
          {ask.title}
        </h3>
        <p className="mt-1.5 text-stone">{ask.text}</p>
        <ButtonLink
          to={`/contact?topic=packs&product=${encodeURIComponent(id)}`}
          size="large"
          wide
          className="mt-5"
        >
          {ask.action}
        </ButtonLink>
      </section>
      <section aria-labelledby="desk" className="mt-7 border-t border-hairline pt-6">
        <h3 id="desk" className="font-sans text-ui font-medium tracking-normal">
          {words.title}
        </h3>
        <p className="mt-1.5 text-stone">{words.text}</p>
        <address className="numeric mt-4 flex gap-3.5 not-italic">
          <Icon name="map-pin" size={20} className="mt-1 shrink-0" />
          <span>
            {desk.street}, {desk.place}
            <span className="mt-1 block text-small text-stone">
              {desk.weekdays} · {desk.weekends}
            </span>
          </span>
        </address>
      </section>
      <p className="mt-6 text-small text-stone">{nothing}</p>
    </>
  );
}

function Directly({ label, href }: { label: string; href: string }) {
  return (
    <>
      <h2 className="text-h3">{copy.direct.heading}</h2>
      <p className="mt-2 mb-6 text-stone">{copy.direct.text}</p>
      <ButtonLink to={href} size="large" wide>
        {label}
      </ButtonLink>
    </>
  );
}
