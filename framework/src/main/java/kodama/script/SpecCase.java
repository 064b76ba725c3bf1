package kodama.script;

import org.luaj.vm2.LuaFunction;

/** A test: what {@code it} makes. */
record SpecCase(SpecGroup group, Specs.Spec spec, LuaFunction body) {}
