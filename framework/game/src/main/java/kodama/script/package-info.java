/** The list of the modules of the Lua API, and the base classes of tasks written in Java. Owned by the game thread. */
@NullMarked
package kodama.script;

import org.jspecify.annotations.NullMarked;
