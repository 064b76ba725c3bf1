/**
 * The Lua API: a package for each module, whose functions are annotated methods. This package has what several modules
 * share. {@link kodama.script.LuaApiModules} lists the modules.
 */
@NullMarked
package kodama.script.api;

import org.jspecify.annotations.NullMarked;
