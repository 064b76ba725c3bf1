package kodama.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kodama.base.LeakTracker;
import kodama.desktop.joystick.JoystickMonitor;
import kodama.input.PadDriver;
import kodama.input.RawInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PadDriversTest {
    @TempDir
    Path temp;

    private final List<String> heard = new ArrayList<>();
    private final LeakTracker ledger = new LeakTracker();

    /** One that finds out only after its start that it cannot work. */
    private final class ToyDriver implements PadDriver {
        private final String name;
        private Runnable otherwise = () -> {};

        ToyDriver(String name) {
            this.name = name;
        }

        @Override
        public RunningDriver start(RawInput input, Consumer<String> warnings, Runnable other) {
            otherwise = other;
            heard.add(name + " starts");
            return () -> heard.add(name + " ends");
        }
    }

    /** A driver among the plugins, as the service loader makes it. */
    public static final class Plugin implements PadDriver {
        @Override
        public RunningDriver start(RawInput input, Consumer<String> warnings, Runnable otherwise) {
            return () -> {};
        }
    }

    private PadDrivers pads(PadDriver... drivers) {
        return new PadDrivers(List.of(drivers), new RawInput(), heard::add, ledger);
    }

    @Test
    void oneDriverPlaysSoThatNoPressCountsTwice() {
        pads(new ToyDriver("first"), new ToyDriver("second")).close();
        assertEquals(List.of("first starts", "first ends"), heard);
    }

    @Test
    void theNextDriverPlaysIfTheFirstCannot() {
        ToyDriver first = new ToyDriver("first");
        PadDrivers pads = pads(first, new ToyDriver("second"));
        first.otherwise.run();
        pads.close();
        assertEquals(List.of("first starts", "second starts", "second ends"), heard);
    }

    @Test
    void withoutAFurtherDriverThereAreNoPads() {
        ToyDriver only = new ToyDriver("only");
        PadDrivers pads = pads(only);
        only.otherwise.run();
        pads.close();
        assertEquals(List.of("only starts"), heard);
    }

    @Test
    void afterTheEndNoDriverBegins() {
        ToyDriver first = new ToyDriver("first");
        pads(first, new ToyDriver("second")).close();
        first.otherwise.run();
        assertEquals(List.of("first starts", "first ends"), heard);
    }

    @Test
    void aDriverAmongThePluginsComesBeforeKodamasOwn() throws IOException {
        List<PadDriver> drivers = PadDrivers.available(pluginThatNames(Plugin.class.getName()), heard::add);
        assertTrue(drivers.get(0) instanceof Plugin);
        assertEquals(List.of(), heard);
    }

    @Test
    void aPluginThatIsBrokenIsToldAndKodamasOwnDriverPlays() throws IOException {
        List<PadDriver> drivers = PadDrivers.available(pluginThatNames("nowhere.Driver"), heard::add);
        assertEquals(Files.isDirectory(JoystickMonitor.DEVICES) ? 1 : 0, drivers.size());
        assertEquals(
                List.of("a driver of pads in the folder plugins is broken:"
                        + " kodama.input.PadDriver: Provider nowhere.Driver not found"),
                heard);
    }

    private ClassLoader pluginThatNames(String driver) throws IOException {
        Path services = Files.createDirectories(temp.resolve("META-INF/services"));
        Files.writeString(services.resolve("kodama.input.PadDriver"), driver);
        return new URLClassLoader(new URL[] {temp.toUri().toURL()}, getClass().getClassLoader());
    }
}
