/** The saves of a game and the settings of its player, kept beyond the end of the program. */
@NullMarked
package kodama.save;

import org.jspecify.annotations.NullMarked;
