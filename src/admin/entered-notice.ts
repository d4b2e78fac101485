/** Set where the sign-in leads to the panel, by way of Google's own screen or straight; kept by the tab, which comes there as a new page. */
const ENTERING = 'entrando';

export function beginEntering(): void {
  sessionStorage.setItem(ENTERING, '1');
}

/** Whether this page is where a sign-in ended; asked once. */
export function endEntering(): boolean {
  const isBack = sessionStorage.getItem(ENTERING) !== null;
  sessionStorage.removeItem(ENTERING);
  return isBack;
}
