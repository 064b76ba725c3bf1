package kodama.input.joystick;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import kodama.input.PadDriver;
import kodama.input.RawInput;

/**
 * All joysticks of a machine: those that are there, and those that are plugged in later.
 *
 * @param folder where the devices are; need not be there
 */
public record Joysticks(Path folder) implements PadDriver {
    /** Where Linux has them. */
    public static final Path DEVICES = Path.of("/dev/input");

    /** Tells whether there can be any. */
    public boolean isThere() {
        return Files.isDirectory(folder);
    }

    @Override
    public Running start(RawInput input, Consumer<String> warnings, Runnable otherwise) {
        return new JoystickWatch(folder, input, warnings).start();
    }
}
