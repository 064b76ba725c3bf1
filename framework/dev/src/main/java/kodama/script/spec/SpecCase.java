package kodama.script.spec;

import kodama.lua.bind.Value;

/**
 * A test: what {@code it} makes.
 *
 * @param group where it is named
 * @param spec what is known of it
 * @param body its function
 */
record SpecCase(SpecGroup group, Spec spec, Value body) {}
