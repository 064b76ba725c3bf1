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
 * All joysticks of a machine, those that are there and those that are plugged in later: looks for them once a second,
 * on a thread of its own, and has those that are there read.
 */
public final class JoystickMonitor implements PadDriver.RunningDriver {
    /** Where Linux has them. */
    public static final Path DEVICES = Path.of("/dev/input");

    private static final Path SYSTEM = Path.of("/sys/class/input");
    private static final long LOOK_MILLIS = 1000;
    private static final long END_MILLIS = 500;

    private final Path folder;
    private final RawInput input;
    private final Consumer<String> warnings;
    private final Thread thread;

    /** Those that are read, or were and are still there; and those that cannot be opened. */
    private final Map<Path, JoystickReader> readers = new HashMap<>();

    private final Set<Path> refused = new HashSet<>();

    /** Returns what reads those of a folder, which need not be there. */
    public static PadDriver driver(Path folder) {
        return (input, warnings, otherwise) -> new JoystickMonitor(folder, input, warnings).start();
    }

    JoystickMonitor(Path folder, RawInput input, Consumer<String> warnings) {
        this.folder = folder;
        this.input = input;
        this.warnings = warnings;
        thread = new Thread(this::run, "kodama-pads");
        thread.setDaemon(true);
    }

    /** Opens those that are there and begins to look for more. */
    JoystickMonitor start() {
        scan();
        thread.start();
        return this;
    }

    private void run() {
        try {
            while (true) {
                Thread.sleep(LOOK_MILLIS);
                scan();
            }
        } catch (InterruptedException closed) {
            // so it ends
        }
    }

    /** Opens what is new, and lets go of what is gone. */
    synchronized void scan() {
        Set<Path> there = devices();
        readers.entrySet().removeIf(known -> isGone(known.getKey(), known.getValue(), there));
        refused.retainAll(there);
        for (Path device : there) if (!readers.containsKey(device)) open(device);
    }

    /**
     * Also one that was pulled out and is back between two looks; a file that was read to its end stays so, and one pad
     * too many until it is pulled out.
     */
    private static boolean isGone(Path device, JoystickReader reader, Set<Path> there) {
        boolean wasRead = !Files.isRegularFile(device) && !reader.hasNoSlot();
        boolean isGone = !there.contains(device) || reader.isFinished() && wasRead;
        if (isGone) end(reader);
        return isGone;
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
            JoystickInfo codes = JoystickInfo.read(description(device), "pad");
            readers.put(device, new JoystickReader(device, codes, input).start());
            refused.remove(device);
        } catch (IOException notAllowed) {
            if (refused.add(device))
                warnings.accept("the pad " + device + " cannot be read (" + reason(notAllowed) + ")");
        }
    }

    private static String reason(IOException failure) {
        return failure instanceof AccessDeniedException ? "you may not" : String.valueOf(failure.getMessage());
    }

    /** Beside devices of a folder of one's own may lie what the kernel would say of them. */
    private Path description(Path device) {
        String name = device.getFileName().toString();
        return folder.equals(DEVICES) ? SYSTEM.resolve(name).resolve("device") : folder.resolve(name + ".device");
    }

    private static void end(JoystickReader reader) {
        try {
            reader.close();
        } catch (IOException ended) {
            // no one reads it any more
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
