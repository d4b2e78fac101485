/** A YAML file is its data; who reads it parses it with a schema. */
declare module '*.yaml' {
  const data: unknown;
  export default data;
}
