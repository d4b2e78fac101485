/** What the administrators' island builds its parts from. */

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

export function button(text: string, className: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', className, text);
  made.type = 'button';
  made.addEventListener('click', onClick);
  return made;
}

export function link(text: string, address: string, className = ''): HTMLAnchorElement {
  const made = element('a', className, text);
  made.href = address;
  return made;
}
