/**
 * What is done with the values of a game that have names: turned ones are kept and written back into scripts, watched
 * ones are drawn.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.dev.tune;

import org.jspecify.annotations.NullMarked;
