/**
 * The Lua API. Each module has a package of its own and implements its functions as annotated methods; this package
 * contains the code that several modules share. {@link kodama.script.LuaApiModules} lists the modules.
 */
@NullMarked
package kodama.script.api;

import org.jspecify.annotations.NullMarked;
