package kodama.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import kodama.base.LeakTracker;
import kodama.desktop.joystick.JoystickMonitor;
import kodama.file.Plugins;
import kodama.input.PadDriver;
import kodama.input.RawInput;
import org.jspecify.annotations.Nullable;

/** The pads that a program is played with: by one driver at a time, so that no press counts twice. */
final class PadDrivers implements AutoCloseable {
    private final Iterator<PadDriver> drivers;
    private final RawInput input;
    private final Consumer<String> warnings;
    private final LeakTracker.Entry entry;
    private PadDriver.@Nullable RunningDriver running;
    private boolean isClosed;

    /**
     * @param drivers the first choice first; another one plays if that cannot
     */
    PadDrivers(List<PadDriver> drivers, RawInput input, Consumer<String> warnings, LeakTracker ledger) {
        this.drivers = drivers.iterator();
        this.input = input;
        this.warnings = warnings;
        entry = ledger.open(LeakTracker.Lifetime.PROGRAM, "driver", "pads");
        startNext();
    }

    /**
     * Opens them: those of a folder, if one is named; else in a window what a driver among the plugins finds, or under
     * Linux the joysticks of the machine.
     */
    static PadDrivers open(
            @Nullable Path folder, boolean inWindow, RawInput input, Consumer<String> warnings, LeakTracker ledger) {
        List<PadDriver> drivers = new ArrayList<>();
        if (folder != null) drivers.add(JoystickMonitor.driver(folder));
        else if (inWindow) drivers.addAll(available(Plugins.nextToProgram(), warnings));
        return new PadDrivers(drivers, input, warnings, ledger);
    }

    /** The drivers among the plugins, and Kodama's own. */
    static List<PadDriver> available(ClassLoader plugins, Consumer<String> warnings) {
        List<PadDriver> drivers = new ArrayList<>();
        try {
            ServiceLoader.load(PadDriver.class, plugins).forEach(drivers::add);
        } catch (ServiceConfigurationError broken) {
            warnings.accept("a driver of pads in the folder " + Plugins.FOLDER + " is broken: " + broken.getMessage());
        }
        if (Files.isDirectory(JoystickMonitor.DEVICES)) drivers.add(JoystickMonitor.driver(JoystickMonitor.DEVICES));
        return drivers;
    }

    /** Drivers call it by threads of their own. */
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
