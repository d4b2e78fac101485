/**
 * Aborted when the time is over, as `AbortSignal.timeout` is. That one may be collected as garbage while a request waits for it, which then
 * waits for ever; here the timer holds on to it.
 */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), milliseconds).unref();
  return controller.signal;
}
