/** Set before the browser goes to Google's own screen; kept by the tab, which comes back as a new page. */
const GOOGLE_VISIT = 'login-com-google';

export function beginGoogleVisit(): void {
  sessionStorage.setItem(GOOGLE_VISIT, '1');
}

/** Whether this page is where the way through Google ended; asked once. */
export function endGoogleVisit(): boolean {
  const isBack = sessionStorage.getItem(GOOGLE_VISIT) !== null;
  sessionStorage.removeItem(GOOGLE_VISIT);
  return isBack;
}
