import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type EmscriptenOptions = Parameters<NodeFS["init"]>[1];

interface OpenFile {
  /** Node's file descriptor; absent for a folder. */
  nfd?: number;
  node: object;
}

interface NodeFsModule {
  NODEFS: {
    stream_ops: { fsync?: (file: OpenFile) => number };
    realPath(node: object): string;
    /** Does what Node can refuse; its refusal becomes the error number that the engine knows. */
    tryFSOperation(operation: () => void): void;
  };
}

/**
 * The engine's files in a folder, where an fsync is one. As the library ships it, fsync answers without
 * reaching the disk, and a commit could be lost with the power.
 */
export class DurableFolder extends NodeFS {
  override async init(engine: PGlite, options: EmscriptenOptions) {
    const { emscriptenOpts } = await super.init(engine, options);
    const syncFiles = (module: unknown) => makeFsyncReal(module as NodeFsModule);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncFiles] },
    };
  }
}

function makeFsyncReal({ NODEFS }: NodeFsModule): void {
  NODEFS.stream_ops.fsync = (file) => {
    const { nfd, node } = file;
    NODEFS.tryFSOperation(() =>
      nfd === undefined ? syncPath(NODEFS.realPath(node)) : fsyncSync(nfd),
    );
    return 0;
  };
}

/** Syncs a folder and all that is in it: once, after the first initialisation wrote it unsynced. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

/** Syncs one file, or a folder's list of names. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
