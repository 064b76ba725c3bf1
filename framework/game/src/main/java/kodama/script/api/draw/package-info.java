/** The module {@code draw}. */
@NullMarked
package kodama.script.api.draw;

import org.jspecify.annotations.NullMarked;
