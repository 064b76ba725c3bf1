/**
 * Connects Java and Lua: annotations make Java methods Lua functions that take and return plain Java values.
 *
 * <p>{@link kodama.lua.bind.Module} makes a module of an object whose class is annotated with {@link
 * kodama.lua.bind.LuaModule}. {@link kodama.lua.bind.Value}, {@link kodama.lua.bind.Table} and {@link
 * kodama.lua.bind.Values} represent other values, and {@link kodama.lua.bind.Lua} the machine. Code that uses this
 * package need not use LuaJ. It is also open to the Java parts of games.
 */
@NullMarked
package kodama.lua.bind;

import org.jspecify.annotations.NullMarked;
