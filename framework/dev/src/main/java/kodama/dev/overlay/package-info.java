/** What lies over the running game: figures, labels, watched values, the debug menu; and how the game is held. */
@NullMarked
package kodama.dev.overlay;

import org.jspecify.annotations.NullMarked;
