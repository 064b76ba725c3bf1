/**
 * The Lua API: a package for each module, whose functions are annotated methods, and here what several modules share.
 * {@link kodama.script.LuaApiModules} lists them.
 */
@NullMarked
package kodama.script.api;

import org.jspecify.annotations.NullMarked;
