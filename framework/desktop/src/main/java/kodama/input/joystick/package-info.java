/**
 * Pads under Linux, without a library: reads the kernel's joystick devices, {@code /dev/input/js0} and so on.
 *
 * <p>Threads of its own read the devices and look for new ones; they write into the raw input.
 */
@NullMarked
package kodama.input.joystick;

import org.jspecify.annotations.NullMarked;
