/** The module {@code game}. */
@NullMarked
package kodama.script.api.game;

import org.jspecify.annotations.NullMarked;
