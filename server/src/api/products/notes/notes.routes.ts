import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { NotesService } from "./notes.service.ts";

export function notesRoutes(
  service: NotesService,
): Pick<Handlers<ProductCalls, ProductContext>, "listNotes" | "addNote" | "endNote"> {
  return {
    listNotes: ({ params }) => service.list(params.id),
    addNote: ({ params, body }, context) => service.add(params.id, body, context),
    endNote: ({ params }, context) => service.end(params.id, context),
  };
}
