/**
 * Replaces Fastify's compilers of JSON Schema, which would load Ajv: the contract validates requests, and no route has
 * a schema.
 */
export const schemaController = {
  compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
};

function noCompiler(): never {
  throw new Error("A route names a JSON Schema: describe its call in contract/ instead.");
}
