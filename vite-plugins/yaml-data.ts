import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** A Vite plugin: a YAML file imported is its data; `?without=asks` leaves a field of it out. */
export function yamlData(): Plugin {
  return {
    name: 'yaml-data',
    transform: {
      filter: { id: /\.yaml(\?|$)/ },
      handler(source, id) {
        const left = new URLSearchParams(id.split('?')[1]).get('without');
        const data: unknown = parse(source);
        const shown =
          left === null
            ? data
            : JSON.parse(JSON.stringify(data, (key, value: unknown) => (key === left ? undefined : value)));
        return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(shown))});`, map: null };
      },
    },
  };
}
