/** Lua programs made by chance from a grammar; tests run them in ways that must come to the same. */
@org.jspecify.annotations.NullMarked
package kodama.lua.program;
