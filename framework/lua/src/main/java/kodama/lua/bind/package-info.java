/**
 * The door between Java and Lua: a Java method becomes a Lua function by an annotation, and takes and gives plain Java
 * values.
 *
 * <p>{@link kodama.lua.bind.Module} makes a module of an object whose class carries {@link kodama.lua.bind.LuaModule};
 * {@link kodama.lua.bind.Value}, {@link kodama.lua.bind.Table} and {@link kodama.lua.bind.Values} are what Java sees
 * of values that are not plain; {@link kodama.lua.bind.Lua} is the machine. Code that uses this package need not know
 * LuaJ; a game's own Java part may use it, too.
 */
@NullMarked
package kodama.lua.bind;

import org.jspecify.annotations.NullMarked;
