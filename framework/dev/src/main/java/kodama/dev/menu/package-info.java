/**
 * The debug menu over the running game, and its pages.
 *
 * <p>Owned by the game thread.
 */
@NullMarked
package kodama.dev.menu;

import org.jspecify.annotations.NullMarked;
