export function LogoMark() {
  return (
    <svg aria-hidden="true" viewBox="14 20 36 33" width="26" height="24" fill="none" className="stroke-chalk">
      <path d="M17.5 33.5 32 49.5 40.6 33.6" strokeWidth="4.2" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M39.3 36 26 33.2" strokeWidth="3" strokeLinecap="round" />
      <circle cx="43.6" cy="25.6" r="4.1" className="fill-chalk" stroke="none" />
    </svg>
  );
}
