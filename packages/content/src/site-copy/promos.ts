import {
  type CopyValue,
  group,
  line,
  link,
  list,
  reference,
  text,
} from '@studio/domain/site-copy/copy-field';

/** Fields of the events and offers that the classes page and the pricing page promote (handbook: pages 6). */
export const promosFields = group('Events and offers', {
  slides: list(
    'Events and offers',
    { noun: 'slide', titleField: 'title', max: 6 },
    {
      title: line('Title', 60),
      text: text('Text', 200),
      classType: reference('Class whose next date is shown', 'class-type'),
      product: reference('Product that is sold', 'product', 'The slide is hidden while it isn’t on sale.'),
      startsText: line('Text in place of a date', 60),
      button: link('Button'),
    },
  ),
});

export type PromosCopy = CopyValue<typeof promosFields>;

/** Built-in events and offers. Their ids choose the built-in pictures. */
export const promosDefaults: PromosCopy = {
  slides: [
    {
      id: 'sound-healing',
      title: 'Sound Healing',
      text: 'An hour on the floor with four brass bowls. You lie down, and no one talks.',
      classType: 'sound-healing',
      product: 'sound-healing',
      startsText: 'The first Saturday of the month',
      button: { label: 'Book a place', to: '/timetable?filter=sound-healing' },
    },
    {
      id: 'tai-chi',
      title: 'Tai Chi',
      text: 'Slow movement, shifting your weight from foot to foot. Tell us when you could come and we’ll choose a time.',
      classType: '',
      product: '',
      startsText: 'Coming soon',
      button: { label: 'Tell me when it starts', to: '/contact?topic=taichi' },
    },
    {
      id: 'first-two-reformer',
      title: 'Two Reformer classes',
      text: 'One to meet the springs, one to trust them. Once per person, for your first visit.',
      classType: '',
      product: 'first-two-reformer',
      startsText: 'For your first visit',
      button: { label: 'Start with two', to: '/checkout?product=first-two-reformer' },
    },
  ],
};
