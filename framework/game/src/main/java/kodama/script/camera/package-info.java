/** Cameras as tasks: what they follow and show, and which of them shows a position of the screen. */
@NullMarked
package kodama.script.camera;

import org.jspecify.annotations.NullMarked;
