/**
 * The debug portal: every place at which the game can begin.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.dev.portal;

import org.jspecify.annotations.NullMarked;
