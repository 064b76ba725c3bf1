/**
 * Lua scripts as tasks: the binders that give scripts the framework, one class for each Lua module.
 *
 * <p>Floor 5; the only floor besides the machine that sees Lua values. Owned by the game thread.
 */
@NullMarked
package kodama.script;

import org.jspecify.annotations.NullMarked;
