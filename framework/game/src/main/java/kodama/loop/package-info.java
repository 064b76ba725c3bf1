/** The life of the program, and what a game brings along or is given; {@code Program} is where to begin to read. */
@NullMarked
package kodama.loop;

import org.jspecify.annotations.NullMarked;
