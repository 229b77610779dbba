import { fsyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { syncPath } from "./sync-path.ts";

type EmscriptenOptions = Parameters<NodeFS["init"]>[1];

interface OpenFile {
  /** Node's file descriptor; absent for a folder. */
  nfd?: number;
  node: object;
}

interface Attributes {
  mode?: number;
}

interface NodeFsModule {
  NODEFS: {
    stream_ops: { fsync?: (file: OpenFile) => number };
    realPath(node: object): string;
    /** Changes a file's mode, times and size; the engine's own umask is 022 whatever the process's is. */
    doSetAttr(file: unknown, node: object, attributes: Attributes, ...how: unknown[]): void;
    /** Does what Node can refuse; its refusal becomes the error number that the engine knows. */
    tryFSOperation(operation: () => void): void;
  };
}

/**
 * The engine's file system. As the library ships it, fsync returns before the data is on disk, so that a power cut could
 * lose a commit, and its files are readable and writable by everybody. Here fsync syncs, and files are their owner's.
 */
export class DurableFolder extends NodeFS {
  override async init(engine: PGlite, options: EmscriptenOptions) {
    const { emscriptenOpts } = await super.init(engine, options);
    const mend = (module: unknown) => {
      makeFsyncReal(module as NodeFsModule);
      makeModesPrivate(module as NodeFsModule);
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), mend] },
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

function makeModesPrivate({ NODEFS }: NodeFsModule): void {
  const { doSetAttr } = NODEFS;
  NODEFS.doSetAttr = (file, node, { mode, ...others }, ...how) => {
    const attributes = mode === undefined ? others : { ...others, mode: mode & ~0o077 };
    doSetAttr(file, node, attributes, ...how);
  };
}
