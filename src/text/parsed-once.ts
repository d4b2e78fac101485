/** For a schema that a process uses once: zod compiles each before its first use, which takes longer than the one parse. */
export const PARSED_ONCE = { jitless: true };
