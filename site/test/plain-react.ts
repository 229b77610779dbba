/**
 * Loaded before React, whose development build would keep for developers where each element was made, and how long each
 * component took: an eighth of what screens cost. Its warnings, which fail a test, stay.
 */
for (const name of ["createTask", "timeStamp"]) Reflect.deleteProperty(console, name);
const { default: react } = await import("react");
const internals: unknown = Reflect.get(
  react,
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);
if (typeof internals !== "object" || internals === null) throw new Error("React has moved it.");
// It keeps ten thousand stacks a second.
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => 10_000, set() {} });
