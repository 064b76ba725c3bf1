/** A game as a component of a Swing program. */
@NullMarked
package kodama.swing;

import org.jspecify.annotations.NullMarked;
