/** Gets a token of a demo person from the service at this address. */
export async function fetchToken(serviceUrl: string, person = 'm.berg'): Promise<string> {
  const response = await fetch(`${serviceUrl}/library/demo/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ person }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}
