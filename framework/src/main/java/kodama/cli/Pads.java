package kodama.cli;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import kodama.base.LeakLedger;
import kodama.input.PadDriver;
import kodama.input.RawInput;
import kodama.input.joystick.Joysticks;
import org.jspecify.annotations.Nullable;

/** The pads that a program is played with. */
final class Pads implements AutoCloseable {
    private final PadDriver.@Nullable Running driver;
    private final LeakLedger.Entry entry;

    private Pads(PadDriver.@Nullable Running driver, LeakLedger.Entry entry) {
        this.driver = driver;
        this.entry = entry;
    }

    /**
     * Opens them: those of a folder, if one is named; else in a window what a driver on the class path finds, or under
     * Linux the joysticks of the machine.
     */
    static Pads open(
            @Nullable Path folder, boolean inWindow, RawInput input, Consumer<String> warnings, LeakLedger ledger) {
        PadDriver driver = driver(folder, inWindow);
        return new Pads(
                driver == null ? null : driver.start(input, warnings),
                ledger.open(LeakLedger.Lifetime.PROGRAM, "driver", "pads"));
    }

    private static @Nullable PadDriver driver(@Nullable Path folder, boolean inWindow) {
        if (folder != null) return new Joysticks(folder);
        if (!inWindow) return null;
        Iterator<PadDriver> found = ServiceLoader.load(PadDriver.class).iterator();
        if (found.hasNext()) return found.next();
        Joysticks ofMachine = new Joysticks(Joysticks.DEVICES);
        return ofMachine.isThere() ? ofMachine : null;
    }

    @Override
    public void close() {
        if (driver != null) driver.close();
        entry.close();
    }
}
