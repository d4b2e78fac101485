/** The library repeats the session's token in its answers; scripts have no business with it: the cookie alone carries it. */
export async function withoutTokens(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return new Response(response.body, response);
  const body = JSON.stringify(await response.json(), (name, value: unknown) => (name === 'token' ? undefined : value));
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(body, { status: response.status, headers });
}
