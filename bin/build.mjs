// Builds the browser and the server bundle, unless they were built from these very files.
import { endOnSignals, ensureBuilt, ensureInstalled } from './project.mjs';

endOnSignals();
await ensureInstalled();
await ensureBuilt();
