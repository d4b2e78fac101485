import type { ComponentType } from 'react';

/** The file of a screen did not come: there is no connection, or an update has replaced it. */
export class ScreenNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The file of a screen was not loaded', { cause });
    this.name = 'ScreenNotLoaded';
  }
}

/** A screen in a file of its own, as the router loads it. */
export function lazyScreen(load: () => Promise<ComponentType>): () => Promise<{ readonly Component: ComponentType }> {
  return async () => {
    try {
      return { Component: await load() };
    } catch (cause) {
      throw new ScreenNotLoaded(cause);
    }
  };
}
