/**
 * What a Fastify has in place of its compilers of JSON Schema, which would load Ajv: the contract checks what comes,
 * and no route names a schema.
 */
export const schemaController = {
  compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
};

function noCompiler(): never {
  throw new Error("A route names a JSON Schema: describe its call in contract/ instead.");
}
