/** The module {@code move} and {@code move_to}. Each function creates a movement, which moves the task each tick. */
@NullMarked
package kodama.script.api.move;

import org.jspecify.annotations.NullMarked;
