/**
 * Node's `node:http` and `node:https`. An `import` of `node:http` reads each of its exports, and so loads the `fetch`
 * and the `WebSocket` that nobody may ask for: 17 MB at a start.
 */
export const http = process.getBuiltinModule("node:http");
export const https = process.getBuiltinModule("node:https");
