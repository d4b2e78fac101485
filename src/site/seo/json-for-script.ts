/** JSON that cannot end its script element early. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
