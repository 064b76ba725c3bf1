/** Lua engines for {@code javax.script}. */
@NullMarked
package kodama.lua.script;

import org.jspecify.annotations.NullMarked;
