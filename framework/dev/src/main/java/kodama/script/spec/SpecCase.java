package kodama.script.spec;

import kodama.lua.bind.Value;

/** A test, which {@code it} makes in a group. */
record SpecCase(SpecGroup group, Spec spec, Value body) {}
