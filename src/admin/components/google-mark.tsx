export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path
        fill="currentColor"
        d="M21.6 10.2H12v3.9h5.5c-.5 2.4-2.5 3.8-5.5 3.8a5.9 5.9 0 1 1 0-11.8c1.5 0 2.8.5 3.8 1.4l2.9-2.9A10 10 0 1 0 12 22c5.8 0 9.8-4 9.8-9.9 0-.6-.1-1.3-.2-1.9z"
      />
    </svg>
  );
}
