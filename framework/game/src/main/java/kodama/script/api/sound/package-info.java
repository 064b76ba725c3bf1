/** The module {@code sound}, and the methods of what {@code sound.play} returns. */
@NullMarked
package kodama.script.api.sound;

import org.jspecify.annotations.NullMarked;
