/** The saves of a game and the settings of its player, which are kept between sessions. */
@NullMarked
package kodama.save;

import org.jspecify.annotations.NullMarked;
