/**
 * Pads under Linux, without a library: threads of their own read the kernel's joystick devices, {@code
 * /dev/input/js0} and so on.
 */
@NullMarked
package kodama.desktop.joystick;

import org.jspecify.annotations.NullMarked;
