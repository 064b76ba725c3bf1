/** The module {@code camera}, and the methods of cameras. */
@NullMarked
package kodama.script.api.camera;

import org.jspecify.annotations.NullMarked;
