package kodama.desktop.joystick;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import kodama.input.PadDriver;
import kodama.input.RawInput;

/**
 * Opens all joysticks of a machine. A thread of its own looks once a second for those that were plugged in or
 * unplugged, and each joystick is read by a {@link JoystickReader}.
 */
public final class JoystickMonitor implements PadDriver.RunningDriver {
    /** The folder of joystick devices on Linux. */
    public static final Path DEVICES = Path.of("/dev/input");

    private static final Path SYSTEM = Path.of("/sys/class/input");
    private static final long SCAN_MILLIS = 1000;
    private static final long END_MILLIS = 500;

    private final Path folder;
    private final RawInput input;
    private final Consumer<String> warnings;
    private final Thread thread;

    /** Devices that are read, or have ended but are still plugged in; followed by those that cannot be opened. */
    private final Map<Path, JoystickReader> readers = new HashMap<>();

    private final Set<Path> refused = new HashSet<>();

    /** Returns the driver for the joysticks of a folder, which may be missing. */
    public static PadDriver driver(Path folder) {
        return (input, warnings, onEnd) -> new JoystickMonitor(folder, input, warnings).start();
    }

    JoystickMonitor(Path folder, RawInput input, Consumer<String> warnings) {
        this.folder = folder;
        this.input = input;
        this.warnings = warnings;
        thread = new Thread(this::run, "kodama-pads");
        thread.setDaemon(true);
    }

    /** Opens the joysticks that are plugged in, and starts to look for more. */
    JoystickMonitor start() {
        scan();
        thread.start();
        return this;
    }

    private void run() {
        try {
            while (true) {
                Thread.sleep(SCAN_MILLIS);
                scan();
            }
        } catch (InterruptedException closed) {
            // the thread ends
        }
    }

    /** Opens new joysticks and closes unplugged ones. */
    synchronized void scan() {
        Set<Path> there = devices();
        readers.entrySet().removeIf(known -> isUnplugged(known.getKey(), known.getValue(), there));
        refused.retainAll(there);
        for (Path device : there) if (!readers.containsKey(device)) open(device);
    }

    /**
     * Also true if the joystick was unplugged and plugged in again between two scans. A regular file that was read to
     * its end is not opened again, and neither is a rejected joystick until it is unplugged.
     */
    private static boolean isUnplugged(Path device, JoystickReader reader, Set<Path> there) {
        boolean wasRead = !Files.isRegularFile(device) && !reader.hasNoSlot();
        boolean isUnplugged = !there.contains(device) || reader.isFinished() && wasRead;
        if (isUnplugged) end(reader);
        return isUnplugged;
    }

    private Set<Path> devices() {
        Set<Path> found = new HashSet<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, "js*")) {
            for (Path path : all) if (path.getFileName().toString().matches("js\\d+")) found.add(path);
        } catch (IOException | DirectoryIteratorException none) {
            return found;
        }
        return found;
    }

    private void open(Path device) {
        try {
            JoystickInfo info = JoystickInfo.read(description(device), "pad");
            readers.put(device, new JoystickReader(device, info, input).start());
            refused.remove(device);
        } catch (IOException failed) {
            if (refused.add(device))
                warnings.accept("the gamepad " + device + " cannot be read (" + reason(failed) + ")");
        }
    }

    private static String reason(IOException failure) {
        return failure instanceof AccessDeniedException ? "permission denied" : String.valueOf(failure.getMessage());
    }

    /** A custom folder may contain copies of the kernel's descriptions. */
    private Path description(Path device) {
        String name = device.getFileName().toString();
        return folder.equals(DEVICES) ? SYSTEM.resolve(name).resolve("device") : folder.resolve(name + ".device");
    }

    private static void end(JoystickReader reader) {
        try {
            reader.close();
        } catch (IOException ended) {
            // it is not read any more
        }
    }

    @Override
    public void close() {
        thread.interrupt();
        List<JoystickReader> ending;
        synchronized (this) {
            ending = List.copyOf(readers.values());
            ending.forEach(JoystickMonitor::end);
        }
        try {
            thread.join(END_MILLIS);
            for (JoystickReader reader : ending) reader.join(END_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
