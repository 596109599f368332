/** Replaces a page that failed, if the script of the error page can't load either. */
export function FallbackErrorPage() {
  return (
    <div className="container-page py-20">
      <h1 className="text-h1">Something went wrong</h1>
      <button type="button" className="text-link mt-6 min-h-11 text-lead" onClick={() => location.reload()}>
        Try again
      </button>
    </div>
  );
}
