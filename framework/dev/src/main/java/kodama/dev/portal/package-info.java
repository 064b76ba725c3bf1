/** The debug portal, with all ways to start the game, and the tests in the window. */
@NullMarked
package kodama.dev.portal;

import org.jspecify.annotations.NullMarked;
