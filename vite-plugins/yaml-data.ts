import type { Plugin } from 'vite';
import { load } from 'js-yaml';

/** A Vite plugin: a YAML file imported is its data. */
export function yamlData(): Plugin {
  return {
    name: 'yaml-data',
    transform: {
      filter: { id: /\.yaml$/ },
      handler(source) {
        const data: unknown = load(source);
        return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`, map: null };
      },
    },
  };
}
