/**
 * Controllers on Linux without a library: each joystick device of the kernel, {@code /dev/input/js0} and so on, is read
 * by a thread of its own.
 */
@NullMarked
package kodama.desktop.joystick;

import org.jspecify.annotations.NullMarked;
