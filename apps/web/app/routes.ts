import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('timetable', 'routes/timetable.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('booking/complete', 'routes/booking-complete.tsx'),
  route('booking/:bookingId', 'routes/booking.tsx'),
  route('tour', 'routes/tour.tsx'),
  route('tour/:bookingId', 'routes/tour-booked.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
