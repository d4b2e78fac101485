import { drawingFiles } from './drawings/drawing-files.tsx';
import type { HashedFile } from './drawings/hashed-file.ts';
import { pictureFiles } from './drawings/picture-files.tsx';
import { sceneFiles } from './scenes/scene-files.tsx';
import { vignetteFiles } from './vignettes/vignette-files.tsx';

/** All that is drawn once and shown on many pages; the maps of places are found by their names. */
export const drawnFiles: readonly HashedFile[] = [...drawingFiles, ...pictureFiles, ...sceneFiles, ...vignetteFiles];
