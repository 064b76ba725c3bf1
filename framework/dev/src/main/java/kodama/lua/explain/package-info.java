/**
 * What {@code kodama lua --explain} prints: which functions of a program run as Java, and what keeps the others from
 * it.
 *
 * <p>An {@link kodama.lua.explain.Explanation} listens to a machine while the program runs; {@code ExitReasons} finds words
 * for an instruction that was left to the interpreter; {@code ExplanationReport} writes it all down.
 */
@NullMarked
package kodama.lua.explain;

import org.jspecify.annotations.NullMarked;
