/** A game as a part of a Swing program. */
@NullMarked
package kodama.swing;

import org.jspecify.annotations.NullMarked;
