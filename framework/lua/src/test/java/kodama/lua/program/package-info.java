/** Generates random Lua programs from a grammar; tests run them in several ways and compare the results. */
@org.jspecify.annotations.NullMarked
package kodama.lua.program;
