/** The library repeats the session's token in its responses; scripts have no business with it: the cookie alone carries it. */
export async function withoutTokens(response: Response): Promise<Response> {
  const text = await response.text();
  // A redirection says that it is JSON and holds nothing.
  if (text === '' || !response.headers.get('content-type')?.startsWith('application/json'))
    return new Response(text === '' ? null : text, response);
  const body = JSON.stringify(JSON.parse(text), (name, value: unknown) => (name === 'token' ? undefined : value));
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(body, { status: response.status, headers });
}
