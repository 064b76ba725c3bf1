/** The module {@code sound}, and the methods of playing sounds. */
@NullMarked
package kodama.script.api.sound;

import org.jspecify.annotations.NullMarked;
