/**
 * The report of {@code kodama lua --explain}: which functions of a program run as Java, and why others do not.
 *
 * <p>An {@link kodama.lua.explain.Explanation} observes a machine while the program runs; {@code ExitReasons} describes
 * why an instruction exited to the interpreter; {@code ExplanationReport} prints the result.
 */
@NullMarked
package kodama.lua.explain;

import org.jspecify.annotations.NullMarked;
