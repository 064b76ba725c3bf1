package kodama.cli;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import kodama.desktop.joystick.JoystickMonitor;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.file.InputFile;
import kodama.file.Plugins;
import kodama.input.PadDriver;
import kodama.input.PadMappings;
import kodama.input.RawInput;
import org.jspecify.annotations.Nullable;

/** The drivers of the controllers, of which only one runs at a time, so that no button press counts twice. */
final class PadDrivers implements AutoCloseable {
    private final Iterator<PadDriver> drivers;
    private final RawInput input;
    private final Consumer<String> warnings;
    private final LeakTracker.Entry entry;
    private PadDriver.@Nullable RunningDriver running;
    private boolean isClosed;

    /**
     * @param drivers the preferred driver first; if a driver cannot run, the next one starts
     */
    PadDrivers(List<PadDriver> drivers, RawInput input, Consumer<String> warnings, LeakTracker leakTracker) {
        this.drivers = drivers.iterator();
        this.input = input;
        this.warnings = warnings;
        entry = leakTracker.open(LeakTracker.Lifetime.PROGRAM, "driver", "pads");
        startNext();
    }

    /** The driver by SDL, which not all packs contain. In this form {@code kodama pack} finds that it is needed. */
    private static final String JAMEPAD = "kodama/pads/JamepadDriver";

    /**
     * Starts a driver: for the joystick devices of the folder if there is one; otherwise, in a window, a driver from
     * the plugins, the one by SDL, or that of Linux joysticks.
     *
     * @param game files of the game, which may contain mappings of gamepads
     */
    static PadDrivers open(
            @Nullable Path folder,
            boolean inWindow,
            GameFiles game,
            RawInput input,
            Consumer<String> warnings,
            LeakTracker leakTracker) {
        List<PadDriver> drivers = new ArrayList<>();
        if (folder != null) drivers.add(JoystickMonitor.driver(folder));
        else if (inWindow) drivers.addAll(available(Plugins.nextToProgram(), () -> mappings(game, warnings), warnings));
        return new PadDrivers(drivers, input, warnings, leakTracker);
    }

    /** Returns the drivers from the plugins, followed by Kodama's own. */
    static List<PadDriver> available(ClassLoader plugins, Supplier<List<String>> mappings, Consumer<String> warnings) {
        List<PadDriver> drivers = new ArrayList<>();
        try {
            ServiceLoader.load(PadDriver.class, plugins).forEach(drivers::add);
        } catch (ServiceConfigurationError broken) {
            warnings.accept("a gamepad driver in the folder " + Plugins.FOLDER + " is broken: " + broken.getMessage());
        }
        if (drivers.isEmpty()) addJamepad(drivers, mappings);
        if (Files.isDirectory(JoystickMonitor.DEVICES)) drivers.add(JoystickMonitor.driver(JoystickMonitor.DEVICES));
        return drivers;
    }

    /** Reads the mappings of gamepads next to the program, and those of the game. */
    private static List<String> mappings(GameFiles game, Consumer<String> warnings) {
        List<String> mappings = new ArrayList<>();
        File own = Plugins.fileNextToProgram(PadMappings.FILE);
        if (own != null) mappings.addAll(ownMappings(own.toPath(), warnings));
        mappings.addAll(gameMappings(game, warnings));
        return mappings;
    }

    static List<String> ownMappings(Path file, Consumer<String> warnings) {
        List<String> mappings = new ArrayList<>();
        add(file.toString(), () -> read(file), mappings, warnings);
        return mappings;
    }

    private static byte[] read(Path file) {
        InputFile.Start start = InputFile.readStart(file, PadMappings.MAX_BYTES);
        if (start.size() <= PadMappings.MAX_BYTES) return start.bytes();
        throw new GameFileException(
                file.toString(), "must have at most " + PadMappings.MAX_BYTES + " bytes but has " + start.size());
    }

    static List<String> gameMappings(GameFiles game, Consumer<String> warnings) {
        List<String> mappings = new ArrayList<>();
        if (game.exists(PadMappings.FILE)) add(PadMappings.FILE, () -> game.read(PadMappings.FILE), mappings, warnings);
        return mappings;
    }

    private static void add(String name, Supplier<byte[]> file, List<String> mappings, Consumer<String> warnings) {
        try {
            mappings.addAll(PadMappings.read(name, file.get(), warnings));
        } catch (GameFileException unreadable) {
            warnings.accept("gamepads are not added: " + unreadable.getMessage());
        }
    }

    private static void addJamepad(List<PadDriver> drivers, Supplier<List<String>> mappings) {
        try {
            Class<?> driver = Class.forName(JAMEPAD.replace('/', '.'));
            drivers.add((PadDriver) driver.getConstructor(Supplier.class).newInstance(mappings));
        } catch (ReflectiveOperationException | LinkageError withoutPads) {
            // the game was packed without it
        }
    }

    /** Drivers call this from their own threads. */
    private synchronized void startNext() {
        if (isClosed) return;
        running = drivers.hasNext() ? drivers.next().start(input, warnings, this::startNext) : null;
    }

    @Override
    public void close() {
        PadDriver.RunningDriver last = last();
        if (last != null) last.close();
        entry.close();
    }

    private synchronized PadDriver.@Nullable RunningDriver last() {
        isClosed = true;
        return running;
    }
}
